"""Forms that sections of jobs and of schools share: labels of groups, tables, rows of details, where the date stands."""

from page import *
from stock import CLOSING_DETAILS, GROUP_LABELS, JOB_DETAILS


class Forms(Page):
    """Draws what stands around the heads of entries."""

    def draw_habits(self):
        """What holds for all entries of a section."""
        r = self.rng
        self.description_form = r.choice(["bul", "bul", "bul", "bul", "para", "lines", "none", "none"])
        self.post_gap = r.choice([self.line_gap, self.line_gap, self.entry_gap])
        self.has_groups = r.random() < 0.04
        self.has_details = r.random() < 0.1
        self.has_closing = r.random() < 0.04

    def intro(self, kind):
        """A sentence or two above the first entry."""
        if self.rng.random() < 0.04:
            self.add([(" ".join(self.sentence() for _ in range(self.rng.randint(1, 3))), "o", None)], "inside", kind)

    def group_label(self, kind, index):
        """A label above some of the entries ("Internships")."""
        r = self.rng
        if not self.has_groups or (index and r.random() < 0.6):
            return
        label = r.choice(GROUP_LABELS.get(self.language, GROUP_LABELS["*"]))
        self.add([(label + r.choice(["", ":", ""]), "o", "key")], "inside", kind, gap=self.entry_gap)

    def details(self, kind):
        """Rows right below a head: an address, a site, to whom one reported, what the employer does."""
        r = self.rng
        if not self.has_details or r.random() < 0.3:
            return
        label = r.choice(JOB_DETAILS.get(self.language, JOB_DETAILS["*"]) if r.random() < 0.7 else JOB_DETAILS["*"])
        text = r.choice([self.person, self.sentence, self.place, lambda: "www." + self.surname().lower() + ".com", lambda: str(r.randint(2, 900))])()
        self.add([(label + ": ", "o", "key"), (text, "o", None)], "inside", kind)

    def closing_details(self, kind):
        """A row that ends an entry: why one left, who can be asked."""
        r = self.rng
        if self.has_closing:
            self.add([(r.choice(CLOSING_DETAILS) + ": ", "o", "key"), (r.choice([self.sentence, self.person])(), "o", None)], "inside", kind)

    def table(self, kind, columns, draw, count):
        """Cells below the names of their columns."""
        r = self.rng
        if r.random() < 0.7:
            names = self.labels(columns)
            self.add([(names.get(c, c).strip(" :：\u3000"), "o", "key", 1 if at else 0) for at, c in enumerate(columns)], "inside", kind)
        layout = (columns, [False] * (len(columns) - 1), ["\t"] * (len(columns) - 1))
        for _ in range(count):
            self.header(kind, layout, draw(), {}, self.line_gap)

    def labels(self, cs):
        """What stands before each part, in one language or another."""
        r = self.rng
        m = {
            "post": "post",
            "org": "org",
            "place": "place",
            "date": "date",
            "degree": "deg",
            "school": "school",
            "grade": "grade",
        }
        return {c: r.choice(choices_of(FL[m[c]])) + r.choice([": ", ":", " : ", "：", "\u3000"]) for c in cs if c in m}

    def grammar(self, parts, must):
        """random order, breaks and separators for the parts of an entry"""
        r = self.rng
        order = parts[:]
        r.shuffle(order)
        # date seldom stands amid; bring it to front or to the end of a row
        brk = []
        pb = r.choice([0.15, 0.4, 0.6, 0.85])
        sep = []
        for k in range(len(order) - 1):
            brk.append(r.random() < pb)
            sep.append(
                r.choice(
                    [
                        ", ",
                        ", ",
                        ", ",
                        " | ",
                        " - ",
                        " – ",
                        " — ",
                        " @ ",
                        " at ",
                        "\t",
                        "\t",
                        "\t",
                        "\t",
                        "\t",
                        "\t",
                        " · ",
                        " • ",
                        " / ",
                        "; ",
                        " ",
                        ": ",
                        " (",
                        ". ",
                        "，" if self.is_east_asian else " bei ",
                    ]
                )
            )
        return order, brk, sep

    def drawn_labels(self, parts, layout):
        """Labels before the parts of a head now and then ("Employer: …"), each part in a row of its own."""
        r = self.rng
        order, breaks, separators = layout
        if r.random() < 0.05:
            return self.labels(parts), (order, [True] * len(breaks), separators)
        if r.random() < 0.05:
            return {part: label for part, label in self.labels(parts).items() if r.random() < 0.4}, layout
        return {}, layout

    def with_date(self, order):
        """An order of parts with the date in a cell at the right, in the margin, on a row of its own, or behind."""
        r = self.rng
        way = r.choice(["first row", "first row", "second row", "margin", "above", "below", "end", "brackets"])
        if way in ("margin", "above"):
            order = ["date"] + order
        elif way == "first row" or (way == "second row" and len(order) < 2):
            order = order[:1] + ["date"] + order[1:]
        elif way == "second row":
            order = order[:2] + ["date"] + order[2:]
        else:
            order = order + ["date"]
        at = order.index("date")
        breaks = [r.random() < 0.55 for _ in order[1:]]
        separators = [r.choice([", ", ", ", " | ", " - ", " – ", " at ", "\t", " · ", " @ ", ": "]) for _ in order[1:]]
        if way in ("margin", "above"):
            breaks[0] = way == "above"
            separators[0] = r.choice(["\t", "\t", " ", ": ", " – "])
        elif way in ("first row", "second row"):
            breaks[at - 1], separators[at - 1] = False, "\t"
            if at < len(breaks):
                breaks[at] = True
        elif way == "below":
            breaks[-1] = True
        elif way == "brackets":
            breaks[-1], separators[-1] = False, " ("
        return order, breaks, separators
