"""The sections of a drawn CV. `Doc(seed).make()` gives its lines, each with its section, its rank and its parts."""

from page import *


class Doc(Page):
    # ---- sections
    def experience(s, kind="experience", lexkind=None):
        r = s.r
        s.title(kind, lexkind)
        s.descmode = r.choice(["bul", "bul", "bul", "para", "lines", "none"])
        parts = ["post", "org", "place", "date"]
        g = s.grammar(parts, None)
        x = r.random()
        if x < 0.55:  # usual ways: date at a right cell, in the margin, or on a row of its own
            order = [p for p in g[0] if p != "date"]
            way = r.choice(["right1", "right1", "right2", "margin", "above", "below", "end", "paren"])
            if r.random() < 0.25:
                order.remove("place")
            nb = len(order)
            if way in ("margin", "above"):
                order = ["date"] + order
            elif way == "right1":
                order.insert(1, "date")
            elif way == "right2" and nb >= 2:
                order.insert(2, "date")
            else:
                order = order + ["date"]
            brk = [r.random() < 0.55 for _ in order[1:]]
            sep = [r.choice([", ", ", ", " | ", " - ", " – ", " at ", "\t", " · ", " @ ", ": "]) for _ in order[1:]]
            k = order.index("date")
            if way == "margin":
                brk[0] = False
                sep[0] = r.choice(["\t", "\t", " ", ": ", " – "])
            if way == "above":
                brk[0] = True
            if way in ("right1", "right2"):
                brk[k - 1] = False
                sep[k - 1] = "\t"
            if way in ("right1", "right2") and k < len(brk):
                brk[k] = True
            if way == "below":
                brk[-1] = True
            if way == "paren":
                brk[-1] = False
                sep[-1] = " ("
            g = (order, brk, sep)
        miss = {c: r.choice([0, 0, 0, 0.3]) for c in ["org", "date", "post"]}
        miss["place"] = r.choice([0, 0.3, 0.6, 1])
        lab = s.labels(parts) if r.random() < 0.05 else {}
        if lab:
            g = (g[0], [True] * 3, [": "] * 3)
        if r.random() < 0.05:
            lab = {c: v for c, v in s.labels(parts).items() if r.random() < 0.4}
        n = r.randint(1, 6) if kind == "experience" else r.randint(1, 3)
        group = r.random() < 0.12 and kind == "experience"
        entrylead = s.bul if r.random() < 0.06 else None
        for k in range(n):
            gap = s.egap if k else s.lgap
            if r.random() < 0.02:
                s.noiseline()
            if group and r.random() < 0.5:
                og = s.grammar(["org", "place", "date"], None)
                v = {
                    "org": s.org(),
                    "place": s.place() if r.random() < 0.4 else None,
                    "date": s.date() if r.random() < 0.3 else None,
                }
                if v["date"] is None and r.random() < 0.5:
                    og = (["org", "place", "date"], [False, False], [r.choice(["\t", ", ", " | "]), "\t"])
                s.header(kind, og, v, {}, gap)
                if r.random() < 0.2:
                    s.push([(s.sent(), "o", "place")], "inside", kind)
                for q in range(r.randint(1, 3)):
                    gg = r.choice(
                        [
                            (["post", "date"], [False], ["\t"]),
                            (["post", "date"], [True], [""]),
                            (["post", "date"], [False], [r.choice([" (", ", ", " | "])]),
                            (["date", "post"], [False], ["\t"]),
                            (["date", "post"], [True], [""]),
                        ]
                    )
                    n0 = len(s.lines)
                    s.header(
                        kind,
                        gg,
                        {"post": s.post(), "date": s.date()},
                        {},
                        s.lgap,
                        ind=s.bodyind if r.random() < 0.3 else 0,
                    )
                    if q == 0:
                        s.lines[n0]["rank"] = "head"
                    s.desc(kind)
                continue
            v = {"post": s.post(), "org": s.org(), "place": s.place(), "date": s.date()}
            for c in miss:
                if r.random() < miss[c] * 0.6 and (c != "post" or v["org"]):
                    v[c] = None
            if not v["post"] and not v["org"]:
                v["post"] = s.post()
            if r.random() < 0.06 and v["post"]:
                v["post"] += r.choice([", ", " – ", " - "]) + s.subject()
            s.header(kind, g, v, lab, gap, lead=entrylead)
            if r.random() < 0.06:
                s.push([(s.sent(), "o", "place")], "inside", kind)
            s.desc(kind)

    def education(s):
        r = s.r
        s.title("education")
        s.descmode = r.choice(["none", "none", "bul", "lines", "para"])
        parts = ["degree", "school", "place", "date", "grade"]
        parts += ["subject"] if r.random() < 0.3 else []
        g = s.grammar(parts, None)
        if r.random() < 0.55:
            order = r.choice(
                [
                    ["degree", "school", "place"],
                    ["school", "degree", "place"],
                    ["school", "place", "degree"],
                    ["degree", "place", "school"],
                ]
            )
            order = order[: r.choice([2, 3, 3])]
            if "subject" in parts:
                order.insert(order.index("degree") + 1 if "degree" in order else 1, "subject")
            way = r.choice(["right1", "right1", "right2", "margin", "above", "end", "paren"])
            if way in ("margin", "above"):
                order = ["date"] + order
            elif way == "right1":
                order.insert(1, "date")
            elif way == "right2":
                order.insert(2, "date")
            else:
                order.append("date")
            if "degree" not in order:
                order.append("degree")
            order.append("grade")
            brk = [r.random() < 0.5 for _ in order[1:]]
            sep = [r.choice([", ", ", ", " | ", " - ", " – ", "\t", " · ", ": ", " in "]) for _ in order[1:]]
            k = order.index("date")
            if way == "margin":
                brk[0] = False
                sep[0] = r.choice(["\t", "\t", " ", ": "])
            if way == "above":
                brk[0] = True
            if way in ("right1", "right2"):
                brk[k - 1] = False
                sep[k - 1] = "\t"
            g = (order, brk, sep)
        miss = {
            "place": r.choice([0.2, 0.6, 1]),
            "grade": r.choice([0.3, 0.8, 1]),
            "date": r.choice([0, 0, 0.2]),
            "degree": r.choice([0, 0, 0.2]),
            "school": r.choice([0, 0, 0.1]),
        }
        lab = s.labels(parts) if r.random() < 0.05 else {}
        if lab:
            g = (g[0], [True] * len(g[1]), g[2])
        lead = s.bul if r.random() < 0.1 else None
        for k in range(r.randint(1, 4)):
            v = {
                "degree": s.deg(),
                "school": s.school(),
                "place": s.place(),
                "date": s.date(0.3),
                "grade": s.grade(),
                "subject": s.subject(),
            }
            for c in miss:
                if r.random() < miss[c]:
                    v[c] = None
            if not v["degree"] and not v["school"]:
                v["school"] = s.school()
            s.header("education", g, v, lab, s.egap if k else s.lgap, lead=lead)
            s.desc("education") if r.random() < 0.6 else None
            if r.random() < 0.12:
                s.push(
                    [
                        (
                            r.choice(
                                [
                                    "Relevant coursework: ",
                                    "Coursework: ",
                                    "Thesis: ",
                                    "Schwerpunkte: ",
                                    "Mémoire : ",
                                    "Leistungskurse: ",
                                    "Minor: ",
                                    "主修课程：",
                                    "Tesi: ",
                                    "Dissertation: ",
                                    "Advisor: ",
                                    "Activities: ",
                                ]
                            ),
                            "o",
                            "key",
                        ),
                        (", ".join(s.subject() for _ in range(r.randint(1, 5))), "o", None),
                    ],
                    "inside",
                    "education",
                    bul=s.bul if r.random() < 0.4 else None,
                )

    def projname(s):
        r = s.r
        if s.real and r.random() < 0.4 and s.W.real["project"]:
            return r.choice(s.W.real["project"])
        x = r.random()
        if x < 0.25:
            return r.choice(s.W.employer).split()[0]
        if x < 0.5:
            return (
                s.skill()
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
                cap(s.subject())
                + " "
                + r.choice(
                    ["System", "Simulator", "Analysis", "Platform", "Tool", "Project", "Website", "App", "网站", "系统"]
                )
            )
        y = s.sent()
        return " ".join(y.split()[: r.randint(3, 7)]).rstrip(".,") if not s.cjk else y[: r.randint(5, 14)]

    def projects(s):
        r = s.r
        s.title("projects")
        s.descmode = r.choice(["bul", "bul", "para", "lines", "none"])
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
        lead = s.bul if r.random() < 0.2 else None
        for k in range(r.randint(1, 6)):
            v = {
                "project": s.projname(),
                "tech": ", ".join(s.skill() for _ in range(r.randint(1, 5))),
                "date": s.date(0.5),
                "role": s.post(),
                "link": r.choice(["github.com/", "https://", "www."])
                + s.surname().lower()
                + r.choice([".io", "/" + s.skill().lower().replace(" ", "-"), ".com"]),
                "org": s.org(),
            }
            for c in parts[1:]:
                if r.random() < 0.15:
                    v[c] = None
            if inline:
                s.push(
                    [
                        (v["project"], "project", "project"),
                        (r.choice([": ", " – ", " - ", ". ", ": "]), "sep", None),
                        (s.sent() + (" " + s.sent() if r.random() < 0.4 else ""), "o", None),
                    ],
                    "begin",
                    "projects",
                    gap=s.egap if k else s.lgap,
                    bul=lead,
                )
            else:
                s.header("projects", (order, brk, sep), v, {}, s.egap if k else s.lgap, lead=lead)
                s.desc("projects")

    def certifications(s):
        r = s.r
        s.title("certifications")
        parts = ["cert"] + [c for c, q in [("issuer", 0.65), ("date", 0.6), ("link", 0.08)] if r.random() < q]
        order = parts[:]
        if r.random() < 0.4:
            r.shuffle(order)
        pb = r.choice([0, 0, 0, 0.6])
        brk = [r.random() < pb for _ in order[1:]]
        sep = [r.choice([" - ", " – ", ", ", " | ", "\t", " (", ": ", " ", " · "]) for _ in order[1:]]
        lead = s.bul if r.random() < 0.45 else None
        for k in range(r.randint(1, 8)):
            if s.real and r.random() < 0.3 and s.W.real["cert"]:
                c = r.choice(s.W.real["cert"])
            else:
                c = r.choice(CERTW).format(
                    k=s.skill() if r.random() < 0.6 else s.subject(), d=s.subject(), n=r.randint(10, 9999)
                )
            v = {
                "cert": c,
                "issuer": r.choice(ISSUERS) if r.random() < 0.6 else s.org(),
                "date": s.date(0.85),
                "link": "ID " + str(r.randint(10**5, 10**8)),
            }
            for q in parts[1:]:
                if r.random() < 0.15:
                    v[q] = None
            s.header("certifications", (order, brk, sep), v, {}, s.lgap, lead=lead)
            if r.random() < 0.04:
                s.push([(s.sent(), "o", None)], "inside", "certifications")

    def langname(s):
        r = s.r
        return r.choice(sp(LANGS.get(s.lang, LANGS["*"]))) if r.random() < 0.9 else cap(r.choice(s.W.langs))

    def languages(s):
        r = s.r
        s.title("languages")
        m = r.choice(["line", "line", "line", "comma", "pairs", "two", "bare"])
        sep = r.choice([": ", " - ", " – ", " (", ", ", " ", "\t", "：", " | "])
        ls = [s.langname() for _ in range(r.randint(1, 5))]
        lead = s.bul if r.random() < 0.3 else None

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
                s.push(one(l), "inside", "languages", bul=lead)
        elif m == "two":
            for l in ls:
                s.push([(l, "lang", "lang")], "inside", "languages", bul=lead)
                s.push([(r.choice(LEVELS), "level", None)], "inside", "languages")
        elif m == "bare":
            for l in ls:
                s.push([(l, "lang", "lang")], "inside", "languages", bul=lead)
        else:
            z = []
            for k, l in enumerate(ls):
                if k:
                    z.append((r.choice([", ", ", ", " | ", "; ", " • ", "、"]), "sep", None))
                z += [(l, "lang", "lang")] if m == "comma" else one(l)
            s.push(z, "inside", "languages")

    def skills(s):
        r = s.r
        s.title("skills")
        m = r.choice(["cat", "cat", "cat", "line", "comma", "rows", "level", "para", "bulcomma"])
        lead = s.bul if r.random() < 0.35 else None
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
                    s.skill() for _ in range(r.randint(1, 9))
                )
                if own:
                    s.push([(c, "o", "key")], "inside", "skills")
                    s.push([(lst, "skill", None)], "inside", "skills", bul=lead)
                elif sep == "\t":
                    s.push([(c, "o", "key"), (lst, "skill", None, 1)], "inside", "skills", bul=lead)
                else:
                    s.push([(c + sep, "o", "key"), (lst, "skill", None)], "inside", "skills", bul=lead)
        elif m == "line":
            for _ in range(n):
                s.push([(s.skill(), "skill", "skill")], "inside", "skills", bul=lead)
        elif m == "comma":
            s.push(
                [(r.choice([", ", " | ", " • ", " · ", "; ", "、"]).join(s.skill() for _ in range(n)), "skill", None)],
                "inside",
                "skills",
            )
        elif m == "bulcomma":
            for _ in range(r.randint(2, 5)):
                s.push(
                    [(", ".join(s.skill() for _ in range(r.randint(2, 6))), "skill", None)],
                    "inside",
                    "skills",
                    bul=s.bul,
                )
        elif m == "rows":
            for _ in range(n // 3 + 1):
                s.push(
                    [(s.skill(), "skill", None, 1 if q else 0) for q in range(r.randint(2, 4))],
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
                s.push(
                    [
                        (s.skill(), "skill", "skill"),
                        (r.choice([" ", ": ", " - ", " ("]), "sep", None),
                        (lv, "level", None),
                    ]
                    if r.random() < 0.7
                    else [(s.skill(), "skill", "skill"), (lv, "level", None, 1)],
                    "inside",
                    "skills",
                    bul=lead,
                )
        else:
            s.prose("skills", r.randint(2, 8), bul=lead)
        if r.random() < 0.08:
            s.prose("skills", r.randint(1, 4), bul=lead)

    def publications(s):
        r = s.r
        s.title("publications")
        m = r.choice(["apa", "ieee", "title", "titlelines", "zh"])
        num = r.choice([None, None, "[{}] ", "{}. ", "({}) "])
        lead = s.bul if num is None and r.random() < 0.4 else None

        def name():
            p = s.person().split()
            return r.choice(["{l}, {f}.", "{f}. {l}", "{f} {l}", "{l} {f}"]).format(
                l=p[-1], f=p[0] if m in ("title", "zh") else p[0][:1]
            )

        for k in range(r.randint(1, 9)):
            au = r.choice([", ", "; ", ", "]).join(name() for _ in range(r.randint(1, 5)))
            y = str(r.randint(1998, 2025))
            if s.real and r.random() < 0.3 and s.W.real["pub"]:
                ti = r.choice(s.W.real["pub"])
            else:
                ti = cap(
                    " ".join(
                        x
                        for x in [
                            s.subject().lower()
                            if r.random() < 0.5
                            else r.choice(s.W.none["en"]).rstrip(".").lower()[:60],
                            r.choice(TOPIC),
                            s.subject().lower(),
                            r.choice(["in", "for", "with", "using", "under", "bei", "et", "y", ""]),
                            s.skill() if r.random() < 0.4 else s.subject().lower(),
                        ]
                        if x
                    )
                )
            ve = r.choice(VENUE).format(d=s.subject(), n=r.randint(1000, 9999)) + (
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
                s.push(z, "begin", "publications", gap=s.egap if r.random() < 0.3 else None, bul=lead)
            else:
                s.push(
                    [(ti, "pub", "pub")] + ([(y, "date", None, 1)] if r.random() < 0.4 else []),
                    "begin",
                    "publications",
                    gap=s.egap,
                    bul=lead,
                )
                s.push([(au, "author", "author")], "inside", "publications")
                s.push([(ve + ", " + y, "venue", "venue")], "inside", "publications")

    def summary(s):
        r = s.r
        if r.random() > 0.15:
            s.title("summary")
        m = r.random()
        if m < 0.7:
            s.push([(" ".join(s.sent() for _ in range(r.randint(1, 5))), "o", None)], "inside", "summary")
        else:
            s.prose("summary", r.randint(1, 5), bul=s.bul)

    def rest(s):
        r = s.r
        k = r.choice(
            ["awards", "awards", "volunteer", "interests", "interests", "references", "other", "other", "volunteer"]
        )
        if k == "volunteer" and r.random() < 0.6:
            return s.experience("rest", "volunteer")
        s.title("rest", k)
        lead = s.bul if r.random() < 0.4 else None
        if k == "interests":
            if r.random() < 0.6:
                s.push(
                    [
                        (
                            r.choice([", ", " | ", " • ", "、"]).join(r.choice(HOBBY) for _ in range(r.randint(2, 7))),
                            "o",
                            None,
                        )
                    ],
                    "inside",
                    "rest",
                )
            else:
                for _ in range(r.randint(2, 6)):
                    s.push([(r.choice(HOBBY), "o", None)], "inside", "rest", bul=lead)
        elif k == "references":
            for _ in range(r.randint(1, 3)):
                s.push([(s.person(), "o", "post")], "inside", "rest", gap=s.egap)
                s.push([(s.post() + r.choice([", ", " at ", " | "]) + s.org(), "o", None)], "inside", "rest")
                if r.random() < 0.7:
                    s.push([(s.phone() if r.random() < 0.5 else s.mail(), "o", None)], "inside", "rest")
        elif k == "awards":
            sepd = r.choice([", ", " – ", "\t", " (", " | ", ": "])
            front = r.random() < 0.3
            for _ in range(r.randint(1, 7)):
                a = (
                    r.choice(s.W.real["award"])
                    if s.real and s.W.real["award"] and r.random() < 0.4
                    else r.choice(
                        [
                            "1st place, {o}",
                            "Best paper award, {d}",
                            "Dean's list",
                            "{s} scholarship",
                            "Employee of the Month",
                            "Winner of the {d} Olympiad",
                            "Preis für {d}",
                            "Bourse {s}",
                            "Beca {s}",
                            "三等奖学金",
                            "優秀賞",
                            "{d} birinciliği",
                            "Диплом I степени, {d}",
                            "Hackathon finalist",
                            "Medal of {s}",
                            "Grant {n} EUR",
                        ]
                    ).format(o=s.org(), d=s.subject(), s=s.surname(), n=r.randint(100, 9000))
                )
                d = s.date(0.95)
                z = (
                    [(a, "o", "cert"), (d + (")" if sepd == " (" else ""), "date", None, 1)]
                    if sepd == "\t"
                    else [(a, "o", "cert"), (sepd, "sep", None), (d + (")" if sepd == " (" else ""), "date", None)]
                )
                if front:
                    z = [(d, "date", None), (a, "o", "cert", 1)]
                s.push(z, "inside", "rest", bul=lead)
        else:
            for _ in range(r.randint(1, 5)):
                s.push(
                    [
                        (
                            r.choice(
                                [
                                    lambda: s.sent(),
                                    lambda: (
                                        s.org()
                                        + ", "
                                        + r.choice(["member", "Mitglied", "membre", "miembro", "socio", "üye"])
                                    ),
                                    lambda: r.choice(sp(PERS["lic"])) + ": B",
                                    lambda: s.post() + ", " + s.org() + " " + s.date(),
                                    lambda: s.skill() + ": " + s.sent(),
                                ]
                            )(),
                            "o",
                            None,
                        )
                    ],
                    "inside",
                    "rest",
                    bul=lead,
                )

    def phone(s):
        r = s.r
        return r.choice(
            ["+{a} {b} {c} {d}", "({b}) {c}-{d}", "0{b} {c}{d}", "+{a}-{b}{c}{d}", "{b}.{c}.{d}", "{b}{c}{d}"]
        ).format(a=r.randint(1, 98), b=r.randint(100, 999), c=r.randint(100, 999), d=r.randint(1000, 9999))

    def mail(s):
        r = s.r
        return (
            re.sub(r"\W", "", s.surname().lower())
            + r.choice(["", ".", "_"])
            + r.choice(["mail", "88", "work", "x", "jr"])
            + "@"
            + r.choice(
                ["gmail.com", "mail.com", "outlook.com", "yahoo.fr", "qq.com", "web.de", "hotmail.com", "uni.edu"]
            )
        )

    def person_(s, named=True):
        r = s.r
        contacts = []

        def c(k, v):
            contacts.append((k, v))

        if r.random() < 0.85:
            c("mail", s.mail())
        if r.random() < 0.8:
            c("tel", s.phone())
        if r.random() < 0.6:
            c(
                "adr",
                (
                    s.place()
                    if r.random() < 0.5
                    else r.choice(
                        [
                            "{n} {s} Street, {t}",
                            "{s}str. {n}, {z} {t}",
                            "{n} rue {s}, {z} {t}",
                            "Calle {s} {n}, {t}",
                            "Rua {s}, {n}, {t}",
                            "via {s} {n}, {z} {t}",
                            "ul. {s} {n}, {t}",
                            "{t} {s} {n}号",
                        ]
                    ).format(n=r.randint(1, 300), s=s.surname(), t=s.t().split(",")[0], z=r.randint(10000, 99999))
                ),
            )
        if r.random() < 0.5:
            c("web", r.choice(["linkedin.com/in/", "github.com/", "https://www.", "@", "www."]) + s.surname().lower())
        if r.random() < 0.3:
            c("web", "github.com/" + s.surname().lower())
        if r.random() < 0.2:
            c("dob", s.point(r.randint(1965, 2004), r.randint(1, 12)))
        if r.random() < 0.15:
            c("nat", r.choice(s.W.country))
        if r.random() < 0.08:
            c(
                "mar",
                r.choice(
                    [
                        "single",
                        "married",
                        "ledig",
                        "verheiratet",
                        "célibataire",
                        "soltero",
                        "Solteiro",
                        "bekar",
                        "женат",
                        "未婚",
                        "أعزب",
                    ]
                ),
            )
        if r.random() < 0.08:
            c("sex", r.choice(["male", "female", "männlich", "M", "F", "男", "女", "ذكر"]))
        if r.random() < 0.08:
            c("lic", "B")
        r.shuffle(contacts)
        lab = r.random()

        def one(k, v):
            if r.random() < lab:
                l = r.choice(sp(PERS[k]))
                return [(l + r.choice([": ", " ", ": ", "：", ":"]), "o", "key"), (v, "contact", None)]
            return [(v, "contact", None)]

        if named and r.random() < 0.08:
            s.noiseline() if r.random() < 0.3 else s.push(
                [
                    (
                        r.choice(
                            [
                                "Curriculum Vitae",
                                "Lebenslauf",
                                "Resume",
                                "CV",
                                "履歴書",
                                "个人简历",
                                "Özgeçmiş",
                                "Резюме",
                                "السيرة الذاتية",
                                "이력서",
                            ]
                        ),
                        "o",
                        None,
                    )
                ],
                "inside",
                "noise",
                size=r.choice([1, 1.5, 2]),
                bold=True,
            )
        if named:
            nm = s.name.upper() if r.random() < 0.3 else s.name
            s.push(
                [(nm, "name", None)],
                "inside",
                "person",
                size=1 if s.flat else r.choice([1.3, 1.6, 2, 2.4, 1]),
                bold=r.random() < 0.6,
            )
            if r.random() < 0.5:
                s.push(
                    [
                        (
                            s.post()
                            if r.random() < 0.7
                            else s.post() + r.choice([" | ", " & ", ", ", " / "]) + s.post(),
                            "o",
                            None,
                        )
                    ],
                    "inside",
                    "person",
                    size=r.choice([1, 1.1, 1.3]),
                )
        if not contacts:
            return
        m = r.choice(["line", "line", "row", "row2"])
        if m == "line":
            for k, v in contacts:
                s.push(one(k, v), "inside", "person")
        else:
            per = len(contacts) if m == "row" else 2
            for a in range(0, len(contacts), per):
                z = []
                for q, (k, v) in enumerate(contacts[a : a + per]):
                    if q:
                        z.append(
                            (r.choice([" | ", " • ", ", ", " · ", " / ", " "]), "sep", None)
                        ) if r.random() < 0.7 else None
                    z += one(k, v)
                s.push(z, "inside", "person")

    def make(s):
        r = s.r
        s.name = s.person()
        secs = [
            c
            for c, q in [
                ("summary", 0.55),
                ("experience", 0.93),
                ("education", 0.94),
                ("skills", 0.8),
                ("projects", 0.4),
                ("certifications", 0.35),
                ("languages", 0.5),
                ("publications", 0.16),
                ("rest", 0.55),
                ("rest", 0.3),
                ("experience2", 0.1),
                ("skills2", 0.12),
                ("education2", 0.03),
            ]
            if r.random() < q
        ]
        if r.random() < 0.35:
            r.shuffle(secs)
        elif r.random() < 0.5 and "education" in secs:
            secs.remove("education")
            secs.insert(r.randint(0, 1), "education")
        if r.random() < 0.25 and len(secs) > 3:
            k = r.randint(1, len(secs) - 1)
            x = secs.pop(k)
            secs.insert(r.randint(0, len(secs)), x)
        two = r.random() < 0.28
        s.person_()

        def do(secs):
            for c in secs:
                getattr(s, c.rstrip("2"))()

        if two:
            side = [
                c
                for c in secs
                if c.rstrip("2") in ("skills", "languages", "rest", "certifications", "education") and r.random() < 0.6
            ]
            main = [c for c in secs if c not in side]
            parts = [("side", side), ("main", main)]
            if r.random() < 0.5:
                parts.reverse()
            for k, (w, c) in enumerate(parts):
                s.col = k
                s.x0 = 0 if k == 0 else r.choice([180, 330])
                w0 = s.wrapw
                if w == "side":
                    s.wrapw = r.choice([22, 28, 36]) if not s.cjk else 12
                if w == "side" and r.random() < 0.5:
                    s.title("person", "contact")
                    s.person_(False)
                do(c)
                s.wrapw = w0
        else:
            k = r.random()
            if k < 0.12:
                s.title("person", "contact")
                s.person_(False)
            do(secs)
            if k > 0.95:
                s.title("person", "contact")
                s.person_(False)
        if r.random() < 0.15:
            s.noiseline()
        return s.lines[:190]
