"""The style and the words of one drawn document: names, posts, schools, sentences."""

from employers import *
import lexis


class Draws(Employers):
    """Draws a style and words in it."""

    def __init__(self, seed):
        if lexis.W is None:
            lexis.W = Words()
        self.rng = r = random.Random(seed)
        self.words = lexis.W
        self.language = weighted_choice(r, LANGW)
        self.script = {"zh": "han", "ja": r.choice(["ja", "han"]), "ko": "ko", "ar": "ar", "ru": "cyr", "bg": "cyr"}.get(
            self.language, "lat"
        )
        self.is_east_asian = self.language in ("zh", "ja")
        self.lines = []
        self.has_own_title = True
        self.column = 0
        self.page = 0
        self.left = 0.0
        self.wrap_width = r.choice([38, 55, 70, 85, 95, 105, 120]) if not self.is_east_asian else r.choice([18, 26, 36, 45])
        self.is_plain = r.random() < 0.12  # no typography at all (plain text, OCR)
        self.noise = 0.03 if r.random() < 0.1 else 0
        p = lambda q: (not self.is_plain) and r.random() < q
        self.title_bold, self.title_caps, self.title_size, self.title_gap, self.title_italic = (
            p(0.7),
            r.random() < 0.4,
            1.0 if self.is_plain else r.choice([1, 1, 1.1, 1.2, 1.3, 1.5, 1.8]),
            r.choice([0.2, 0.5, 0.9, 1.2, 1.8, 2.5]),
            p(0.06),
        )
        self.title_colon = r.random() < 0.12
        self.title_spaced = r.random() < 0.05
        self.title_lower = r.random() < 0.06
        self.title_bullet = r.random() < 0.03
        self.title_number = r.random() < 0.03
        self.line_gap = r.choice([0.05, 0.1, 0.15, 0.25, 0.35, 0.45, 0.6, 0.8, 1.1])
        self.entry_gap = self.line_gap + r.choice([0, 0, 0.2, 0.4, 0.8, 1.3])
        self.title_gap = self.line_gap + r.choice([0, 0.2, 0.5, 0.9, 1.4, 2.5])
        self.center = r.random() < 0.12
        self.title_indent = r.choice([0, 0, 0, -12, 12, 40])
        self.is_uneven = r.random() < 0.15
        self.bullet = r.choice(["•", "-", "●", "▪", "–", "*", "·", "o", "➢", None, "•", "•"])
        self.bullet_indent = r.choice([0, 6, 10, 14, 18, 22])
        self.body_indent = r.choice([0, 0, 0, 10, 18, 36, 60, 90, 120])
        self.head_indents = [r.choice([0, 0, 0, 0, 18, 40, 90, 200]) for _ in range(4)]
        self.has_head_indents = r.random() < 0.15
        self.style = {
            c: (p(0.35), p(0.2), 1.0 if r.random() < 0.8 or self.is_plain else r.choice([0.9, 1.1, 1.2]))
            for c in [
                "post",
                "org",
                "place",
                "date",
                "degree",
                "school",
                "grade",
                "project",
                "cert",
                "issuer",
                "pub",
                "author",
                "venue",
                "key",
                "lang",
                "skill",
            ]
        }
        if p(0.75):  # one of the main parts is bold
            for c in r.choice(
                [
                    ["post", "degree", "project"],
                    ["org", "school", "project"],
                    ["post", "school", "project"],
                    ["org", "degree", "project"],
                    ["post", "org", "degree", "school"],
                ]
            ):
                self.style[c] = (True, self.style[c][1], self.style[c][2])
        self.parts_in_capitals = {c for c in ["post", "org", "school", "degree"] if r.random() < 0.07}
        self.date_format = self.draw_date_format()
        self.dash = r.choice(
            [" - ", " – ", "–", "-", " — ", " to ", " bis ", " à ", " a ", "~", " ~ ", " / ", "—", " -", " 至 "]
            if not self.is_east_asian
            else ["-", " - ", "~", "～", "–", "至", " – ", "〜", " ～ "]
        )
        self.proseonly = r.random()
        self.titlecase = r.choice(["cap", "title", "low", "title"])
        self.year = r.randint(2012, 2026)
        self.uses_labels = r.random() < 0.35
        self.skillpool = None

    def town(self):
        """A town of the language or of anywhere."""
        r = self.rng
        if self.language in ("zh", "ja", "ko", "ar") and self.words.city.get(self.language) and r.random() < 0.85:
            return r.choice(self.words.city[self.language])
        if self.language == "ja":
            return r.choice(
                ["東京", "大阪", "名古屋", "福岡", "札幌", "京都", "横浜", "神戸", "仙台", "広島", "千葉", "埼玉"]
            )
        if self.language in ("ru", "bg") and r.random() < 0.85:
            return r.choice(self.words.city["ru"])
        c = COUNTRY.get(self.language)
        if c and r.random() < 0.7:
            v = self.words.place.get(r.choice(c))
            if v:
                return r.choice(v)
        return r.choice(self.words.place_all)

    def place(self):
        """A town with or without its country, or what stands in its place."""
        r = self.rng
        t = self.town().split(",")[0]
        x = r.random()
        if self.is_east_asian:
            return t + (r.choice(["市", "", "", "省", "県", "区"]))
        if x < 0.4:
            return t.upper() if r.random() < 0.06 else t
        if x < 0.45:
            return t + r.choice([f" ({r.randint(10, 95)})", f" {r.randint(10, 95)}", ", " + self.town().split(",")[0], " / " + self.town().split(",")[0]])
        if x < 0.6:
            return t + ", " + r.choice(self.words.country)
        if x < 0.75:
            return (
                t
                + ", "
                + r.choice("CA NY TX MA WA IL FL PA OH SP RJ MG NSW ON QC BC UK USA India IN NJ GA VA NC MI".split())
            )
        if x < 0.8:
            return r.choice(["Remote", "remote", "Home office", "Online", "Télétravail", "Remoto", "Hybrid"])
        if x < 0.86:
            return r.choice(self.words.country)
        if x < 0.93:
            return r.choice(self.words.seats)
        return t + " (" + r.choice(self.words.country) + ")"

    def person(self):
        """A person's name."""
        r = self.rng
        v = self.words.person.get(self.language) or self.words.person["en"]
        if r.random() < 0.15:
            v = r.choice(list(self.words.person.values()))
        x = r.choice(v)
        return x.replace(" ", "") if self.is_east_asian and r.random() < 0.7 else x

    def surname(self):
        """The last word of a name."""
        return self.person().split()[-1]

    def post(self):
        """A post, of lists, of labels, or made of a field and a rank."""
        r = self.rng
        if self.uses_labels and r.random() < 0.3:
            return r.choice(self.words.labels["position"])
        if r.random() < 0.22 and self.language in POST_ENDS:
            form = r.choice(choices_of(POST_JOINS.get(self.language, POST_JOINS["*"])))
            return form.format(d=self.subject(), k=self.skill(), e=r.choice(choices_of(POST_ENDS[self.language])))
        v = self.words.post.get(self.language) or self.words.post["en"]
        if self.language not in ("en",) and r.random() < 0.12:
            v = self.words.post["en"]
        x = r.choice(v)
        if len(x) > 60:
            x = r.choice(v)
        m = r.random()
        if not self.is_east_asian and self.language not in ("ko", "ar"):
            if m < 0.12:
                x = (
                    r.choice(
                        [
                            "Senior",
                            "Junior",
                            "Lead",
                            "Assistant",
                            "Head",
                            "Chief",
                            "Trainee",
                            "Stagiaire",
                            "Praktikant",
                            "Intern",
                            "Deputy",
                            "Sr.",
                            "Associate",
                            "Werkstudent",
                            "Volunteer",
                            "Freelance",
                            "Principal",
                            "Estagiário",
                            "Ведущий",
                        ]
                    )
                    + " "
                    + x
                )
            elif m < 0.17:
                x = x + r.choice(
                    [
                        " Intern",
                        " (m/w/d)",
                        " (Internship)",
                        " II",
                        " (part-time)",
                        " (CDI)",
                        " (stage)",
                        " trainee",
                        " / " + r.choice(v),
                    ]
                )
        st = self.titlecase
        return x.title() if st == "title" and len(x) < 60 else capitalized(x) if st != "low" else x

    def school(self):
        """A school of lists or made of a town or name."""
        r = self.rng
        if self.uses_labels and r.random() < 0.3:
            return r.choice(self.words.labels["institution"])
        if r.random() < 0.55 and self.language not in ("zh", "ja", "ko", "ar", "ru"):
            cs = COUNTRY.get(self.language)
            v = self.words.school.get(r.choice(cs).lower()) if cs else None
            return r.choice(v) if v and r.random() < 0.7 else r.choice(self.words.schools_all)
        f = r.choice(choices_of(SCH.get(self.language, SCH["*"])))
        return f.format(t=self.town().split(",")[0], s=self.surname(), n=r.randint(1, 200))

    def subject(self):
        """What is studied."""
        r = self.rng
        v = self.words.subj.get(self.language) or self.words.subj["en"]
        if self.language in DEG:
            v = choices_of(DEG[self.language][1])
        x = r.choice(v)
        return x.title() if self.titlecase == "title" else capitalized(x)

    def degree(self):
        """A degree, with or without its subject, or a course."""
        r = self.rng
        if self.language in DEG:
            a, b = DEG[self.language]
            a = r.choice(choices_of(a))
            b = r.choice(choices_of(b))
            x = r.random()
            return a if x < 0.3 else b if x < 0.5 else (b + " " + a if x < 0.75 else a + " " + b)
        x = r.random()
        if x < 0.1:
            return self.subject()
        if x < 0.14:
            return r.choice(COURSES).format(d=self.subject(), k=self.skill())
        if self.uses_labels and r.random() < 0.35:
            return r.choice(self.words.labels["degree"])
        v = self.words.degree.get(self.language) or self.words.degree["en"]
        if r.random() < 0.15:
            v = self.words.degree["en"]
        x = r.choice(v)
        if r.random() < 0.08:
            x = r.choice(
                [
                    "High School Diploma",
                    "Abitur",
                    "Baccalauréat",
                    "Bachillerato",
                    "Ensino Médio",
                    "Maturità scientifica",
                    "VWO",
                    "Matura",
                    "Lise",
                    "GED",
                    "Baccalauréat S",
                    "A-Levels",
                    "BTS",
                    "Mittlere Reife",
                    "DUT",
                    "Diploma",
                    "IB Diploma",
                    "SSC",
                    "HSC",
                    "Higher Secondary",
                    "Erasmus",
                    "Exchange semester",
                    "Prépa",
                    "HAVO",
                    "Certificate",
                ]
            )
        return capitalized(x.title() if self.titlecase == "title" and r.random() < 0.7 else x)

    def grade(self):
        """A mark, with or without its label."""
        r = self.rng
        g = r.choice(
            [
                "{a:.1f}/4.0",
                "{a:.2f}",
                "{a:.2f}/4.00",
                "{c:.2f}/10",
                "{b}%",
                "{c:.1f}",
                "First Class Honours",
                "Magna Cum Laude",
                "mention Bien",
                "110/110",
                "110 e lode",
                "{i}/20",
                "sehr gut",
                "Distinction",
                "{c:.2f} CGPA",
                "cum laude",
                "2:1",
                "с отличием",
                "Onur derecesi",
            ]
        )
        v = g.format(a=r.uniform(2.5, 4), c=r.uniform(5, 10), b=r.randint(55, 99), i=r.randint(10, 19))
        if r.random() < 0.7:
            v = r.choice(choices_of(FL["grade"])) + r.choice([": ", " ", ": ", " - ", "："]) + v
        return v

    def skill(self):
        """A skill."""
        r = self.rng
        x = r.random()
        if self.uses_labels and x < 0.35:
            return r.choice(self.words.labels["skill"])
        if x < 0.75:
            return r.choice(SOFT)
        return r.choice(self.words.skill)

    def sentence(self, n=None):
        """A sentence, true to no language in particular where stock lacks it."""
        r = self.rng
        out = []
        if self.uses_labels and self.words.labels["sentence"] and r.random() < (0.5 if self.language in ("en",) else 0.12):
            return r.choice(self.words.labels["sentence"])
        x = r.random()
        if self.language in SENT and x < 0.45 and self.language != "en":
            a = r.choice(choices_of(SENT[self.language]))
        elif self.language == "en" and x < 0.25:
            a = r.choice(choices_of(SENT["en"]))
        elif self.language in self.words.none and self.language != "en":
            a = capitalized(r.choice(self.words.none[self.language]))
        elif self.language in ("en",) or x > 0.93:
            a = r.choice(self.words.none["en"])
            if r.random() < 0.6:
                a = r.choice(VERBS) + " " + a
        elif self.language in ("ru", "zh", "ja", "ko", "ar") and self.language in self.words.lorem:
            v = self.words.lorem[self.language]
            a = ("" if self.is_east_asian else " ").join(r.choice(v) for _ in range(r.randint(5, 14)))
        else:
            v = self.words.post.get(self.language) or self.words.post["en"]
            fn = {
                "es": "de la el en y para con los una",
                "it": "di la il in e per con gli una",
                "fr": "de la le en et pour avec les une",
                "pt": "de a o em e para com os uma",
                "nl": "van de het in en voor met een",
                "de": "der die das in und für mit den eine",
            }.get(self.language, "a i v na s za do in de").split()
            ws = [w.lower() for p in r.sample(v, 4) for w in p.split()][: r.randint(4, 10)]
            a = " ".join(x for w in ws for x in ((r.choice(fn), w) if r.random() < 0.5 else (w,)))
            if self.language in SENT:
                a = r.choice(choices_of(SENT[self.language])).split()[0] + " " + a
        if r.random() < 0.25 and self.language in SENT:
            a = (
                a.rstrip(".")
                + r.choice([", ", "; ", " " if not self.is_east_asian else "，", " – "])
                + r.choice(choices_of(SENT[self.language])).lower()
            )
        if r.random() < 0.12:
            a += r.choice([" ", ", "]) + self.skill() + ", " + self.skill()
        if r.random() < 0.05:
            a += " (" + str(r.randint(2005, 2025)) + ")"
        if r.random() < 0.45:
            a += "。" if self.is_east_asian else "."
        return capitalized(a)
