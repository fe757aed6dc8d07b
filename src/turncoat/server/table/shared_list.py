"""Copy-on-write list: copies share one buffer, so a copy takes constant time. Items are added and removed at the end only."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import TypeVar, overload

Item = TypeVar("Item")


class SharedList(Sequence[Item]):
    """The first `count` items of the shared buffer; the rest belongs to copies that have appended."""

    def __init__(self, kept: list[Item] | None = None, count: int = 0) -> None:
        self._kept: list[Item] = [] if kept is None else kept
        self._count: int = count

    def copy(self) -> "SharedList[Item]":
        return SharedList(self._kept, self._count)

    def append(self, item: Item) -> None:
        if len(self._kept) != self._count:  # the rest belongs to another copy
            self._kept = self._kept[: self._count]
        self._kept.append(item)
        self._count += 1

    def pop(self) -> Item:
        last = self[-1]
        self._count -= 1
        return last

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[Item]:
        return islice(self._kept, self._count)

    def __reversed__(self) -> Iterator[Item]:
        return islice(reversed(self._kept), len(self._kept) - self._count, None)

    @overload
    def __getitem__(self, at: int) -> Item: ...
    @overload
    def __getitem__(self, at: slice) -> list[Item]: ...
    def __getitem__(self, at: int | slice) -> Item | list[Item]:
        if isinstance(at, slice):
            return self._kept[: self._count][at]
        return self._kept[range(self._count)[at]]
