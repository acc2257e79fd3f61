"""Lines of a drawn page: how parts of an entry share rows, how rows wrap, and what stands below them."""

from draws import *


class Page(Draws):
    """Puts rows on the page."""

    def add(self, segs, state, kind, gap=None, bul=None, ind=0, size=None, bold=None, hl=0):
        # segs: (text,label,style) text may hold wraps; cut at wrap width
        """Adds rows of segments, each (text, part, style, behind a gap?), wrapped at the width of the column."""
        r = self.rng
        out = []
        n = 0
        sz = 1.0
        flat = []
        for g in segs:
            t, l, c = g[0], g[1], g[2]
            gp = g[3] if len(g) > 3 else 0
            b, i, z = self.style.get(c, (False, False, 1.0)) if c else (False, False, 1.0)
            if bold is not None:
                b = bold
            if c in self.parts_in_capitals:
                t = t.upper()
            sz = max(sz, z)
            flat.append([t, l, b, i, gp])
        if size is not None:
            sz = size
        width = self.wrap_width + (0 if kind != "title" else 40)
        rows = [[]]
        used = 0
        for t, l, b, i, gp in flat:
            words = re.findall(r"\s*\S+", t) if not self.is_east_asian else re.findall(r"\s*[\x21-\x7e]+|\s*.", t)
            cur = ""
            for w in words:
                if used + len(w) > width and used > width * 0.5:
                    if cur:
                        rows[-1].append((cur, l, b, i, gp))
                    rows.append([])
                    used = 0
                    cur = w.strip()
                    gp = 0
                else:
                    cur += w
                used += len(w)
            if cur or not words:
                rows[-1].append((cur, l, b, i, gp))
            used += 1
        for k, row in enumerate(rows):
            if not row:
                continue
            st = (
                state
                if k == 0
                else (
                    "title"
                    if state == "title"
                    else "head"
                    if state in ("begin", "head") and kind in ("experience", "education")
                    else "inside"
                )
            )
            self.lines.append(
                dict(
                    segs=row,
                    kind=kind,
                    rank=st,
                    gap=(gap if gap is not None else self.line_gap) if k == 0 else self.line_gap,
                    bul=bul if k == 0 else None,
                    x=self.left
                    + (
                        ind + (self.title_indent if st == "title" else 0)
                        if not self.center or ind or bul
                        else max(0, (self.wrap_width - sum(len(q[0]) for q in row)) * 2.5)
                    )
                    + (self.head_indents[k % 4] if self.has_head_indents and st in ("begin", "head") else 0)
                    + (r.choice([0, 0, 0, 30, 80, -20]) if self.is_uneven else 0),
                    sz=sz,
                    col=self.column,
                    pg=self.page,
                    hl=hl if k == 0 else 0,
                )
            )
        if len(self.lines) % 55 == 54 and r.random() < 0.6:
            self.page += 1
            if r.random() < 0.3:
                self.noise_line()

    def noise_line(self):
        """A row that belongs to nobody: a page number, a consent clause, a credit."""
        r = self.rng
        t = r.choice(choices_of(NOISE) if False else NOISE).format(
            n=r.randint(1, 4), p=self.name, m=self.point_in_time(r.randint(2018, 2025), r.randint(1, 12)), y=r.randint(2010, 2024)
        )
        self.add([(t, "o", None)], "inside", "noise", size=r.choice([0.8, 0.9, 1]))

    def title(self, kind, lexkind=None, missing=True):
        """The title of a section, from the lexicon, in the look of the document."""
        r = self.rng
        lk = lexkind or kind
        if missing and r.random() < 0.015 or not self.has_own_title:
            self.first = True
            return
        d = self.words.titles.get(lk) or self.words.titles["other"]
        v = d.get(self.script) if r.random() < 0.93 else d.get("lat")
        if self.script == "han" and r.random() < 0.1:
            v = d.get("lat")
        v = v or d["lat"]
        t = r.choice(v) if r.random() < 0.45 else r.choice(v[: max(12, len(v) // 6)])
        if kind == "rest" and lk == "other" and r.random() < 0.4:
            t = r.choice(
                [
                    "Memberships",
                    "Service",
                    "Talks",
                    "Grants",
                    "Military service",
                    "Availability",
                    "Sonstiges",
                    "Divers",
                    "Professional affiliations",
                    "Extracurricular",
                    "Teaching philosophy",
                    "Workshops organised",
                    "Driving licence",
                    "Conferences",
                    "Mitgliedschaften",
                    "Memberships and service",
                    "Test scores",
                    "Patents",
                    "Exhibitions",
                ]
            )
        if kind == "experience" and r.random() < 0.03:
            t += r.choice([" & ", " and ", " / ", " und ", " et ", " y "]) + r.choice(self.words.titles["education"]["lat"])
        if r.random() < 0.05:
            t = (
                t
                + r.choice([" & ", " and ", " / ", " und ", " et ", " y "])
                + r.choice(r.choice(list(self.words.titles.values()))["lat"])
            )
        t = t.upper() if self.title_caps else t if self.title_lower else t.title() if r.random() < 0.6 else capitalized(t)
        if self.title_spaced:
            t = " ".join(t) if r.random() < 0.7 else t
        if self.title_colon:
            t += ":"
        if self.title_number:
            t = r.choice(["1. ", "2. ", "I. ", "III. ", "A. "]) + t
        if self.is_east_asian and r.random() < 0.15:
            t = r.choice(["【{}】", "■ {}", "■{}", "● {}", "一、{}", "◆{}"]).format(t)
        self.add(
            [(t, "o", None)],
            "title",
            kind,
            gap=self.title_gap,
            size=self.title_size,
            bold=self.title_bold,
            bul="•" if self.title_bullet else None,
            hl=1 if r.random() < 0.05 else 0,
        )
        self.first = True

    def prose(self, kind, n, bul=None, ind=0, gap=None):
        """Sentences, as bullets or not."""
        lead = self.rng.random() < 0.15
        has_dates = self.rng.random() < 0.04
        for k in range(n):
            if lead and self.rng.random() < 0.8:
                self.add(
                    [
                        (
                            self.rng.choice([self.subject, self.skill, self.project_name])() + self.rng.choice([": ", " – ", ": ", ". "]),
                            "o",
                            "key",
                        ),
                        (self.sentence(), "o", None),
                    ],
                    "inside",
                    kind,
                    bul=bul,
                    ind=ind,
                    gap=gap if k == 0 else None,
                )
            else:
                segments = [(self.sentence(), "o", None)]
                if has_dates:
                    segments = [(self.date(0.9) + self.rng.choice([": ", " – ", " "]), "date", None), (self.subject(), "o", None)]
                self.add(segments, "inside", kind, bul=bul, ind=ind, gap=gap if k == 0 else None)

    def header(self, kind, g, vals, labels, gap, lead=None, ind=0):
        """The rows that name an entry, as a layout of order, breaks and separators says."""
        r = self.rng
        order, brk, sep = g
        row = []
        first = True
        ppend = ""
        present = [c for c in order if vals.get(c)]
        rows = [[]]
        idx = [order.index(c) for c in present]
        for n, c in enumerate(present):
            if n > 0:
                a, b = idx[n - 1], idx[n]
                if any(brk[a:b]):
                    rows.append([])
                else:
                    sp_ = sep[b - 1]
                    rows[-1].append((sp_,))
            rows[-1].append((c, vals[c]))
        for row in rows:
            segs = []
            gp = 0
            close = ""
            for el in row:
                if len(el) == 1:
                    x = el[0]
                    if x == "\t":
                        gp = 1
                        continue
                    if x == " (":
                        close = ")"
                    segs.append((x, "sep", None))
                    continue
                c, v = el
                if c in labels and labels[c]:
                    segs.append((labels[c], "o", "key", gp))
                    gp = 0
                segs.append(
                    (
                        v,
                        {
                            "post": "post",
                            "org": "org",
                            "place": "place",
                            "date": "date",
                            "degree": "degree",
                            "subject": "degree",
                            "school": "school",
                            "grade": "grade",
                            "project": "project",
                            "tech": "skill",
                            "role": "post",
                            "cert": "cert",
                            "issuer": "issuer",
                            "link": "contact",
                        }[c],
                        {"subject": "degree", "role": "post", "tech": "skill", "link": "issuer"}.get(c, c),
                        gp,
                    )
                )
                gp = 0
                if close and not any(len(e) == 1 and e[0] == " (" for e in row[row.index(el) + 1 :]):
                    segs.append((close, "sep", None))
                    close = ""
            st = "begin" if first else ("head" if kind in ("experience", "education") else "inside")
            self.add(segs, st, kind, gap=gap if first else None, ind=ind, bul=lead if first else None)
            first = False

    def description(self, kind, mode=None):
        """What stands below the head of an entry."""
        r = self.rng
        m = self.description_form if mode is None else mode
        if m == "none" or r.random() < 0.08:
            return
        n = min(9, 1 + int(r.expovariate(0.45)))
        if r.random() < 0.08:
            self.add(
                [
                    (
                        r.choice(
                            [
                                "Key achievements",
                                "Responsibilities",
                                "Aufgaben",
                                "Missions",
                                "Tareas",
                                "Principais atividades",
                                "Tasks",
                                "工作内容",
                                "業務内容",
                                "담당업무",
                                "Обязанности",
                                "Duties",
                                "Projects",
                                "Highlights",
                                "Görevler",
                                "Достижения",
                                "المهام",
                            ]
                        )
                        + r.choice([":", "", "："]),
                        "o",
                        "key",
                    )
                ],
                "inside",
                kind,
                ind=self.body_indent,
            )
        if m == "bul":
            self.prose(kind, n, bul=self.bullet, ind=self.body_indent + self.bullet_indent)
        elif m == "para":
            self.add([(" ".join(self.sentence() for _ in range(min(4, n))), "o", None)], "inside", kind, ind=self.body_indent)
        else:
            self.prose(kind, n, ind=self.body_indent)
        if r.random() < 0.12:
            self.add(
                [
                    (
                        r.choice(
                            [
                                "Technologies: ",
                                "Tech stack: ",
                                "Tools: ",
                                "Stack: ",
                                "Environnement technique : ",
                                "Technologien: ",
                                "Tecnologías: ",
                                "技术栈：",
                                "使用技術：",
                                "Keywords: ",
                                "Технологии: ",
                            ]
                        ),
                        "o",
                        "key",
                    ),
                    (", ".join(self.skill() for _ in range(r.randint(2, 7))), "skill", None),
                ],
                "inside",
                kind,
                ind=self.body_indent,
            )
        if r.random() < 0.06:
            for _ in range(r.randint(1, 3)):
                self.add(
                    [(self.project_name(), "o", "project")] + ([(self.date(0.4), "o", "date", 1)] if r.random() < 0.3 else []),
                    "inside",
                    kind,
                    ind=self.body_indent,
                    gap=self.entry_gap,
                )
                self.prose(kind, r.randint(1, 3), bul=self.bullet, ind=self.body_indent + self.bullet_indent)
        if r.random() < 0.03:
            self.add(
                [
                    (
                        r.choice(["Project: ", "Projekt: ", "Projet : ", "Client: ", "项目：", "プロジェクト："])
                        + self.project_name(),
                        "o",
                        "key",
                    )
                ],
                "inside",
                kind,
                ind=self.body_indent,
            )
            self.prose(kind, r.randint(1, 3), bul=self.bullet, ind=self.body_indent + self.bullet_indent)
