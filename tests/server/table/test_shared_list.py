from turncoat.server.table.shared_list import SharedList


def test_a_copy_goes_its_own_way() -> None:
    first: SharedList[int] = SharedList()
    for number in range(3):
        first.append(number)
    second, third = first.copy(), first.copy()
    second.append(10)
    third.append(20)
    assert [list(one) for one in (first, second, third)] == [[0, 1, 2], [0, 1, 2, 10], [0, 1, 2, 20]]
    first.append(30)
    assert [list(one) for one in (first, second, third)] == [[0, 1, 2, 30], [0, 1, 2, 10], [0, 1, 2, 20]]


def test_what_a_copy_takes_back_stays_with_the_others() -> None:
    first: SharedList[int] = SharedList()
    for number in range(3):
        first.append(number)
    second = first.copy()
    assert [second.pop(), second.pop()] == [2, 1]
    second.append(9)
    assert (list(first), list(second)) == ([0, 1, 2], [0, 9])


def test_it_reads_like_a_list() -> None:
    longer: SharedList[str] = SharedList()
    for letter in "abcd":
        longer.append(letter)
    shared = longer.copy()
    shared.pop()
    assert (len(shared), shared[0], shared[-1], shared[1:], list(reversed(shared))) == (
        3, "a", "c", ["b", "c"], ["c", "b", "a"],
    )  # fmt: skip
    assert "d" not in shared
    assert not SharedList[str]()
