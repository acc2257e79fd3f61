"""Run by hand: python3 -m unittest discover -s bench/sim. Needs lex.json, golds.json and names.tsv beside it, and numpy."""

import os
import re
import sys
import unittest

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from drawn import Doc
from feat import NS, sim_doc
from layouts import JOBS, SCHOOLS, layout_of
from lexis import KINDS, RANKS, TOK


def listed(file, name):
    """The words of a list that a TypeScript module of the labels writes out."""
    with open(os.path.join(HERE, "../../src/labels", file), encoding="utf8") as source:
        return re.findall(r'"(\w+)"', re.search(name + r"\b[^\[]*=\s*\[(.*?)\]", source.read(), re.S).group(1))


class SameNames(unittest.TestCase):
    """lex.json is written by words.ts; one that is older than the engine would teach other states."""

    def test_kinds_of_lines(self):
        self.assertEqual(KINDS, [*listed("line-states.ts", "const lineKinds"), "noise"])

    def test_parts(self):
        self.assertEqual(TOK, listed("net-parts.ts", "const netParts"))

    def test_states(self):
        self.assertEqual(NS, len(KINDS) * len(RANKS))


class Drawings(unittest.TestCase):
    def test_a_seed_draws_one_document(self):
        self.assertEqual(Doc(11).make(), Doc(11).make())
        self.assertNotEqual(Doc(11).make(), Doc(12).make())

    def test_every_line_has_a_state_and_every_stretch_a_part(self):
        for seed in range(40):
            for line in Doc(seed).make():
                self.assertIn(line["kind"], KINDS)
                self.assertIn(line["rank"], RANKS)
                self.assertTrue(all(segment[1] in TOK for segment in line["segs"]))

    def test_what_the_net_is_told_has_a_row_for_each_line(self):
        tokens, flags, titles, states = sim_doc(3)
        self.assertEqual(len(tokens), len(flags))
        self.assertEqual(len(titles), len(states))

    def test_layouts_part_every_two_parts(self):
        import random

        for pattern in JOBS + SCHOOLS:
            order, breaks, separators = layout_of(random.Random(1), pattern)
            self.assertEqual(len(order) - 1, len(breaks))
            self.assertEqual(len(order) - 1, len(separators))


if __name__ == "__main__":
    unittest.main()
