"""Lines of a drawn page: how parts of an entry share rows, how rows wrap, and what stands below them."""

from draws import *


class Page(Draws):
    # ---- lines
    def push(s, segs, state, kind, gap=None, bul=None, ind=0, size=None, bold=None, hl=0):
        # segs: (text,label,style) text may hold wraps; cut at wrap width
        r = s.r
        out = []
        n = 0
        sz = 1.0
        flat = []
        for g in segs:
            t, l, c = g[0], g[1], g[2]
            gp = g[3] if len(g) > 3 else 0
            b, i, z = s.style.get(c, (False, False, 1.0)) if c else (False, False, 1.0)
            if bold is not None:
                b = bold
            if c in s.capsparts:
                t = t.upper()
            sz = max(sz, z)
            flat.append([t, l, b, i, gp])
        if size is not None:
            sz = size
        width = s.wrapw + (0 if kind != "title" else 40)
        rows = [[]]
        used = 0
        for t, l, b, i, gp in flat:
            words = re.findall(r"\s*\S+", t) if not s.cjk else re.findall(r"\s*[\x21-\x7e]+|\s*.", t)
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
            s.lines.append(
                dict(
                    segs=row,
                    kind=kind,
                    rank=st,
                    gap=(gap if gap is not None else s.lgap) if k == 0 else s.lgap,
                    bul=bul if k == 0 else None,
                    x=s.x0
                    + (
                        ind + (s.titind if kind_title(st) else 0)
                        if not s.center or ind or bul
                        else max(0, (s.wrapw - sum(len(q[0]) for q in row)) * 2.5)
                    )
                    + (s.hind[k % 4] if s.usehind and st in ("begin", "head") else 0)
                    + (r.choice([0, 0, 0, 30, 80, -20]) if s.jit else 0),
                    sz=sz,
                    col=s.col,
                    pg=s.page,
                    hl=hl if k == 0 else 0,
                )
            )
        if len(s.lines) % 55 == 54 and r.random() < 0.6:
            s.page += 1
            if r.random() < 0.3:
                s.noiseline()

    def noiseline(s):
        r = s.r
        t = r.choice(sp(NOISE) if False else NOISE).format(
            n=r.randint(1, 4), p=s.name, m=s.point(r.randint(2018, 2025), r.randint(1, 12)), y=r.randint(2010, 2024)
        )
        s.push([(t, "o", None)], "inside", "noise", size=r.choice([0.8, 0.9, 1]))

    def title(s, kind, lexkind=None, missing=True):
        r = s.r
        lk = lexkind or kind
        if missing and r.random() < 0.015:
            s.first = True
            return
        d = s.W.titles.get(lk) or s.W.titles["other"]
        v = d.get(s.script) if r.random() < 0.93 else d.get("lat")
        if s.script == "han" and r.random() < 0.1:
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
        if r.random() < 0.05:
            t = (
                t
                + r.choice([" & ", " and ", " / ", " und ", " et ", " y "])
                + r.choice(r.choice(list(s.W.titles.values()))["lat"])
            )
        t = t.upper() if s.tcaps else t if s.tlow else t.title() if r.random() < 0.6 else cap(t)
        if s.tspaced:
            t = " ".join(t) if r.random() < 0.7 else t
        if s.tcolon:
            t += ":"
        if s.tnum:
            t = r.choice(["1. ", "2. ", "I. ", "III. ", "A. "]) + t
        if s.cjk and r.random() < 0.15:
            t = r.choice(["【{}】", "■ {}", "■{}", "● {}", "一、{}", "◆{}"]).format(t)
        s.push(
            [(t, "o", None)],
            "title",
            kind,
            gap=s.tgap,
            size=s.tsize,
            bold=s.tb,
            bul="•" if s.tbul else None,
            hl=1 if r.random() < 0.05 else 0,
        )
        s.first = True

    def prose(s, kind, n, bul=None, ind=0, gap=None):
        lead = s.r.random() < 0.15
        for k in range(n):
            if lead and s.r.random() < 0.8:
                s.push(
                    [
                        (
                            s.r.choice([s.subject, s.skill, s.projname])() + s.r.choice([": ", " – ", ": ", ". "]),
                            "o",
                            "key",
                        ),
                        (s.sent(), "o", None),
                    ],
                    "inside",
                    kind,
                    bul=bul,
                    ind=ind,
                    gap=gap if k == 0 else None,
                )
            else:
                s.push([(s.sent(), "o", None)], "inside", kind, bul=bul, ind=ind, gap=gap if k == 0 else None)

    def grammar(s, parts, must):
        """random order, breaks and separators for the parts of an entry"""
        r = s.r
        order = parts[:]
        r.shuffle(order)
        # date seldom stands amid; bring it to front or to the end of a row
        brk = []
        pb = r.choice([0.15, 0.4, 0.6, 0.85])
        sep = []
        for k in range(len(order) - 1):
            brk.append(r.random() < pb)
            sep.append(
                r.choice(
                    [
                        ", ",
                        ", ",
                        ", ",
                        " | ",
                        " - ",
                        " – ",
                        " — ",
                        " @ ",
                        " at ",
                        "\t",
                        "\t",
                        "\t",
                        "\t",
                        "\t",
                        "\t",
                        " · ",
                        " • ",
                        " / ",
                        "; ",
                        " ",
                        ": ",
                        " (",
                        ". ",
                        "，" if s.cjk else " bei ",
                    ]
                )
            )
        return order, brk, sep

    def header(s, kind, g, vals, labels, gap, lead=None, ind=0):
        r = s.r
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
            s.push(segs, st, kind, gap=gap if first else None, ind=ind, bul=lead if first else None)
            first = False

    def labels(s, cs):
        r = s.r
        m = {
            "post": "post",
            "org": "org",
            "place": "place",
            "date": "date",
            "degree": "deg",
            "school": "school",
            "grade": "grade",
        }
        return {c: r.choice(sp(FL[m[c]])) + r.choice([": ", ":", " : ", "：", "\u3000"]) for c in cs if c in m}

    def desc(s, kind, mode=None):
        r = s.r
        m = s.descmode if mode is None else mode
        if m == "none" or r.random() < 0.08:
            return
        n = min(9, 1 + int(r.expovariate(0.45)))
        if r.random() < 0.08:
            s.push(
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
                ind=s.bodyind,
            )
        if m == "bul":
            s.prose(kind, n, bul=s.bul, ind=s.bodyind + s.bind)
        elif m == "para":
            s.push([(" ".join(s.sent() for _ in range(min(4, n))), "o", None)], "inside", kind, ind=s.bodyind)
        else:
            s.prose(kind, n, ind=s.bodyind)
        if r.random() < 0.12:
            s.push(
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
                    (", ".join(s.skill() for _ in range(r.randint(2, 7))), "skill", None),
                ],
                "inside",
                kind,
                ind=s.bodyind,
            )
        if r.random() < 0.06:
            for _ in range(r.randint(1, 3)):
                s.push(
                    [(s.projname(), "o", "project")] + ([(s.date(0.4), "o", "date", 1)] if r.random() < 0.3 else []),
                    "inside",
                    kind,
                    ind=s.bodyind,
                    gap=s.egap,
                )
                s.prose(kind, r.randint(1, 3), bul=s.bul, ind=s.bodyind + s.bind)
        if r.random() < 0.03:
            s.push(
                [
                    (
                        r.choice(["Project: ", "Projekt: ", "Projet : ", "Client: ", "项目：", "プロジェクト："])
                        + s.projname(),
                        "o",
                        "key",
                    )
                ],
                "inside",
                kind,
                ind=s.bodyind,
            )
            s.prose(kind, r.randint(1, 3), bul=s.bul, ind=s.bodyind + s.bind)
