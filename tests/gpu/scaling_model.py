#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A model of one simulation on many GPUs, fitted to the table of spate_gpu_scale in RESULTS.md.

A step of N cells on p cards takes

    t = c + u N / (p R) + [p > 1] (b L + m log2(machines))

c: what a step takes whatever its cells (its passes, and the list of tiles where water moves), all wet or around a front;
R: cells a card computes in a second; b: for the cells along the borders of a part, L = sqrt(N) min(1, 4 / sqrt(p)), and
to meet, which these points cannot tell from it; u: the fullest part over the mean; m: a meeting over the network. c, R
and b are fitted, relative errors least; u and m are assumed. The model is of tiles through which warps march: small
floods, of which blocks compute the tiles, are shown as they were measured. Prints SCALING.md; with --check fails where
that page is another one, or where the model is off a measured point by more than it says.
"""

import math
import re
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
PAGE = FOLDER / "SCALING.md"
UNEVEN = 1.1  # parts are cut again beyond that (solver/domain)
NETWORK = 5.0  # us a doubling of the machines: not measured
A_MACHINE = 8  # cards
ROW = re.compile(r"^\| (?P<case>[^|]+) \| (?P<cards>\d+) \| (?P<parts>\d+) \| \d+ \| [\d.]+ \| (?P<us>[\d.]+) \| (?P<speed>[\d.]+) \|")


class Point:
    def __init__(self, case, cards, us, cells):
        self.case, self.cards, self.us, self.cells = case, cards, us, cells
        self.kind = "dry" if "dry" in case else "wet"
        self.by_blocks = case.startswith(("city", "640 x"))


def measured():
    """The rows with a part on each card."""
    text = (FOLDER / "RESULTS.md").read_text(encoding="utf-8")
    table = text.split("One simulation on several GPUs", 1)[1].split("\n\n", 2)[1]
    points = []
    for row in filter(None, map(ROW.match, table.splitlines())):
        if row["cards"] == row["parts"]:
            us, speed = float(row["us"]), float(row["speed"])
            points.append(Point(row["case"], int(row["cards"]), us, 1e3 * us * speed))
    return points


def border(cells, cards):
    return math.sqrt(cells) * min(1, 4 / math.sqrt(cards)) if cards > 1 else 0


def terms(kind, cells, cards, uneven):
    """What the unknowns c of each kind (us), 1 / R (us a million cells) and b (us a thousand cells) are multiplied by."""
    return [float(kind == of) for of in ("wet", "dry")] + [uneven * cells / cards / 1e6, border(cells, cards) / 1e3]


def least_squares(rows, values):
    """Solves the normal equations by elimination with pivots."""
    count = len(rows[0])
    matrix = [[sum(row[i] * row[j] for row in rows) for j in range(count)] + [sum(row[i] * value for row, value in zip(rows, values))] for i in range(count)]
    for i in range(count):
        pivot = max(range(i, count), key=lambda k: abs(matrix[k][i]))
        matrix[i], matrix[pivot] = matrix[pivot], matrix[i]
        for k in range(count):
            if k != i:
                factor = matrix[k][i] / matrix[i][i]
                matrix[k] = [a - factor * b for a, b in zip(matrix[k], matrix[i])]
    return [matrix[i][count] / matrix[i][i] for i in range(count)]


class Model:
    def __init__(self, points):
        rows = [terms(point.kind, point.cells, point.cards, 1) for point in points]
        self.unknowns = least_squares([[term / point.us for term in row] for row, point in zip(rows, points)], [1.0] * len(points))

    def us(self, kind, cells, cards, uneven=1.0):
        network = NETWORK * math.log2(cards / A_MACHINE) if cards > A_MACHINE else 0
        return sum(a * b for a, b in zip(terms(kind, cells, cards, uneven), self.unknowns)) + network

    def off(self, point):
        """By how much of what was measured."""
        return self.us(point.kind, point.cells, point.cards) / point.us - 1

    def most_off(self, points):
        return max(abs(self.off(point)) for point in points)


def percent(share):
    """A difference; what is rounded to nothing has no sign of its own."""
    return f"{round(100 * share, 1) + 0.0:+.1f} %"


def number(cells):
    return f"{cells / 1e9:.2f} G" if cells >= 1e9 else f"{cells / 1e6:.1f} M"


def page(points, by_blocks, model):
    wet, dry, pace, along = model.unknowns
    lines = [
        "# One simulation on many GPUs: a model",
        "",
        "Made by `tests/gpu/scaling_model.py` from the table of `spate_gpu_scale` in [RESULTS.md](RESULTS.md): what one, two and four",
        "cards take, and what that lets one expect of more. **No run on more than four cards was measured.** The model is of warps that",
        "march through tiles. Small floods, which blocks compute, are at the end, as they were measured. The table is of 2026-11-27, when four",
        "cards were there last; two have become faster since (8192 x 8192: 1.91 times one card, not 1.86), which the model does not know.",
        "",
        "    t = c + u N / (p R) + [p > 1] (b L + m log2(machines))",
        "",
        f"c {wet:.0f} us a step where all is wet, {dry:.0f} us around a moving front; R {1e3 / pace:.1f} G cell-steps/s a card;",
        f"b {along:.1f} us for a thousand cells along the borders, L = sqrt(N) min(1, 4 / sqrt(p)), and to meet, which these points cannot tell from it.",
        f"Assumed: u = {UNEVEN} where the water moves (the fullest part, which is when parts are cut again) and 1 where all is wet;",
        f"m = {NETWORK:.0f} us for each doubling of the machines of {A_MACHINE} cards. Four numbers are fitted to {len(points)} points, so the first table shows how well the form fits: within {100 * model.most_off(points):.0f} %.",
        "",
        "The last column is a forecast of four cards, from the points of one and two alone.",
        "",
        "| measured | cards | cells of a step | us/step | model | off by | forecast |",
        "|---|---|---|---|---|---|---|",
    ]
    of_fewer = Model([point for point in points if point.cards <= 2])
    for point in points:
        us, foreseen = (of.us(point.kind, point.cells, point.cards) for of in (model, of_fewer))
        forecast = f"{foreseen:.1f} ({percent(of_fewer.off(point))})" if point.cards > 2 else ""
        lines.append(f"| {point.case} | {point.cards} | {number(point.cells)} | {point.us:.1f} | {us:.1f} | {percent(model.off(point))} | {forecast} |")
    lines += ["", "| forecast | cells of a step | one card, us/step | 8 cards | 64 cards | 1024 cards |", "|---|---|---|---|---|---|"]

    def foresee(what, kind, cells, grows=False):
        one = model.us(kind, cells, 1)
        cells_of = {cards: cells * (cards if grows else 1) for cards in (8, 64, 1024)}
        gains = []
        for cards, here in cells_of.items():
            us = model.us(kind, here, cards, 1 if kind == "wet" else UNEVEN)
            gains.append(f"{us:.0f} us, " + (f"{100 * one / us:.0f} %" if grows else f"{one / us:.1f} times"))
        lines.append(f"| {what} | {number(cells)}{' a card' if grows else ''} | {one:.0f} | " + " | ".join(gains) + " |")

    foresee("4096 x 4096 a card, all wet", "wet", 4096**2, grows=True)
    foresee("8192 x 8192 a card, all wet", "wet", 8192**2, grows=True)
    foresee("8192 x 8192, all wet", "wet", 8192**2)
    foresee("65,536 x 65,536, all wet (more than a card holds)", "wet", 65536**2)
    foresee("a front in 65,536 x 65,536, 10 % wet", "dry", 0.1 * 65536**2)
    lines += [
        "",
        f"**What limits it**: the {wet:.0f} us and more that a step takes however few its cells are. A card must have some {wet / pace:.1f} million wet",
        "cells before half of its time is arithmetic. Exchanging every k steps would save part of b L, not c: the passes themselves",
        "have to become shorter first, as they are by blocks.",
        "",
        "| by blocks: measured | cards | cells of a step | us/step |",
        "|---|---|---|---|",
    ]
    lines += [f"| {point.case} | {point.cards} | {number(point.cells)} | {point.us:.1f} |" for point in by_blocks]
    return "\n".join(lines) + "\n"


def main():
    all_points = measured()
    points, by_blocks = ([point for point in all_points if point.by_blocks == blocks] for blocks in (False, True))
    model = Model(points)
    text = page(points, by_blocks, model)
    if "--check" not in sys.argv:
        print(text, end="")
        return 0
    problems = [] if PAGE.read_text(encoding="utf-8") == text else ["SCALING.md is not that of RESULTS.md: scaling_model.py > SCALING.md"]
    off = model.most_off(points)
    if len(all_points) < 15 or not off < 0.05:
        problems.append(f"{len(all_points)} points were measured, {len(points)} of marches, the model off by up to {100 * off:.0f} %")
    print("\n".join(problems) or f"{len(points)} points, off by {100 * off:.1f} % at most")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
