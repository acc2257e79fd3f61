"""Projects and publications of a drawn CV."""

from page import *


class Works(Page):
    """Draws sections of projects and of publications."""

    def project_name(self):
        """The name of a project."""
        r = self.rng
        if self.uses_labels and r.random() < 0.4 and self.words.labels["project"]:
            return r.choice(self.words.labels["project"])
        x = r.random()
        if x < 0.25:
            return r.choice(self.words.employer).split()[0]
        if x < 0.5:
            return (
                self.skill()
                + " "
                + r.choice(
                    [
                        "App",
                        "Bot",
                        "Website",
                        "Game",
                        "Dashboard",
                        "Clone",
                        "System",
                        "Tracker",
                        "Portfolio",
                        "Platform",
                        "Engine",
                        "管理系统",
                        "アプリ",
                        "аналитика",
                        "projesi",
                        "API",
                        "Manager",
                    ]
                )
            )
        if x < 0.75:
            return (
                capitalized(self.subject())
                + " "
                + r.choice(
                    ["System", "Simulator", "Analysis", "Platform", "Tool", "Project", "Website", "App", "网站", "系统"]
                )
            )
        y = self.sentence()
        return " ".join(y.split()[: r.randint(3, 7)]).rstrip(".,") if not self.is_east_asian else y[: r.randint(5, 14)]

    def projects(self):
        """A section of projects."""
        r = self.rng
        self.title("projects")
        self.description_form = r.choice(["bul", "bul", "para", "lines", "none"])
        parts = ["project"] + [
            c
            for c, q in [("tech", 0.35), ("date", 0.5), ("role", 0.15), ("link", 0.2), ("org", 0.12)]
            if r.random() < q
        ]
        order = parts[:]
        if r.random() < 0.25:
            r.shuffle(order)
        brk = [r.random() < 0.3 for _ in order[1:]]
        sep = [r.choice([" | ", " - ", " – ", "\t", ", ", ": ", " (", " · "]) for _ in order[1:]]
        inline = r.random() < 0.25
        lead = self.bullet if r.random() < 0.2 else None
        for k in range(r.randint(1, 6)):
            v = {
                "project": self.project_name(),
                "tech": ", ".join(self.skill() for _ in range(r.randint(1, 5))),
                "date": self.date(0.5),
                "role": self.post(),
                "link": r.choice(["github.com/", "https://", "www."])
                + self.surname().lower()
                + r.choice([".io", "/" + self.skill().lower().replace(" ", "-"), ".com"]),
                "org": self.employer(),
            }
            for c in parts[1:]:
                if r.random() < 0.15:
                    v[c] = None
            if inline:
                self.add(
                    [
                        (v["project"], "project", "project"),
                        (r.choice([": ", " – ", " - ", ". ", ": "]), "sep", None),
                        (self.sentence() + (" " + self.sentence() if r.random() < 0.4 else ""), "o", None),
                    ],
                    "begin",
                    "projects",
                    gap=self.entry_gap if k else self.line_gap,
                    bul=lead,
                )
            else:
                self.header("projects", (order, brk, sep), v, {}, self.entry_gap if k else self.line_gap, lead=lead)
                self.description("projects")

    def publications(self):
        """A section of papers in one style of citing."""
        r = self.rng
        self.title("publications")
        m = r.choice(["apa", "ieee", "title", "titlelines", "zh"])
        num = r.choice([None, None, "[{}] ", "{}. ", "({}) "])
        lead = self.bullet if num is None and r.random() < 0.4 else None

        def name():
            p = self.person().split()
            return r.choice(["{l}, {f}.", "{f}. {l}", "{f} {l}", "{l} {f}"]).format(
                l=p[-1], f=p[0] if m in ("title", "zh") else p[0][:1]
            )

        for k in range(r.randint(1, 9)):
            au = r.choice([", ", "; ", ", "]).join(name() for _ in range(r.randint(1, 5)))
            y = str(r.randint(1998, 2025))
            if self.uses_labels and r.random() < 0.3 and self.words.labels["pub"]:
                ti = r.choice(self.words.labels["pub"])
            else:
                ti = capitalized(
                    " ".join(
                        x
                        for x in [
                            self.subject().lower()
                            if r.random() < 0.5
                            else r.choice(self.words.none["en"]).rstrip(".").lower()[:60],
                            r.choice(TOPIC),
                            self.subject().lower(),
                            r.choice(["in", "for", "with", "using", "under", "bei", "et", "y", ""]),
                            self.skill() if r.random() < 0.4 else self.subject().lower(),
                        ]
                        if x
                    )
                )
            ve = r.choice(VENUE).format(d=self.subject(), n=r.randint(1000, 9999)) + (
                r.choice([", {}({}), pp. {}–{}", " {}:{}, {}-{}", ", vol. {}, no. {}, {}, {}"]).format(
                    *[r.randint(1, 400) for _ in range(4)]
                )
                if r.random() < 0.5
                else ""
            )
            if m == "apa":
                z = [
                    (au, "author", "author"),
                    (" (" + y + "). ", "date", None),
                    (ti + ". ", "pub", "pub"),
                    (ve + ".", "venue", "venue"),
                ]
            elif m == "ieee":
                z = [
                    (au + ", ", "author", "author"),
                    ('"' + ti + '," ', "pub", "pub"),
                    (ve, "venue", "venue"),
                    (", " + y + ".", "date", None),
                ]
            elif m == "zh":
                z = [
                    (au + ". ", "author", "author"),
                    (ti, "pub", "pub"),
                    ("[J]. ", "sep", None),
                    (ve + ", ", "venue", "venue"),
                    (y, "date", None),
                ]
            elif m == "title":
                z = [
                    (ti, "pub", "pub"),
                    (r.choice([", ", ". ", " — "]), "sep", None),
                    (ve, "venue", "venue"),
                    (", " + y, "date", None),
                ]
            else:
                z = None
            if z:
                if num:
                    z = [(num.format(k + 1), "sep", None)] + z
                self.add(z, "begin", "publications", gap=self.entry_gap if r.random() < 0.3 else None, bul=lead)
            else:
                self.add(
                    [(ti, "pub", "pub")] + ([(y, "date", None, 1)] if r.random() < 0.4 else []),
                    "begin",
                    "publications",
                    gap=self.entry_gap,
                    bul=lead,
                )
                self.add([(au, "author", "author")], "inside", "publications")
                self.add([(ve + ", " + y, "venue", "venue")], "inside", "publications")
