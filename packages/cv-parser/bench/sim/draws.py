"""The style and the words of one drawn document: names, posts, schools, sentences, dates."""

from lexis import *
import lexis


class Draws:
    def __init__(s, seed):
        if lexis.W is None:
            lexis.W = Words()
        s.r = r = random.Random(seed)
        s.W = lexis.W
        s.lang = wchoice(r, LANGW)
        s.script = {"zh": "han", "ja": r.choice(["ja", "han"]), "ko": "ko", "ar": "ar", "ru": "cyr", "bg": "cyr"}.get(
            s.lang, "lat"
        )
        s.cjk = s.lang in ("zh", "ja")
        s.lines = []
        s.col = 0
        s.page = 0
        s.x0 = 0.0
        s.wrapw = r.choice([38, 55, 70, 85, 95, 105, 120]) if not s.cjk else r.choice([18, 26, 36, 45])
        s.flat = r.random() < 0.12  # no typography at all (plain text, OCR)
        s.noise = 0.03 if r.random() < 0.1 else 0
        p = lambda q: (not s.flat) and r.random() < q
        s.tb, s.tcaps, s.tsize, s.tgap, s.ti = (
            p(0.7),
            r.random() < 0.4,
            1.0 if s.flat else r.choice([1, 1, 1.1, 1.2, 1.3, 1.5, 1.8]),
            r.choice([0.2, 0.5, 0.9, 1.2, 1.8, 2.5]),
            p(0.06),
        )
        s.tcolon = r.random() < 0.12
        s.tspaced = r.random() < 0.05
        s.tlow = r.random() < 0.06
        s.tbul = r.random() < 0.03
        s.tnum = r.random() < 0.03
        s.lgap = r.choice([0.05, 0.1, 0.15, 0.25, 0.35, 0.45, 0.6, 0.8, 1.1])
        s.egap = s.lgap + r.choice([0, 0, 0.2, 0.4, 0.8, 1.3])
        s.tgap = s.lgap + r.choice([0, 0.2, 0.5, 0.9, 1.4, 2.5])
        s.center = r.random() < 0.12
        s.titind = r.choice([0, 0, 0, -12, 12, 40])
        s.jit = r.random() < 0.15
        s.bul = r.choice(["•", "-", "●", "▪", "–", "*", "·", "o", "➢", None, "•", "•"])
        s.bind = r.choice([0, 6, 10, 14, 18, 22])
        s.bodyind = r.choice([0, 0, 0, 10, 18, 36, 60, 90, 120])
        s.hind = [r.choice([0, 0, 0, 0, 18, 40, 90, 200]) for _ in range(4)]
        s.usehind = r.random() < 0.15
        s.style = {
            c: (p(0.35), p(0.2), 1.0 if r.random() < 0.8 or s.flat else r.choice([0.9, 1.1, 1.2]))
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
                s.style[c] = (True, s.style[c][1], s.style[c][2])
        s.capsparts = {c for c in ["post", "org", "school", "degree"] if r.random() < 0.07}
        s.datefmt = s.make_datefmt()
        s.dash = r.choice(
            [" - ", " – ", "–", "-", " — ", " to ", " bis ", " à ", " a ", "~", " ~ ", " / ", "—", " -", " 至 "]
            if not s.cjk
            else ["-", " - ", "~", "～", "–", "至", " – ", "〜", " ～ "]
        )
        s.proseonly = r.random()
        s.titlecase = r.choice(["cap", "title", "low", "title"])
        s.year = r.randint(2012, 2026)
        s.real = r.random() < 0.35
        s.skillpool = None

    # ---- words
    def t(s):
        r = s.r
        if s.lang in ("zh", "ja", "ko", "ar") and s.W.city.get(s.lang) and r.random() < 0.85:
            return r.choice(s.W.city[s.lang])
        if s.lang == "ja":
            return r.choice(
                ["東京", "大阪", "名古屋", "福岡", "札幌", "京都", "横浜", "神戸", "仙台", "広島", "千葉", "埼玉"]
            )
        if s.lang in ("ru", "bg") and r.random() < 0.85:
            return r.choice(s.W.city["ru"])
        c = COUNTRY.get(s.lang)
        if c and r.random() < 0.7:
            v = s.W.place.get(r.choice(c))
            if v:
                return r.choice(v)
        return r.choice(s.W.place_all)

    def place(s):
        r = s.r
        t = s.t().split(",")[0]
        x = r.random()
        if s.cjk:
            return t + (r.choice(["市", "", "", "省", "県", "区"]))
        if x < 0.45:
            return t
        if x < 0.6:
            return t + ", " + r.choice(s.W.country)
        if x < 0.75:
            return (
                t
                + ", "
                + r.choice("CA NY TX MA WA IL FL PA OH SP RJ MG NSW ON QC BC UK USA India IN NJ GA VA NC MI".split())
            )
        if x < 0.8:
            return r.choice(["Remote", "remote", "Home office", "Online", "Télétravail", "Remoto", "Hybrid"])
        if x < 0.86:
            return r.choice(s.W.country)
        if x < 0.93:
            return r.choice(s.W.seats)
        return t + " (" + r.choice(s.W.country) + ")"

    def person(s):
        r = s.r
        v = s.W.person.get(s.lang) or s.W.person["en"]
        if r.random() < 0.15:
            v = r.choice(list(s.W.person.values()))
        x = r.choice(v)
        return x.replace(" ", "") if s.cjk and r.random() < 0.7 else x

    def surname(s):
        return s.person().split()[-1]

    def post(s):
        r = s.r
        if s.real and r.random() < 0.3:
            return r.choice(s.W.real["position"])
        v = s.W.post.get(s.lang) or s.W.post["en"]
        if s.lang not in ("en",) and r.random() < 0.12:
            v = s.W.post["en"]
        x = r.choice(v)
        if len(x) > 60:
            x = r.choice(v)
        m = r.random()
        if not s.cjk and s.lang not in ("ko", "ar"):
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
        st = s.titlecase
        return x.title() if st == "title" and len(x) < 60 else cap(x) if st != "low" else x

    def org(s):
        r = s.r
        if s.real and r.random() < 0.35:
            return r.choice(s.W.real["company"])
        x = r.random()
        if x < 0.42 and s.lang not in ("zh", "ja", "ko", "ar"):
            return r.choice(s.W.employer)
        if x < 0.5:
            return s.school()
        f = r.choice(sp(ORG.get(s.lang, ORG["*"]) if r.random() < 0.85 else ORG["*"]))
        w = (
            r.choice(s.W.employer).split()[0]
            if s.lang not in ("zh", "ja") or r.random() < 0.3
            else r.choice(["华信", "东方", "新科", "智联", "远大", "鸿运", "博雅", "光明"])
            if s.lang == "zh"
            else r.choice(["山田", "日本", "富士", "東亜", "大和", "アクセス", "ネクスト", "三光"])
        )
        if s.lang in ("ru",):
            w = r.choice(s.W.lorem.get("ru", ["Вектор"])).strip(".,").capitalize()
        if s.lang == "ko":
            w = r.choice(["한빛", "대성", "미래", "삼우", "네오", "하늘", "가온"])
        if s.lang == "ar":
            w = r.choice(["النور", "الأمل", "الخليج", "المستقبل", "الفجر", "التقنية"])
        return f.format(t=s.t().split(",")[0], w=w, s=s.surname(), n=r.randint(1, 1500))

    def school(s):
        r = s.r
        if s.real and r.random() < 0.3:
            return r.choice(s.W.real["institution"])
        if r.random() < 0.55 and s.lang not in ("zh", "ja", "ko", "ar", "ru"):
            cs = COUNTRY.get(s.lang)
            v = s.W.school.get(r.choice(cs).lower()) if cs else None
            return r.choice(v) if v and r.random() < 0.7 else r.choice(s.W.schools_all)
        f = r.choice(sp(SCH.get(s.lang, SCH["*"])))
        return f.format(t=s.t().split(",")[0], s=s.surname(), n=r.randint(1, 200))

    def subject(s):
        r = s.r
        v = s.W.subj.get(s.lang) or s.W.subj["en"]
        if s.lang in DEG:
            v = sp(DEG[s.lang][1])
        x = r.choice(v)
        return x.title() if s.titlecase == "title" else cap(x)

    def deg(s):
        r = s.r
        if s.lang in DEG:
            a, b = DEG[s.lang]
            a = r.choice(sp(a))
            b = r.choice(sp(b))
            x = r.random()
            return a if x < 0.3 else b if x < 0.5 else (b + " " + a if x < 0.75 else a + " " + b)
        if s.real and r.random() < 0.35:
            return r.choice(s.W.real["degree"])
        v = s.W.degree.get(s.lang) or s.W.degree["en"]
        if r.random() < 0.15:
            v = s.W.degree["en"]
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
        return cap(x.title() if s.titlecase == "title" and r.random() < 0.7 else x)

    def grade(s):
        r = s.r
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
            v = r.choice(sp(FL["grade"])) + r.choice([": ", " ", ": ", " - ", "："]) + v
        return v

    def skill(s):
        r = s.r
        x = r.random()
        if s.real and x < 0.35:
            return r.choice(s.W.real["skill"])
        if x < 0.75:
            return r.choice(SOFT)
        return r.choice(s.W.skill)

    def sent(s, n=None):
        r = s.r
        out = []
        if s.real and s.W.real["sentence"] and r.random() < (0.5 if s.lang in ("en",) else 0.12):
            return r.choice(s.W.real["sentence"])
        x = r.random()
        if s.lang in SENT and x < 0.45 and s.lang != "en":
            a = r.choice(sp(SENT[s.lang]))
        elif s.lang == "en" and x < 0.25:
            a = r.choice(sp(SENT["en"]))
        elif s.lang in s.W.none and s.lang != "en":
            a = cap(r.choice(s.W.none[s.lang]))
        elif s.lang in ("en",) or x > 0.93:
            a = r.choice(s.W.none["en"])
            if r.random() < 0.6:
                a = r.choice(VERBS) + " " + a
        elif s.lang in ("ru", "zh", "ja", "ko", "ar") and s.lang in s.W.lorem:
            v = s.W.lorem[s.lang]
            a = ("" if s.cjk else " ").join(r.choice(v) for _ in range(r.randint(5, 14)))
        else:
            v = s.W.post.get(s.lang) or s.W.post["en"]
            fn = {
                "es": "de la el en y para con los una",
                "it": "di la il in e per con gli una",
                "fr": "de la le en et pour avec les une",
                "pt": "de a o em e para com os uma",
                "nl": "van de het in en voor met een",
                "de": "der die das in und für mit den eine",
            }.get(s.lang, "a i v na s za do in de").split()
            ws = [w.lower() for p in r.sample(v, 4) for w in p.split()][: r.randint(4, 10)]
            a = " ".join(x for w in ws for x in ((r.choice(fn), w) if r.random() < 0.5 else (w,)))
            if s.lang in SENT:
                a = r.choice(sp(SENT[s.lang])).split()[0] + " " + a
        if r.random() < 0.25 and s.lang in SENT:
            a = (
                a.rstrip(".")
                + r.choice([", ", "; ", " " if not s.cjk else "，", " – "])
                + r.choice(sp(SENT[s.lang])).lower()
            )
        if r.random() < 0.12:
            a += r.choice([" ", ", "]) + s.skill() + ", " + s.skill()
        if r.random() < 0.05:
            a += " (" + str(r.randint(2005, 2025)) + ")"
        if r.random() < 0.45:
            a += "。" if s.cjk else "."
        return cap(a)

    def make_datefmt(s):
        r = s.r
        k = (
            r.choice(
                ["Y", "MY", "MY", "MY", "mY", "mY", "Ym", "Ym", "MMY", "dmY", "MYc", "My", "cjk", "cjk2", "sY", "MY2"]
            )
            if not (s.cjk or s.lang == "ko")
            else r.choice(["Y", "Ym", "Ym", "cjk", "cjk", "mY", "cjk2", "Ymd"])
        )
        if k in ("cjk", "cjk2") and not (s.cjk or s.lang == "ko"):
            k = "MY"
        return k, r.choice([".", "/", "-"]), r.random() < 0.2

    def mon(s, m):
        r = s.r
        ws = s.W.months[m - 1]
        if s.lang == "en":
            w = ws[r.choice([0, 0, 1]) if len(ws[1]) <= 4 else 0]
        else:
            v = [
                w for w in ws if s.W.script(w) == ("ar" if s.script == "ar" else "cyr" if s.script == "cyr" else "lat")
            ]
            w = r.choice(v or ws)
        w = w.lower()
        return cap(w) if not s.datefmt[2] else w.upper() if r.random() < 0.3 else w

    def point(s, y, m):
        k, p, _ = s.datefmt
        r = s.r
        if k == "Y" or r.random() < 0.05:
            return str(y)
        if k == "MY":
            return s.mon(m) + " " + str(y)
        if k == "MY2":
            return s.mon(m) + ". '" + str(y)[2:] if r.random() < 0.5 else s.mon(m) + " " + str(y)[2:]
        if k == "MMY":
            return s.mon(m)[:3] + r.choice([". ", " "]) + str(y)
        if k == "MYc":
            return s.mon(m) + ", " + str(y)
        if k == "My":
            return s.mon(m) + "/" + str(y)
        if k == "mY":
            return f"{m:02d}{p}{y}"
        if k == "Ym":
            return f"{y}{p}{m:02d}"
        if k == "Ymd":
            return f"{y}{p}{m:02d}{p}{r.randint(1, 28):02d}"
        if k == "dmY":
            return f"{r.randint(1, 28):02d}{p}{m:02d}{p}{y}"
        if k == "cjk":
            return f"{y}年{m}月" if s.lang != "ko" else f"{y}년 {m}월"
        if k == "cjk2":
            return f"{y} 年 {m} 月" if s.lang != "ko" else f"{y}. {m:02d}."
        return r.choice(["Spring", "Fall", "Summer", "Winter", "SS", "WS", "Autumn"]) + " " + str(y)

    def date(s, single=0.12, last=None):
        r = s.r
        s.year = max(1975, s.year - r.randint(0, 2))
        y = s.year
        m = r.randint(1, 12)
        y0 = y - r.randint(0, 4)
        if r.random() < single:
            a = s.point(y, m)
            return r.choice(["", "", "", "", "since ", "seit ", "depuis ", "с ", "Expected ", "bis "]) + a
        e = s.point(y, m) if r.random() < 0.8 else r.choice(s.W.present).strip()
        if r.random() < 0.7:
            e = cap(e)
        d = s.point(y0, r.randint(1, 12)) + s.dash + e
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
