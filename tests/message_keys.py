#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the keys of errors and warnings: snake_case, and never two causes with one key.

A cause is recognised by the text of its problem, whatever parameters, fields and values it names. So a key
belongs to one text (the same cause is told in the same words everywhere); a text may belong to several keys, where
its reasons differ. The keys that tests ask for must exist, or a test that a warning is absent could never fail.
First it proves on small bad snippets that each rule can fail. `--self-test` does only that, `--list` prints the
keys with their texts.
"""

import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ["solver", "algorithms", "provider"]
SUFFIXES = {".hpp", ".cpp", ".cu", ".cuh", ".in", ".py"}
OWN = {"tests/message_keys.py", "tests/layering.py"}
ASSERTION = re.compile(r"\b(mentions|has_key|expect_error|expect_refused|members_with|refuses?|refused)\s*\(")
SHOWN = re.compile(r"\\?\[([a-z][a-z0-9]*_[a-z0-9_]+)\\?\]")  # in a text, as users see it
LITERAL_KEY = re.compile(r'"([a-z][a-z0-9_]*)"')
CALL = re.compile(
    r"\b(Error|OutOfMemory|WrongUse|inputError|check|check_flow_cells|refuse|fail|fail_at|fail_columns|warn|warning"
    r"|push_back|return|Message|full_text|labelled|failed|add)\s*[({]"
)
TRANSLATING = {"check", "fail", "fail_at", "fail_columns"}  # take the problem as a text of the source
KEY = re.compile(r'"([^"]*)"')
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')
TEXT = re.compile(r'("(?:[^"\\]|\\.)*"\s*)+')  # a literal, in several parts
COMMENT = re.compile(r"//[^\n]*")


def arguments(text, begin):
    """The arguments of a call whose bracket opens at begin, as texts."""
    depth, quote, last, found = 0, None, begin + 1, []
    at = begin
    while at < len(text):
        letter = text[at]
        if quote:
            if letter == "\\":
                at += 1
            elif letter == quote:
                quote = None
        elif letter == '"' or letter == "'" and not text[at - 1].isalnum():
            quote = letter
        elif letter in "([{":
            depth += 1
        elif letter in ")]}":
            depth -= 1
            if depth == 0:
                return found + [text[last:at].strip()]
        elif letter == "," and depth == 1:
            found.append(text[last:at].strip())
            last = at + 1
        at += 1
    return found


def as_message(call, texts):
    """(key, problem) when the arguments hold a key and, after it, a text that is translated; else None."""
    if len(texts) == 1 and texts[0].startswith("{"):
        return as_message(call, arguments(texts[0], 0))
    for key, problem in zip(texts, texts[1:]):
        is_key = KEY.fullmatch(key)
        is_text = re.search(r"\bq?tr\(\s*\"", problem) or call in TRANSLATING and problem.startswith('"')
        if is_key and is_text:
            return is_key.group(1), "".join(LITERAL.findall(TEXT.search(problem).group()))
    return None


def messages(text):
    """(line, key, problem) of each error and warning."""
    text = COMMENT.sub(lambda match: " " * len(match.group()), text)
    for call in CALL.finditer(text):
        message = as_message(call.group(1), arguments(text, call.end() - 1))
        if message:
            yield (text.count("\n", 0, call.start()) + 1, *message)


def cause(problem):
    """The problem without what it names."""
    problem = re.sub(r"^The (table|layer|result) ", "", problem)
    return re.sub(r"('?(%\d|\b[A-Z][A-Z_]{2,}\b)'? ?)+", "% ", problem)


def violations(found):
    """found: (place, key, problem)."""
    texts = defaultdict(dict)
    for place, key, problem in found:
        if not re.fullmatch(r"[a-z][a-z0-9]*(_[a-z0-9]+)*", key):
            yield f"{place}: the key '{key}' is not in snake_case"
        texts[key].setdefault(cause(problem), (place, problem))
    for key, causes in sorted(texts.items()):
        if len(causes) > 1:
            told = "".join(f"\n  {place}: {problem}" for place, problem in causes.values())
            yield f"the key '{key}' stands for more than one cause:{told}"


def asserted(text):
    """(line, key) of each key that a test asks for."""
    for call in ASSERTION.finditer(text):
        line = text.count("\n", 0, call.start()) + 1
        for argument in arguments(text, call.end() - 1):
            key = LITERAL_KEY.fullmatch(argument)
            if key and "_" in key.group(1):
                yield line, key.group(1)
    for shown in LITERAL.finditer(text):
        for key in SHOWN.finditer(shown.group(1)):
            yield text.count("\n", 0, shown.start()) + 1, key.group(1)


def unknown(found, known):
    """found: (place, key) as tests ask for them."""
    for place, key in found:
        if key not in known:
            yield f"{place}: nothing has the key '{key}'"


SELF_TESTS = [  # a snippet, and part of the expected rule (None: no violation)
    ('throw Error("no_crest", tr("%1 has no crest", a), b, c);', None),
    ('throw Error("No-crest", tr("%1 has no crest", a), b, c);', "snake_case"),
    ('check(a > 0, "Empty", "The grid is empty", "it is", "Fill it.");', "snake_case"),
    ('log.warning({"No crest", tr("It has no crest", a)});', "snake_case"),
    ('log.warning({"No crest", tr("%1 {has|have} no crest", n)});', "snake_case"),
    ('reader.fail_at(1, 2, "Twice", "The table has it twice", a, b);', "snake_case"),
    ('Error("a", tr("%1 has no crest", x), b, c); inputError("a", qtr("CREST has no crest"), b, c);', None),
    ('Error("a", tr("%1 has no crest", x), b, c); Error("a", tr("%1 has two crests", x), b, c);', "more than one cause"),
    ('Error("a", tr("It is dry"), b, c); warn(feedback, "a", qtr("It is wet"));', "more than one cause"),
    ('// Error("A", tr("It is dry"), b, c);', None),
]


ASSERTED_SELF_TESTS = [  # a snippet of a test, and whether it asks for a key that nothing has
    ('EXPECT_TRUE(mentions(run.error, "no_crest", {"dike_1"}));', False),
    ('EXPECT_FALSE(mentions(run.error, "no_crests"));', True),
    ('self.assertIn("[no_crest]", said)', False),
    ('self.assertRegex(said, r"dike.*\\[no_crests\\]")', True),
]


def self_test():
    failures = []
    for snippet, expected in SELF_TESTS:
        found = list(violations(messages(snippet)))
        if expected is None and found or expected and not any(expected in rule for rule in found):
            failures.append(f"self-test: {snippet}: expected {expected!r}, found {found}")
    for snippet, expected in ASSERTED_SELF_TESTS:
        found = list(unknown(asserted(snippet), {"no_crest"}))
        if bool(found) != expected:
            failures.append(f"self-test: {snippet}: found {found}")
    return failures


def read(folders):
    """(path from the root, text) of the source files in folders."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SUFFIXES:
                yield path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")


def main():
    failures = self_test()
    snippets = len(SELF_TESTS) + len(ASSERTED_SELF_TESTS)
    print("\n".join(failures + [f"message keys: self-test of {snippets} snippets: {len(failures)} failed"]))
    if failures or "--self-test" in sys.argv[1:]:
        return 1 if failures else 0
    sources, tests = list(read(FOLDERS)), list(read(["tests"]))
    found = [(f"{path}:{line}", key, problem) for path, text in sources for line, key, problem in messages(text)]
    known = {key for _, text in sources for key in re.findall(r"[\"\[]([a-z][a-z0-9_]*)[\"\]]", text)}
    wanted = [(f"{path}:{line}", key) for path, text in tests for line, key in asserted(text) if path not in OWN]
    if "--list" in sys.argv[1:]:
        print("\n".join(f"{key:36} {problem}" for _, key, problem in sorted(found, key=lambda each: each[1:])))
    wrong = list(violations(found)) + list(unknown(wanted, known))
    counts = f"{len(found)} messages, {len(wanted)} times asked for by tests, {len(wrong)} violations"
    print("\n".join(wrong + ["message keys: " + counts]))
    return 1 if wrong or len(found) < 200 or len(wanted) < 200 else 0


if __name__ == "__main__":
    sys.exit(main())
