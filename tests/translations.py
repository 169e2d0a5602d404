#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks that each text of the program is translated, in every file provider/qgis/translations/spate_*.ts.

It fails by name for a text without a finished translation, for a translation of a text that is gone, for units
without their raised digits (m2, m3), and where the two differ in their places for arguments (%1 to %9), tags of HTML,
names in capitals or in quotes, or spaces at their ends. First it proves on small bad snippets that each rule can fail. `--self-test` does only that, `--list` prints the
texts, and `--update` brings the files in line with the sources: new texts are added, without a translation, and old
ones dropped. Then translate them, by hand or with Qt's Linguist.

Qt's own lupdate is not used: it takes the class around a call as part of the text's name, and the second argument
for a comment, and it sees neither tables nor the texts that check() and the like translate themselves.
"""

import re
import sys
from collections import Counter
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
FOLDERS = ["solver", "algorithms", "provider/qgis"]  # the command (provider/cli) has no Qt, and speaks English
SUFFIXES = {".hpp", ".cpp", ".cu", ".cuh"}
STYLES = ROOT / "styles"
TRANSLATIONS = ROOT / "provider/qgis/translations"
CONTEXT = "spate"

# What takes texts of the source, and which of its arguments they are.
CALLS = {
    "tr": (0,),
    "qtr": (0,),
    "translatable": (0,),
    "check": (2, 3, 4),
    "check_cuda": (1,),
    "fail": (1,),
    "fail_at": (3,),
    "fail_columns": (1,),
}

TOKEN = re.compile(
    r"""(?P<comment>//[^\n]*|/\*.*?\*/)
    |(?P<raw>\bR"(?P<end>[^(\s]*)\((?P<body>.*?)\)(?P=end)")
    |(?P<text>(?:\bu8)?"(?P<inside>(?:[^"\\\n]|\\.)*)")
    |(?P<letter>'(?:[^'\\\n]|\\.)+')
    |(?P<word>[A-Za-z_]\w*|\d[\w.']*)
    |(?P<sign>\S)""",
    re.VERBOSE | re.DOTALL,
)
ESCAPE = re.compile(r"\\(u[0-9a-fA-F]{4}|.)", re.DOTALL)
LETTERS = {"n": "\n", "t": "\t", '"': '"', "\\": "\\", "'": "'", "0": "\0"}


def unescaped(inside):
    def letter(match):
        code = match.group(1)
        return chr(int(code[1:], 16)) if len(code) > 1 else LETTERS.get(code, match.group())

    return ESCAPE.sub(letter, inside)


def tokens(source):
    """(kind, value) of each; kind: text, word, sign."""
    for match in TOKEN.finditer(source):
        if match.lastgroup == "comment" or match.group("comment"):
            continue
        if match.group("raw"):
            yield "text", match.group("body")
        elif match.group("text"):
            yield "text", unescaped(match.group("inside"))
        else:
            yield "word" if match.group("word") else "sign", match.group()


def arguments(found, begin):
    """The texts in each argument of the call whose bracket is found[begin], those of calls within left out."""
    depth, texts, follows = 0, [[]], False
    for kind, value in found[begin:]:
        if kind == "sign" and value in "([{":
            depth += 1
        elif kind == "sign" and value in ")]}":
            depth -= 1
            if depth == 0:
                return texts
        elif depth == 1 and value == "," and kind == "sign":
            texts.append([])
        elif depth == 1 and kind == "text":
            if follows:
                texts[-1][-1] += value
            else:
                texts[-1].append(value)
        follows = kind == "text"
    return texts


def texts_of(source):
    """The texts of a source file that users may see, in their order."""
    found = list(tokens(source))
    for at, (kind, value) in enumerate(found[:-1]):
        if kind == "word" and value in CALLS and found[at + 1] == ("sign", "("):
            all_texts = arguments(found, at + 1)
            for place in CALLS[value]:
                yield from (text for text in all_texts[place : place + 1] for text in text if text)


NUMBER = re.compile(r"(.*\u00a0)?-?(\d{1,3}(\u00a0\d{3})+|\d+(\.\d+)?)")  # as in algorithms/qgis/legend_labels.cpp


def texts_of_style(style):
    """The labels of a style, with places for arguments instead of numbers."""
    for element in ElementTree.fromstring(style).iter():
        words, numbers = element.get("label", "").split(" "), 0
        for i, word in enumerate(words):
            if NUMBER.fullmatch(word):
                numbers += 1
                words[i] = f"%{numbers}"
        if words != [""]:
            yield " ".join(words)


def texts_of_program():
    """Where each text stands first."""
    places = {}
    for path in sorted(STYLES.glob("*.qml")):
        for text in texts_of_style(path.read_text(encoding="utf-8")):
            places.setdefault(text, path.relative_to(ROOT).as_posix())
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SUFFIXES:
                for text in texts_of(path.read_text(encoding="utf-8")):
                    places.setdefault(text, path.relative_to(ROOT).as_posix())
    return places


def read_translations(path):
    """The translation of each text; none where it is unfinished."""
    translations = {}
    for message in ElementTree.parse(path).getroot().iterfind("context/message"):
        translation = message.find("translation")
        finished = translation.get("type") is None
        translations[message.findtext("source")] = (translation.text or "") if finished else ""
    return translations


def write_translations(path, language, places, translations):
    lines = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", f'<TS version="2.1" language="{language}">']
    lines += ["<context>", f"    <name>{CONTEXT}</name>"]
    quoted = {'"': "&quot;", "'": "&apos;"}
    for text, place in places.items():
        translation = translations.get(text, "")
        unfinished = "" if translation else ' type="unfinished"'
        lines += [
            "    <message>",
            f'        <location filename="../../../{place}"/>',
            f"        <source>{escape(text, quoted)}</source>",
            f"        <translation{unfinished}>{escape(translation, quoted)}</translation>",
            "    </message>",
        ]
    path.write_text("\n".join(lines + ["</context>", "</TS>", ""]), encoding="utf-8")


ALIKE = {  # what a text and its translation have in common
    "the places for arguments": re.compile(r"%[1-9]"),
    "the tags": re.compile(r"</?[a-z][^>]*>"),
    "the names of parameters": re.compile(r"\b[A-Z][A-Z0-9]*_[A-Z0-9_]+\b"),
    "the names of fields and files": re.compile(r"'[a-z0-9]+_[a-z0-9_]+'|\b\w+\.(?:json|csv|tif|gpkg|html|nc|log)\b|spate:\w+"),
    "the spaces at their ends": re.compile(r"^\s+|\s+$"),
}
CHOICE = re.compile(r"\{[^{}|]+\|[^{}|]+\}")  # of one and of many, behind their number: "%1 {cell|cells}"
UNRAISED = re.compile(r"(?<![\w'])k?m[23](?![\w'])")  # but not in names: discharge_m3s, 'm2'
UNITS_OF_FILES = {"m2/s"}  # metadata have them as UDUNITS writes them, people as translated() of solver/core/text.cpp


def violations(places, translations):
    for text, place in places.items():
        if UNRAISED.search(text) and text not in UNITS_OF_FILES:
            yield f"{place}: m2 or m3 in place of m² or m³: {text}"
        translation = translations.get(text)
        if not translation:
            yield f"{place}: no translation of: {text}"
            continue
        for shown in (text, translation):
            if re.search("[{}]", CHOICE.sub("", shown)) or "{" in shown and not re.search("%[1-9].*{", shown):
                yield f"{place}: no choice of one or many behind a number: {shown}"
        for what, pattern in ALIKE.items():
            if Counter(pattern.findall(text)) != Counter(pattern.findall(translation)):
                yield f"{place}: {what} differ:\n  {text}\n  {translation}"
    for text in translations:
        if text not in places:
            yield f"a translation of a text that is gone: {text}"


SELF_TESTS = [  # a source, and the texts in it
    ('f(tr("Hello %1", x), qtr("a " /* no */ "b\\n"), "no");', ["Hello %1", "a b\n"]),
    ('tr(one ? "a" : "b", "no"); // tr("no")', ["a", "b"]),
    ('check(a(b, c), "key", "Problem", "why", R"(remedy)");', ["Problem", "why", "remedy"]),
    ('x = translatable("\\u00b2"); strtr("no"); number("no", "no"); \'"\' + tr("a");', ["\u00b2", "a"]),
    ('tr("%1 (%2)", tr("inner"), "no");', ["%1 (%2)", "inner"]),
]

VIOLATING = [  # a text, a translation, and part of the expected rule (None: no violation)
    ("%1 of %2", "%2 hat %1", None),
    ("%1 of %2", "", "no translation"),
    ("%1 of %2", None, "no translation"),
    ("%1 of %2", "%1 von %1", "arguments"),
    ("<b>a</b>", "<b>a<b>", "tags"),
    ("MAX_DEPTH is empty", "MAX_TIEFE ist leer", "parameters"),
    ("the field 'time_s'", "das Feld 'zeit_s'", "fields"),
    ("a. ", "a.", "spaces"),
    ("%1 m3 in all", "%1 m³ insgesamt", "m³"),
    ("%1 - %2 m2/s", "%1 - %2 m²/s", "m²"),
    ("m2/s", "m2/s", None),
    ("%1 {cell|cells} of %2", "%1 {Zelle|Zellen} von %2", None),
    ("%1 {cells} of %2", "%1 {Zelle|Zellen} von %2", "one or many"),
    ("%1 {cell|cells}", "{Zelle|Zellen} %1", "one or many"),
    ("per 'm2', in discharge_m3s", "je 'm2', in discharge_m3s", None),
]


STYLE = '<qgis><item label="0.1 - 0.5 m2/s"/><rule label="H1: &gt; 3 m"/><symbol label="" name="no"/></qgis>'


def self_test():
    failures = []
    if list(texts_of_style(STYLE)) != ["%1 - %2 m2/s", "H1: > %1 m"]:
        failures.append(f"self-test: labels: {list(texts_of_style(STYLE))}")
    for snippet, expected in SELF_TESTS:
        found = list(texts_of(snippet))
        if found != expected:
            failures.append(f"self-test: {snippet}: expected {expected}, found {found}")
    for text, translation, expected in VIOLATING:
        found = list(violations({text: "here"}, {} if translation is None else {text: translation}))
        if len(found) != (expected is not None) or expected and expected not in found[0]:
            failures.append(f"self-test: {text!r} as {translation!r}: expected {expected!r}, found {found}")
    if len(list(violations({}, {"gone": "weg"}))) != 1:
        failures.append("self-test: a text that is gone was not found")
    return failures


def main():
    failures = self_test()
    snippets = len(SELF_TESTS) + len(VIOLATING) + 2
    print("\n".join(failures + [f"translations: self-test of {snippets} snippets: {len(failures)} failed"]))
    if failures or "--self-test" in sys.argv[1:]:
        return 1 if failures else 0
    places = texts_of_program()
    if "--list" in sys.argv[1:]:
        print("\n".join(f"{place}: {text}" for text, place in places.items()))
    wrong = 0
    files = sorted(TRANSLATIONS.glob("spate_*.ts"))
    for path in files:
        translations = read_translations(path)
        if "--update" in sys.argv[1:]:
            write_translations(path, path.stem.split("_", 1)[1], places, translations)
            translations = read_translations(path)
        found = list(violations(places, translations))
        print("\n".join(found + [f"{path.name}: {len(places)} texts, {len(found)} violations"]))
        wrong += len(found)
    return 1 if wrong or not files or len(places) < 1000 else 0


if __name__ == "__main__":
    sys.exit(main())
