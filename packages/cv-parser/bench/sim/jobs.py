"""Jobs and voluntary posts of a drawn CV."""

from forms import Forms
from layouts import JOBS, POSTS_OF_EMPLOYER, layout_of

PARTS = ["post", "org", "place", "date"]


class Jobs(Forms):
    """Draws sections of jobs."""

    def experience(self, kind="experience", title_kind=None):
        """A section of jobs in one form: entries in one layout, posts below their employer, a table, a list, or a paragraph."""
        r = self.rng
        self.title(kind, title_kind)
        self.draw_habits()
        self.intro(kind)
        count = r.randint(1, 6) if kind == "experience" else r.randint(1, 3)
        form = r.random()
        if form < 0.1:
            self.jobs_in_rows(kind, r.randint(2, 9))
        elif form < 0.13:
            self.jobs_in_paragraph(kind, r.randint(2, 6))
        elif form < 0.16:
            self.table(kind, ["date", "post", "org", "place"], self.job, r.randint(2, 6))
        elif form < 0.19:
            self.credits(kind, r.randint(2, 6))
        else:
            self.jobs_in_one_layout(kind, count)

    def job(self):
        """The words of one job's head."""
        return {"post": self.post(), "org": self.employer(), "place": self.place(), "date": self.date()}

    def job_layout(self):
        """A layout that is met most, one of the usual ways for a date, or any."""
        r = self.rng
        way = r.random()
        if way < 0.6:
            return layout_of(r, r.choice(JOBS))
        order, breaks, separators = self.grammar(PARTS, None)
        if way > 0.85:
            return order, breaks, separators
        order = [part for part in order if part != "date"]
        if r.random() < 0.25:
            order.remove("place")
        return self.with_date(order)

    def jobs_in_one_layout(self, kind, count):
        r = self.rng
        layout = self.job_layout()
        misses = {part: r.choice([0, 0, 0, 0.3]) for part in ["org", "date", "post"]}
        misses["place"] = r.choice([0, 0.3, 0.6, 1])
        labels, layout = self.drawn_labels(PARTS, layout)
        is_grouped = kind == "experience" and r.random() < 0.2
        posts_layout = layout_of(r, r.choice(POSTS_OF_EMPLOYER))
        employer_layout = self.employer_layout(layout)
        lead = self.bullet if r.random() < 0.06 else None
        for index in range(count):
            gap = self.entry_gap if index else self.line_gap
            if r.random() < 0.02:
                self.noise_line()
            self.group_label(kind, index)
            if is_grouped and r.random() < 0.5:
                self.posts_of_employer(kind, employer_layout, posts_layout, gap)
                continue
            job = self.job()
            for part, share in misses.items():
                if r.random() < share * 0.6 and (part != "post" or job["org"]):
                    job[part] = None
            if not job["post"] and not job["org"]:
                job["post"] = self.post()
            if r.random() < 0.06 and job["post"]:
                job["post"] += r.choice([", ", " – ", " - "]) + self.subject()
            self.header(kind, layout, job, labels, gap, lead=lead)
            self.details(kind)
            self.description(kind)
            self.closing_details(kind)

    def employer_layout(self, layout):
        """How the employer of several posts is written: as in the layout of the others, without the post."""
        r = self.rng
        order, breaks, separators = layout
        if r.random() < 0.5 and order.index("org") < order.index("date"):
            return [part for part in order if part != "post"], breaks[:2], separators[:2]
        return ["org", "place", "date"], [False, False], [r.choice(["\t", ", ", " | "]), "\t"]

    def posts_of_employer(self, kind, employer_layout, posts_layout, gap):
        """An employer named once, with its posts below; the first of them belongs to its head."""
        r = self.rng
        first = len(self.lines)
        has_date = r.random() < 0.3
        head = {
            "org": self.employer(),
            "place": self.place() if r.random() < 0.4 else None,
            "date": self.date() if has_date else None,
        }
        self.header(kind, employer_layout, head, {}, gap)
        if r.random() < 0.2:
            self.add([(self.sentence(), "o", "place")], "inside", kind)
        indent = self.body_indent if r.random() < 0.3 else 0
        lead = self.bullet if r.random() < 0.12 else None
        has_text = r.random() < 0.75
        for index in range(r.randint(1, 4)):
            at = len(self.lines)
            post = {"post": self.post(), "date": self.date() if r.random() < 0.92 else None}
            self.header(kind, posts_layout, post, {}, self.line_gap if index == 0 else self.post_gap, ind=indent, lead=lead)
            if index == 0 and at > first:
                self.lines[at]["rank"] = "head"
            if has_text:
                self.description(kind)

    def jobs_in_rows(self, kind, count):
        """A row for each job, without a text below."""
        r = self.rng
        date_first = r.random() < 0.35
        others = r.choice([["post", "org"], ["org", "post"], ["post", "org", "place"], ["post"], ["org"]])
        mark = r.choice([", ", " - ", " – ", " — ", " | ", " • ", " · ", ": ", " at ", " bei ", " @ "])
        date_mark = r.choice(["\t", "\t", mark, ", ", " (", ": "])
        order = ["date"] + others if date_first else others + ["date"]
        marks = [date_mark if "date" in order[k : k + 2] else mark for k in range(len(order) - 1)]
        lead = self.bullet if r.random() < 0.3 else None
        undated = r.choice([0, 0, 0.3, 1])
        gap = r.choice([self.line_gap, self.line_gap, self.entry_gap])
        for _ in range(count):
            job = self.job()
            if r.random() < undated:
                job["date"] = None
            self.header(kind, (order, [False] * len(marks), marks), job, {}, gap, lead=lead)

    def jobs_in_paragraph(self, kind, count):
        """Jobs that bullets or bars part in running rows; a row in which one begins counts as a beginning."""
        r = self.rng
        mark, inner = r.choice([" • ", " | ", "; ", " · ", " / "]), r.choice([" — ", ", ", " – ", " - ", " at "])
        segments = []
        for index in range(count):
            if index:
                segments.append((mark, "sep", None))
            segments += [(self.post(), "post", "post"), (inner, "sep", None), (self.employer(), "org", "org")]
            if r.random() < 0.3:
                segments += [(", ", "sep", None), (self.date(), "date", "date")]
        first = len(self.lines)
        self.add(segments, "begin", kind)
        for line in self.lines[first:]:
            if any(segment[1] == "post" for segment in line["segs"]):
                line["rank"] = "begin"

    def credits(self, kind, count):
        """Works with what one did in them, for whom and when."""
        r = self.rng
        mark = r.choice([" - ", ", ", " – ", " | ", ": "])
        quote = r.choice(['"{}"', "“{}”", "{}", "«{}»"])
        by = r.choice(["", "", ", Dir. ", ", dir. ", ", Regie: ", ", prod. "])
        for _ in range(count):
            segments = [
                (quote.format(self.project_name()), "project", "project"),
                (mark, "sep", None),
                (self.post(), "post", "post"),
                (mark, "sep", None),
                (self.employer(), "org", "org"),
            ]
            if by:
                segments.append((by + self.person(), "o", None))
            if r.random() < 0.85:
                segments.append((self.date(0.5), "date", "date", 1))
            self.add(segments, "begin", kind, gap=self.line_gap)
