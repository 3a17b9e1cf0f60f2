"""Each function runs in CPython and in the page's Brython; what it returns must have the same repr()."""


def keys_that_look_like_numbers_keep_their_order():
    d = {"b": 1, "10": 2, "2": 3}
    d["1"] = 4
    return list(d.items())


def int_keys_keep_their_order():
    d = {3: 1, 1: 2}
    d[2] = 0
    return list(d.items())


def keys_of_several_types():
    d = {"a": 1, 3: 1, "1": 2, 1: 0}
    return list(d.items()), d[1], d["1"], len(d)


def a_deleted_key_among_several_types_is_gone():
    d = {1: "a", "x": 2}
    del d["x"]
    return "x" in d, d.get("x", "gone"), len(d), list(d)


def a_popped_key_among_several_types_can_return():
    d = {1: "a", "x": 2}
    d.pop("x")
    gone = d.get("x"), list(d.items())
    d["x"] = 5
    return gone, list(d.items())


def overwriting_among_several_types():
    d = {1: "a", "x": 2}
    d["x"] = 3
    d[1] = "b"
    return d["x"], d[1], list(d.items()), d == {1: "b", "x": 3}


def true_and_one_are_the_same_key():
    d = {1: "a"}
    d[True] = "b"
    return d


def tuples_as_keys():
    d = {(1, 2): "a", ("x", None): "b"}
    return d[(1, 2)], d[("x", None)], (2, 1) in d, d.get((9, 9), 0)


def names_of_javascript_as_keys():
    d = {}
    before = [d.get(name) for name in ("constructor", "toString", "valueOf", "hasOwnProperty")]
    d["hasOwnProperty"] = 1
    d["constructor"] = 2
    return before, d.get("a"), "toString" in d, d["hasOwnProperty"], d["constructor"], list(d)


def odd_strings_as_keys():
    return list({"": 1, " ": 2, "a b": 3, "é": 4, "-1": 5}.items())


def keywords_named_like_javascript():
    return dict(constructor=1, length=2, name=3, prototype=4)


def popping_and_adding_again_moves_to_the_end():
    d = {"a": 1, "b": 2, "c": 3}
    d.pop("a")
    d["a"] = 9
    return list(d)


def update_and_union():
    d = {"a": 1, "b": 2}
    d.update({"b": 3, "c": 4})
    d |= {"a": 0}
    return list(d.items()), d | {"z": 1}


def setdefault_and_popitem():
    d = {}
    d.setdefault("x", []).append(1)
    d.setdefault("x", []).append(2)
    return d, {"a": 1, "b": 2}.popitem()


def churn_with_int_keys():
    d = {}
    for i in range(300):
        d[i] = i
        if i >= 10:
            del d[i - 10]
    return len(d), list(d)[:3], sum(d.values())


def reversed_and_views():
    d = {"a": 1, "b": 2, "c": 3}
    return list(reversed(d)), sorted(d.keys() & {"a", "z"}), len(d.values()), "a" in d.keys(), (("a", 1) in d.items())


def equality_ignores_order():
    return {"a": 1, "b": [1, 2]} == {"b": [1, 2], "a": 1}, {"a": 1} == {"a": 2}, {} == {}


def growing_while_iterating_is_an_error():
    d = {"a": 1}
    try:
        for key in d:
            d[key + "x"] = 1
    except RuntimeError:
        return "RuntimeError"


def deleting_over_a_copy_of_the_keys():
    d = {"a": 1, "b": 2, "c": 3}
    for key in list(d):
        if d[key] > 1:
            del d[key]
    return d


def get_with_and_without_default():
    d = {"a": None, 1: 0}
    return d.get("a"), d.get("a", 3), d.get("b"), d.get("b", 3), d.get(1), d.get(2), d.get(2, "x"), {}.get("q", [])


def comprehension_with_condition():
    return {k: v for k, v in {"a": 1, "b": 2}.items() if v > 1}


def merging_and_fromkeys():
    return {**{"b": 1}, **{"a": 2, "b": 3}}, list(dict.fromkeys(["z", "a", "m", "a"]))


def a_missing_key_is_named():
    try:
        {"a": 1}["x"]
    except KeyError as error:
        return error.args


def truth_and_length_of_each_kind():
    return [(bool(d), len(d)) for d in ({}, {"a": 1}, {1: 1}, {"a": 1, 1: 1}, {(1,): 1})]


def sets():
    a = {1, 2, 3}
    return sorted(a | {9}), sorted(a & {1}), sorted(a - {1}), sorted(a ^ {1, 7}), a <= {1, 2, 3, 4}, 2 in a, "2" in a


def sets_of_tuples_and_frozensets():
    return sorted({(1, 2), (1, 2), (2, 1)}), {frozenset([1, 2]): "a"}[frozenset([2, 1])], repr(set())
