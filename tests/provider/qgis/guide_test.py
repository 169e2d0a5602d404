#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the guide behind the Help button, in each language: links, pictures, that it needs no network, and its size.

    guide_test.py HELP_FOLDER

HELP_FOLDER is what is installed with the plugin. That each algorithm has its page: names_test.cpp.
"""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote

MOST_BYTES = 3_000_000  # with two languages
LANGUAGES, ALGORITHMS = ("en", "de"), 23
BY_HAND = {"index.html", "first_flood.html", "which_barrier.html", "open_culvert.html", "tables_and_maps.html"}
WITHOUT_END = {"meta", "link", "img", "br"}
problems = []


def expect(holds, message):
    if not holds:
        problems.append(message)


class Page(HTMLParser):
    """Its links, what they may lead to, and whether each tag is closed where it should be."""

    def __init__(self, path):
        super().__init__()
        self.path, self.links, self.places, self.open = path, [], set(), []
        self.feed(path.read_text(encoding="utf-8"))
        self.close()
        expect(not self.open, f"{path}: never closed: {self.open}")

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag not in WITHOUT_END:
            self.open.append(tag)
        if "id" in attributes:
            expect(attributes["id"] not in self.places, f"{self.path}: two places are called {attributes['id']}")
            self.places.add(attributes["id"])
        self.links += [attributes[name] for name in ("href", "src") if name in attributes]
        expect(tag != "img" or "alt" in attributes, f"{self.path}: a picture without a text: {attributes}")
        expect(tag != "script", f"{self.path}: a script")

    def handle_endtag(self, tag):
        if tag in WITHOUT_END:
            return  # <img ... />
        expect(self.open and self.open[-1] == tag, f"{self.path}, line {self.getpos()[0]}: </{tag}> closes {self.open[-1:]}")
        if tag in self.open:
            while self.open.pop() != tag:
                pass


def check_links(pages):
    used = set()
    for page in pages.values():
        for link in page.links:
            name, _, place = unquote(link).partition("#")
            target = (page.path.parent / name).resolve() if name else page.path
            used.add(target)
            expect(":" not in link, f"{page.path}: '{link}' leads out of the guide")
            expect(target.is_file(), f"{page.path}: there is no '{link}'")
            expect(not place or place in pages[target].places, f"{page.path}: there is no '{link}'")
    return used


def main():
    folder = Path(sys.argv[1]).resolve()
    pages = {path: Page(path) for path in sorted(folder.glob("*/*.html"))}
    used = check_links(pages)
    names = {language: {path.name for path in pages if path.parent.name == language} for language in LANGUAGES}
    for language in LANGUAGES:
        expect(BY_HAND < names[language], f"{language}: missing are {BY_HAND - names[language]}")
        expect(len(names[language] - BY_HAND) >= ALGORITHMS, f"{language}: {len(names[language])} pages")
        expect(names[language] == names["en"], f"{language}: other pages than in English")
        for picture in (folder / language / "pictures").iterdir():
            expect(picture in used, f"{picture}: on no page")
        for name in BY_HAND:
            pictures = [{link for link in pages[folder / of / name].links if "pictures/" in link} for of in (language, "en")]
            expect(pictures[0] == pictures[1], f"{language}/{name}: other pictures than in English")
    size = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    expect(size < MOST_BYTES, f"{size} bytes, at most {MOST_BYTES}")
    print(*problems, f"{len(pages)} pages, {sum(len(page.links) for page in pages.values())} links, {size} bytes", sep="\n")
    print(f"{len(problems)} problems")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
