"""Employers as people write them: of lists, of forms in many languages, and coined ones that no word betrays."""

from dates import *

SYLLABLES = "no va ri ta len dor mi ka zen ul tri sol ar lux ve ma qui ber go fin li co ra da ne os pla tek hu vi ja".split()
SHARES = re.compile(
    r"[ ,-]*(?:Common Stock|Common Shares?|Ordinary Shares?|Class [A-Z]\b|American Depositary|Depositary|Units?\b|Warrants?|Preferred|Subordinate|\d\.|%|Rights?\b|Series [A-Z]).*",
    re.I,
)


class Employers(Dates):
    """Draws names of employers."""

    def employer(self):
        """An employer."""
        r = self.rng
        if self.uses_labels and r.random() < 0.35:
            return r.choice(self.words.labels["company"])
        x = r.random()
        if x < 0.3 and self.language not in ("zh", "ja", "ko", "ar"):
            return self.listed_employer()
        if x < 0.36:
            return self.school()
        if x < 0.46 and not self.is_east_asian:
            return self.coined_name()
        f = r.choice(choices_of(ORG.get(self.language, ORG["*"]) if r.random() < 0.8 else ORG["*"]))
        w = (
            r.choice(self.words.employer).split()[0]
            if self.language not in ("zh", "ja") or r.random() < 0.3
            else r.choice(["华信", "东方", "新科", "智联", "远大", "鸿运", "博雅", "光明"])
            if self.language == "zh"
            else r.choice(["山田", "日本", "富士", "東亜", "大和", "アクセス", "ネクスト", "三光"])
        )
        if self.language in ("ru",):
            w = r.choice(self.words.lorem.get("ru", ["Вектор"])).strip(".,").capitalize()
        if self.language == "ko":
            w = r.choice(["한빛", "대성", "미래", "삼우", "네오", "하늘", "가온"])
        if self.language == "ar":
            w = r.choice(["النور", "الأمل", "الخليج", "المستقبل", "الفجر", "التقنية"])
        name = f.format(t=self.town().split(",")[0], w=w, s=self.surname(), n=r.randint(1, 1500), d=self.subject())
        return name + (r.choice([", ", " - ", " – ", " ("]) + self.subject() if r.random() < 0.05 else "")

    def coined_name(self):
        """A name that no list holds and no word betrays: letters, an invented word, a thing and a claim."""
        r = self.rng
        letters = "".join(r.choice("ABCDEFGHIKLMNOPRSTUVWX") for _ in range(r.randint(2, 5)))
        syllables = "".join(r.choice(SYLLABLES) for _ in range(r.randint(2, 3)))
        coined = r.choice([letters, syllables.capitalize(), syllables.capitalize(), capitalized(self.skill())])
        forms = ["{c}", "{c}", "{c}", "{c} AI", "{c} {d}", "{c} & {s}", "{c} – {d}", "{c} ({s})", "The {c} Podcast", "{c} {t}", "{c}, {t}"]
        return r.choice(forms).format(c=coined, d=self.subject(), s=self.surname(), t=self.town().split(",")[0])

    def listed_employer(self):
        """A company of the lists as people write it: without its sort of shares, seldom all in capitals."""
        r = self.rng
        name = re.split(SHARES, r.choice(self.words.employer))[0].strip(" ,-") or "Holding"
        return name.title() if name.isupper() and len(name) > 6 and r.random() < 0.8 else name
