"""Certificates, languages and skills of a drawn CV."""

from page import *


class Lists(Page):
    """Draws sections of lists."""

    def certifications(self):
        """A section of certificates."""
        r = self.rng
        self.title("certifications")
        parts = ["cert"] + [c for c, q in [("issuer", 0.65), ("date", 0.6), ("link", 0.08)] if r.random() < q]
        order = parts[:]
        if r.random() < 0.4:
            r.shuffle(order)
        pb = r.choice([0, 0, 0, 0.6])
        brk = [r.random() < pb for _ in order[1:]]
        sep = [r.choice([" - ", " – ", ", ", " | ", "\t", " (", ": ", " ", " · "]) for _ in order[1:]]
        lead = self.bullet if r.random() < 0.45 else None
        for k in range(r.randint(1, 8)):
            if self.uses_labels and r.random() < 0.3 and self.words.labels["cert"]:
                c = r.choice(self.words.labels["cert"])
            else:
                c = r.choice(CERTW).format(
                    k=self.skill() if r.random() < 0.6 else self.subject(), d=self.subject(), n=r.randint(10, 9999)
                )
            v = {
                "cert": c,
                "issuer": r.choice(ISSUERS) if r.random() < 0.6 else self.employer(),
                "date": self.date(0.85),
                "link": "ID " + str(r.randint(10**5, 10**8)),
            }
            for q in parts[1:]:
                if r.random() < 0.15:
                    v[q] = None
            self.header("certifications", (order, brk, sep), v, {}, self.line_gap, lead=lead)
            if r.random() < 0.04:
                self.add([(self.sentence(), "o", None)], "inside", "certifications")

    def language_name(self):
        """The name of a language."""
        r = self.rng
        return r.choice(choices_of(LANGS.get(self.language, LANGS["*"]))) if r.random() < 0.9 else capitalized(r.choice(self.words.langs))

    def languages(self):
        """A section of languages."""
        r = self.rng
        self.title("languages")
        m = r.choice(["line", "line", "line", "comma", "pairs", "two", "bare"])
        sep = r.choice([": ", " - ", " – ", " (", ", ", " ", "\t", "：", " | "])
        ls = [self.language_name() for _ in range(r.randint(1, 5))]
        lead = self.bullet if r.random() < 0.3 else None

        def one(l):
            lv = r.choice(LEVELS)
            z = [(l, "lang", "lang")]
            if sep == "\t":
                z.append((lv, "level", None, 1))
            else:
                z += [(sep, "sep", None), (lv + (")" if sep == " (" else ""), "level", None)]
            return z

        if m == "line":
            for l in ls:
                self.add(one(l), "inside", "languages", bul=lead)
        elif m == "two":
            for l in ls:
                self.add([(l, "lang", "lang")], "inside", "languages", bul=lead)
                self.add([(r.choice(LEVELS), "level", None)], "inside", "languages")
        elif m == "bare":
            for l in ls:
                self.add([(l, "lang", "lang")], "inside", "languages", bul=lead)
        else:
            z = []
            for k, l in enumerate(ls):
                if k:
                    z.append((r.choice([", ", ", ", " | ", "; ", " • ", "、"]), "sep", None))
                z += [(l, "lang", "lang")] if m == "comma" else one(l)
            self.add(z, "inside", "languages")

    def skills(self):
        """A section of skills in one form."""
        r = self.rng
        self.title("skills")
        m = r.choice(["cat", "cat", "cat", "line", "comma", "rows", "level", "para", "bulcomma"])
        lead = self.bullet if r.random() < 0.35 else None
        n = r.randint(3, 14)
        if m == "cat":
            sep = r.choice([": ", ": ", " - ", "\t", " – ", "：", ":", ". "])
            own = r.random() < 0.15
            for _ in range(r.randint(2, 7)):
                c = r.choice(
                    [
                        "Languages",
                        "Programming Languages",
                        "Frameworks",
                        "Tools",
                        "Databases",
                        "Soft skills",
                        "Technologies",
                        "Libraries",
                        "Operating systems",
                        "Other",
                        "Web",
                        "Cloud",
                        "Office",
                        "Design",
                        "Sprachen",
                        "Programmierung",
                        "Outils",
                        "Langages",
                        "Bases de données",
                        "Herramientas",
                        "Lenguajes",
                        "Linguagens",
                        "Ferramentas",
                        "Strumenti",
                        "Языки программирования",
                        "Базы данных",
                        "编程语言",
                        "数据库",
                        "工具",
                        "言語",
                        "フレームワーク",
                        "데이터베이스",
                        "Technical",
                        "Personal",
                        "Laboratory",
                        "Software",
                        "Hardware",
                        "DevOps",
                        "Mobile",
                        "Backend",
                        "Frontend",
                        "IT",
                        "EDV",
                        "Informatique",
                    ]
                )
                lst = (r.choice([", ", ", ", ", ", " / ", " | ", " · ", "、"])).join(
                    self.skill() for _ in range(r.randint(1, 9))
                )
                if own:
                    self.add([(c, "o", "key")], "inside", "skills")
                    self.add([(lst, "skill", None)], "inside", "skills", bul=lead)
                elif sep == "\t":
                    self.add([(c, "o", "key"), (lst, "skill", None, 1)], "inside", "skills", bul=lead)
                else:
                    self.add([(c + sep, "o", "key"), (lst, "skill", None)], "inside", "skills", bul=lead)
        elif m == "line":
            for _ in range(n):
                self.add([(self.skill(), "skill", "skill")], "inside", "skills", bul=lead)
        elif m == "comma":
            self.add(
                [(r.choice([", ", " | ", " • ", " · ", "; ", "、"]).join(self.skill() for _ in range(n)), "skill", None)],
                "inside",
                "skills",
            )
        elif m == "bulcomma":
            for _ in range(r.randint(2, 5)):
                self.add(
                    [(", ".join(self.skill() for _ in range(r.randint(2, 6))), "skill", None)],
                    "inside",
                    "skills",
                    bul=self.bullet,
                )
        elif m == "rows":
            for _ in range(n // 3 + 1):
                self.add(
                    [(self.skill(), "skill", None, 1 if q else 0) for q in range(r.randint(2, 4))],
                    "inside",
                    "skills",
                    bul=lead,
                )
        elif m == "level":
            for _ in range(n):
                lv = r.choice(
                    [
                        "●●●○○",
                        "80%",
                        "Advanced",
                        "Expert",
                        "Intermediate",
                        "5 years",
                        "★★★",
                        "3/5",
                        "gut",
                        "Avancé",
                        "Experto",
                        "熟练",
                    ]
                )
                self.add(
                    [
                        (self.skill(), "skill", "skill"),
                        (r.choice([" ", ": ", " - ", " ("]), "sep", None),
                        (lv, "level", None),
                    ]
                    if r.random() < 0.7
                    else [(self.skill(), "skill", "skill"), (lv, "level", None, 1)],
                    "inside",
                    "skills",
                    bul=lead,
                )
        else:
            self.prose("skills", r.randint(2, 8), bul=lead)
        if r.random() < 0.08:
            self.prose("skills", r.randint(1, 4), bul=lead)
