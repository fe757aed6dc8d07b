"""The seal of a Parquet file: digests of its blocks in the file's metadata, and a digest of that metadata.

Every read is checked. Parquet's own checksums guard neither the headers of pages nor the metadata: one flipped bit
there can change what is read without an error.
"""

import hashlib
import io
import re
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final

import pyarrow as pa
import pyarrow.parquet as pq

BLOCK: Final = 1 << 20  # bytes: a read of a few columns checks little more than it needs
DIGITS: Final = 32  # hexadecimal digits of a block's digest
BLOCKS: Final = b"turncoat.blocks"
SEAL: Final = b"turncoat.seal"
PREFIX: Final = b"sha256:"
UNSEALED: Final = PREFIX + b"0" * 64  # placeholder while the seal is computed
SEALED: Final = re.compile(rb"sha256:[0-9a-f]{64}")
MARK: Final = b"PAR1"
TAIL: Final = 8  # bytes at the end: the length of the metadata, and the mark
DAMAGED: Final = "damaged, or written by another program"


class SealingFile:
    """A file for a Parquet writer to write to. It is sealed when `close` has returned."""

    def __init__(self, path: Path) -> None:
        self._file: Final = path.open("wb")
        self._block: Final = bytearray()
        self._digests: Final[list[str]] = []
        self._metadata: bytearray | None = None  # held back until it is sealed
        self._is_abandoned: bool = False
        self.closed: bool = False  # read by pyarrow

    def write(self, written: bytes) -> int:
        if self._is_abandoned:
            return len(written)
        if self._metadata is not None:
            self._metadata += written
            return len(written)
        self._block.extend(written)
        while len(self._block) >= BLOCK:
            self._digests.append(_digest(self._block[:BLOCK]))
            del self._block[:BLOCK]
        return self._file.write(written)

    def flush(self) -> None:
        self._file.flush()

    def close(self, writer: pq.ParquetWriter, metadata: Mapping[bytes, str]) -> str:
        """Seal the file after its writer has written all rows. Returns the seal."""
        self._digests.append(_digest(self._block))
        self._metadata = bytearray()
        writer.add_key_value_metadata({**metadata, BLOCKS: "".join(self._digests), SEAL: UNSEALED.decode()})
        writer.close()
        seal = _seal_of(self._metadata)
        self._file.write(self._metadata.replace(UNSEALED, seal))
        self._file.close()
        self.closed = True
        return _name(seal)

    def abandon(self, writer: pq.ParquetWriter) -> None:
        """Close without a seal; what the writer still writes as it closes is dropped."""
        self._is_abandoned = True
        writer.close()
        with suppress(OSError):  # the disk may be full
            self._file.close()
        self.closed = True


class SealedFile(io.RawIOBase):
    """A sealed file for pyarrow to read. ValueError: a part that is read differs from what was written."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self._file: Final = path.open("rb")
        self._held: tuple[int, bytes] = (-1, b"")  # the block that was read last
        self._place: int = 0
        self._size: Final = self._file.seek(0, io.SEEK_END)
        self._rows_end: int = 0
        try:
            written = self._read_metadata()
            self.seal: Final = _name(_seal_in(written))
            self.metadata: Final = pq.read_metadata(pa.BufferReader(MARK + written))
            digests = self.words[BLOCKS].decode()
            self._digests: Final = [digests[at : at + DIGITS] for at in range(0, len(digests), DIGITS)]
        except BaseException:
            self.close()
            raise

    @property
    def words(self) -> Mapping[bytes, bytes]:
        """Metadata that the file's writer noted."""
        noted: Mapping[bytes, bytes] = self.metadata.metadata or {}
        return noted

    def close(self) -> None:
        self._file.close()
        super().close()

    def readable(self) -> bool:
        return True

    def seekable(self) -> bool:
        return True

    def tell(self) -> int:
        return self._place

    def seek(self, offset: int, whence: int = io.SEEK_SET) -> int:
        self._place = offset + {io.SEEK_SET: 0, io.SEEK_CUR: self._place, io.SEEK_END: self._size}[whence]
        return self._place

    def read(self, size: int = -1) -> bytes:
        """Read rows. The metadata is read and checked once."""
        end = self._rows_end if size < 0 else min(self._rows_end, self._place + size)
        parts = []
        while self._place < end:
            number, begin = divmod(self._place, BLOCK)
            part = self._block(number)[begin : begin + end - self._place]
            parts.append(part)
            self._place += len(part)
        return b"".join(parts)

    def _block(self, number: int) -> bytes:
        if self._held[0] != number:
            self._file.seek(number * BLOCK)
            block = self._file.read(min(BLOCK, self._rows_end - number * BLOCK))
            if _digest(block) != self._digests[number]:
                raise ValueError(DAMAGED)
            self._held = number, block
        return self._held[1]

    def _read_metadata(self) -> bytes:
        self._file.seek(max(0, self._size - TAIL))
        tail = self._file.read()
        self._rows_end = self._size - TAIL - int.from_bytes(tail[:4], "little")
        if tail[4:] != MARK or self._rows_end < 0:
            raise ValueError(DAMAGED)
        self._file.seek(self._rows_end)
        metadata = self._file.read()
        seal = _seal_in(metadata)
        if _seal_of(metadata.replace(seal, UNSEALED)) != seal:
            raise ValueError(DAMAGED)
        return metadata


def _seal_in(metadata: bytes) -> bytes:
    seals = SEALED.findall(metadata)
    if len(seals) != 1:
        raise ValueError(DAMAGED)
    return bytes(seals[0])


def _seal_of(unsealed: bytes | bytearray) -> bytes:
    return PREFIX + hashlib.sha256(unsealed).hexdigest().encode()


def _name(seal: bytes) -> str:
    """The seal as other files note it: without the prefix that marks a file's own seal."""
    return seal.removeprefix(PREFIX).decode()


def _digest(block: bytes | bytearray) -> str:
    return hashlib.sha256(block).hexdigest()[:DIGITS]
