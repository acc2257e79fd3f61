"""Dates as one drawn document writes them."""

from lexis import *


class Dates:
    """Draws points in time and periods in one format."""

    def draw_date_format(self):
        """The form of all points in time of the document, with its mark, and whether months are in capitals."""
        r = self.rng
        k = (
            r.choice(
                ["Y", "Y", "MY", "MY", "MY", "mY", "mY", "Ym", "Ym", "MMY", "dmY", "MYc", "My", "cjk", "cjk2", "sY", "MY2"]
                + ["my", "Mdy", "Mofy", "m'y"]
            )
            if not (self.is_east_asian or self.language == "ko")
            else r.choice(["Y", "Ym", "Ym", "cjk", "cjk", "mY", "cjk2", "Ymd"])
        )
        if k in ("cjk", "cjk2") and not (self.is_east_asian or self.language == "ko"):
            k = "MY"
        return k, r.choice([".", "/", "-"]), r.random() < 0.2

    def month(self, m):
        """A month in the language, long or short."""
        r = self.rng
        ws = self.words.months[m - 1]
        if self.language == "en":
            w = ws[r.choice([0, 0, 1]) if len(ws[1]) <= 4 else 0]
        else:
            v = [
                w for w in ws if self.words.script(w) == ("ar" if self.script == "ar" else "cyr" if self.script == "cyr" else "lat")
            ]
            w = r.choice(v or ws)
        w = w.lower()
        return capitalized(w) if not self.date_format[2] else w.upper() if r.random() < 0.3 else w

    def point_in_time(self, y, m):
        """A month and year in the format."""
        k, p, _ = self.date_format
        r = self.rng
        if k == "Y" or r.random() < 0.05:
            return str(y)
        if k == "MY":
            return self.month(m) + " " + str(y)
        if k == "MY2":
            return self.month(m) + ". '" + str(y)[2:] if r.random() < 0.5 else self.month(m) + " " + str(y)[2:]
        if k == "MMY":
            return self.month(m)[:3] + r.choice([". ", " "]) + str(y)
        if k == "MYc":
            return self.month(m) + ", " + str(y)
        if k == "My":
            return self.month(m) + "/" + str(y)
        if k == "mY":
            return f"{m:02d}{p}{y}"
        if k == "Ym":
            return f"{y}{p}{m:02d}"
        if k == "Ymd":
            return f"{y}{p}{m:02d}{p}{r.randint(1, 28):02d}"
        if k == "dmY":
            return f"{r.randint(1, 28):02d}{p}{m:02d}{p}{y}"
        if k == "my":
            return f"{m:02d}{p}{y % 100:02d}"
        if k == "m'y":
            return f"{m:02d}/'{y % 100:02d}"
        if k == "Mdy":
            return self.month(m) + f" {r.randint(1, 28)}, {y}"
        if k == "Mofy":
            return self.month(m) + r.choice([" de ", " of ", " ", " del "]) + str(y)
        if k == "cjk":
            return f"{y}年{m}月" if self.language != "ko" else f"{y}년 {m}월"
        if k == "cjk2":
            return f"{y} 年 {m} 月" if self.language != "ko" else f"{y}. {m:02d}."
        return r.choice(["Spring", "Fall", "Summer", "Winter", "SS", "WS", "Autumn"]) + " " + str(y)

    def date(self, single=0.12, last=None):
        """A period, or one point in time with the given chance; later ones lie earlier."""
        r = self.rng
        self.year = max(1975, self.year - r.randint(0, 2))
        y = self.year
        m = r.randint(1, 12)
        y0 = y - r.randint(0, 4)
        if r.random() < single:
            a = self.point_in_time(y, m)
            return r.choice(["", "", "", "", "since ", "seit ", "depuis ", "с ", "Expected ", "bis ", "Depuis ", "Seit ", "Class of ", "Graduated "]) + a
        e = self.point_in_time(y, m) if r.random() < 0.8 else r.choice(self.words.present).strip()
        if r.random() < 0.7:
            e = capitalized(e)
        if r.random() < 0.04:
            return self.other_period(y0, y)
        d = self.point_in_time(y0, r.randint(1, 12)) + self.dash + e
        x = r.random()
        if x < 0.04:
            d += (
                " (" + r.choice(["2 years", "8 months", "1 an 3 mois", "3 Jahre", "6個月", "1년 2개월", "2 года"]) + ")"
            )
        elif x < 0.08:
            d = "(" + d + ")"
        elif x < 0.1:
            d = "[" + d + "]"
        elif x < 0.12:
            d = r.choice(["From ", "from ", "von ", "De ", "du ", "desde ", "dal "]) + d
        return d

    def other_period(self, first, last):
        """A period whose first end has no year, with years cut short, of seasons, or of years in a row."""
        r = self.rng
        forms = [
            lambda: self.month(r.randint(1, 6)) + self.dash + self.month(r.randint(7, 12)) + " " + str(last),
            lambda: f"{first}{self.dash.strip() or '-'}{last % 100:02d}",
            lambda: f"{first}/{last % 100:02d}",
            lambda: f"{first}, {first + 1}",
            lambda: r.choice(["Summer", "Spring", "Fall", "Winter", "Été", "Sommer", "Verano", "Estate"]) + " " + str(last),
            lambda: self.point_in_time(first, r.randint(1, 12)) + self.dash.rstrip(),
            lambda: f"{first} (" + r.choice(["6 months", "6 Monate", "3 mois", "2 meses", "6 mesi", "3 месяца"]) + ")",
        ]
        return r.choice(forms)()
