"""Degrees and schools of a drawn CV."""

from forms import Forms
from layouts import DEGREES_OF_SCHOOL, SCHOOLS, layout_of
from stock import STUDY_DETAILS

PARTS = ["degree", "school", "place", "date", "grade"]


class Schools(Forms):
    """Draws sections of schools."""

    def education(self):
        """A section of schools in one form: entries in one layout, degrees below their school, a table, or a list."""
        r = self.rng
        self.title("education")
        self.draw_habits()
        self.description_form = r.choice(["none", "none", "none", "bul", "lines", "para"])
        form = r.random()
        if form < 0.16:
            self.schools_in_rows(r.randint(2, 7))
        elif form < 0.22:
            columns = r.choice([["date", "degree", "school", "grade"], ["degree", "school", "date", "grade"], ["degree", "subject", "school", "date"]])
            self.table("education", columns, self.study, r.randint(2, 5))
        else:
            self.schools_in_one_layout(r.randint(1, 5))

    def study(self):
        """The words of one school's head."""
        return {
            "degree": self.degree(),
            "school": self.school(),
            "place": self.place(),
            "date": self.date(0.3),
            "grade": self.grade(),
            "subject": self.subject(),
        }

    def school_layout(self, parts):
        r = self.rng
        way = r.random()
        if way < 0.6:
            return layout_of(r, r.choice(SCHOOLS))
        if way > 0.85:
            return self.grammar(parts, None)
        order = r.choice(
            [
                ["degree", "school", "place"],
                ["school", "degree", "place"],
                ["school", "place", "degree"],
                ["degree", "place", "school"],
            ]
        )[: r.choice([2, 3, 3])]
        if "subject" in parts:
            order.insert(order.index("degree") + 1 if "degree" in order else 1, "subject")
        if "degree" not in order:
            order.append("degree")
        order, breaks, separators = self.with_date(order)
        return order + ["grade"], breaks + [r.random() < 0.5], separators + [r.choice([", ", " | ", "\t", " – "])]

    def schools_in_one_layout(self, count):
        r = self.rng
        parts = PARTS + (["subject"] if r.random() < 0.3 else [])
        layout = self.school_layout(parts)
        misses = {
            "place": r.choice([0.2, 0.6, 1]),
            "grade": r.choice([0.3, 0.8, 1]),
            "date": r.choice([0, 0, 0.2, 0.5]),
            "degree": r.choice([0, 0, 0.2]),
            "school": r.choice([0, 0, 0.1]),
        }
        labels, layout = self.drawn_labels(parts, layout)
        lead = self.bullet if r.random() < 0.1 else None
        is_grouped = r.random() < 0.15
        degrees_layout = layout_of(r, r.choice(DEGREES_OF_SCHOOL))
        has_details = r.random() < 0.3
        for index in range(count):
            gap = self.entry_gap if index else self.line_gap
            self.group_label("education", index)
            if is_grouped and r.random() < 0.6:
                self.degrees_of_school(degrees_layout, gap)
                continue
            study = self.study()
            for part, share in misses.items():
                if r.random() < share:
                    study[part] = None
            if not study["degree"] and not study["school"]:
                study["school"] = self.school()
            self.header("education", layout, study, labels, gap, lead=lead)
            if has_details and r.random() < 0.8:
                self.study_details()
            if r.random() < 0.6:
                self.description("education")

    def degrees_of_school(self, layout, gap):
        """A school named once, with its degrees below; the first of them belongs to its head."""
        r = self.rng
        first = len(self.lines)
        head = {"school": self.school(), "place": self.place() if r.random() < 0.5 else None}
        self.header("education", (["school", "place"], [False], [r.choice(["\t", ", ", " | "])]), head, {}, gap)
        for index in range(r.randint(1, 3)):
            at = len(self.lines)
            self.header("education", layout, self.study(), {}, self.line_gap if index == 0 else self.post_gap)
            if index == 0 and at > first:
                self.lines[at]["rank"] = "head"
            if r.random() < 0.3:
                self.study_details()

    def schools_in_rows(self, count):
        """A row for each school or degree, without a text below."""
        r = self.rng
        others = r.choice([["degree", "school"], ["school", "degree"], ["degree", "school", "place"], ["school", "place"], ["degree"], ["school", "subject", "degree"], ["school"]])
        mark = r.choice([", ", " - ", " – ", " — ", " | ", " · ", ": ", " ", " bei ", " at ", " / "])
        date_mark = r.choice(["\t", "\t", mark, ", ", " (", ": ", " – "])
        order = ["date"] + others if r.random() < 0.4 else others + ["date"]
        marks = [date_mark if "date" in order[k : k + 2] else mark for k in range(len(order) - 1)]
        lead = self.bullet if r.random() < 0.3 else None
        undated = r.choice([0, 0, 0.3, 1])
        gap = r.choice([self.line_gap, self.line_gap, self.entry_gap])
        for _ in range(count):
            study = self.study()
            if r.random() < undated:
                study["date"] = None
            self.header("education", (order, [False] * len(marks), marks), study, {}, gap, lead=lead)

    def study_details(self):
        """Rows below a degree: its thesis, courses, advisor, focus."""
        r = self.rng
        for _ in range(r.choice([1, 1, 1, 2, 3])):
            of_school = r.random() < 0.15
            label = r.choice(STUDY_DETAILS.get(self.language, STUDY_DETAILS["*"]) if r.random() < 0.8 else STUDY_DETAILS["*"])
            text = self.person() if of_school else ", ".join(self.subject() for _ in range(r.randint(1, 5)))
            if r.random() < 0.3:
                text = self.sentence()
            mark = self.bullet if r.random() < 0.4 else None
            self.add([(label + r.choice([": ", ": ", " – ", " "]), "o", "key"), (text, "o", None)], "inside", "education", bul=mark)
