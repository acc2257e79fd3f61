"""What the net is told of lines, of drawn ones and of exported real ones; `src/labels/net-signs.ts` says the same."""

import re, zlib, unicodedata, math, json, os
import numpy as np
from drawn import Doc
from lexis import HERE, KINDS, LEX, RANKS, TI, TOK

B = 65536
F = 10
T = 32
NF = 36
CJK = "\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af"
rx = re.compile("[" + CJK + r"]|(?:(?![" + CJK + r"])[^\W_])+[+#]*|[^\s\w]|_")
_fold = {}
MAP = str.maketrans(
    {
        "ß": "ss",
        "ø": "o",
        "ł": "l",
        "ı": "i",
        "đ": "d",
        "æ": "ae",
        "œ": "oe",
        "’": "'",
        "–": "-",
        "—": "-",
        "−": "-",
        "：": ":",
        "，": ",",
        "；": ";",
        "（": "(",
        "）": ")",
        "｜": "|",
    }
)


def fold(t):
    """Lower case without accents, as `net-text.ts` has it."""
    if t.isascii():
        return t.lower()
    t = unicodedata.normalize("NFKC", t).lower().translate(MAP)
    if any("\uac00" <= c <= "\ud7af" for c in t):
        return t
    return "".join(c for c in unicodedata.normalize("NFKD", t) if not unicodedata.combining(c))


def h(s):
    """The row of a sign."""
    return 1 + zlib.crc32(s.encode("utf8")) % (B - 1)


def shape(t):
    """"March" is Xx+."""
    o = re.sub(r"[A-ZА-ЯÀ-Þ]", "X", t)
    o = re.sub(r"[^\W\d_X]", "x", o)
    o = re.sub(r"\d", "d", o)
    return re.sub(r"(x)x{2,}", r"\1x+", re.sub(r"(X)X{2,}", r"\1X+", o))[:10]


_ids = {}


def ids(t):
    """The rows of a token's signs."""
    v = _ids.get(t)
    if v is None:
        f = fold(t) or t
        out = [h("w" + f), h("s" + shape(t))]
        if len(f) > 1 and (f[0].isalpha() or f[0].isdigit()):
            w = "<" + f[:14] + ">"
            g = [w[i : i + 4] for i in range(len(w) - 3)] or [w]
            if len(g) > F - 4:
                k = len(g)
                g = [g[i * (k - 1) // (F - 5)] for i in range(F - 4)]
            out += [h("4" + x) for x in g]
            out.append(h("e" + f[-3:]))
            out.append(h("p" + f[:3]))
        v = (out + [0] * F)[:F]
        if len(_ids) < 400000:
            _ids[t] = v
    return v


_titles = None
SK = LEX["titleKinds"]


def key(t):
    """A title without marks."""
    return re.sub(r"[^\w+#]", "", fold(t))


def titles():
    """The kind of each title of the lexicon."""
    global _titles
    if _titles is None:
        _titles = {}
        for k, v in LEX["titles"].items():
            for t in v:
                _titles.setdefault(key(t), SK.index(k))
    return _titles


url = re.compile(r"https?:|www\.|\.(com|org|net|io|de|fr|edu)\b", re.I)
digit = re.compile(r"\d")
phone = re.compile(r"\d(?:[\s().-]?\d){7}")
year = re.compile(r"(?<!\d)(19[5-9]\d|20[0-3]\d)(?!\d)")
NS = len(KINDS) * len(RANKS)


def state(kind, rank):
    """The number of a state."""
    return KINDS.index(kind) * 4 + RANKS.index(rank)


class Feat:
    """lines: dicts segs=[(text,label,b,i,gap)], gap,bul,x,sz,col,pg,hl,w; gives arrays"""

    def doc(s, lines, flat, colw=None, rnd=None):
        n = len(lines)
        toks = []
        flags = np.zeros((n, NF), np.float32)
        tit = np.zeros(n, np.int64)
        sp = []
        tl = titles()
        tdrop = rnd is not None and rnd.random()
        xmin = {}
        wmax = {}
        for l in lines:
            k = (l["pg"], l["col"])
            xmin[k] = min(xmin.get(k, 1e9), l["x"])
            wmax[k] = max(wmax.get(k, 1), l["w"])
        pv = None
        for n_, l in enumerate(lines):
            row = []
            text = ""
            for t, lab, b, i, g in l["segs"]:
                first = True
                base = len(text)
                for m in rx.finditer(t):
                    row.append(
                        (
                            m.group(),
                            TI[lab] if isinstance(lab, str) else lab,
                            (1 if b else 0) | (2 if i else 0) | (4 if g and first else 0) | (8 if first else 0),
                            base + m.start(),
                            base + m.end(),
                        )
                    )
                    first = False
                text += t
            st = text.strip()
            k = (l["pg"], l["col"])
            f = flags[n_]
            tot = sum(len(x[0]) for x in l["segs"]) or 1
            f[0] = sum(len(x[0]) for x in l["segs"] if x[2]) / tot > 0.6
            f[1] = sum(len(x[0]) for x in l["segs"] if x[3]) / tot > 0.6
            up = st.upper()
            f[2] = st == up and st != st.lower()
            f[3] = bool(st) and (st[0] == up[0])
            f[4] = max(-1, min(2, math.log2(max(0.3, l["sz"])) * 2))
            g = l["gap"]
            new = pv is None or pv["pg"] != l["pg"] or pv["col"] != l["col"]
            if not new:
                f[5 + (0 if g < 0.2 else 1 if g < 0.55 else 2 if g < 1.1 else 3 if g < 2 else 4)] = 1
            f[10] = l["bul"] is not None
            dx = 0 if new else l["x"] - pv["x"]
            f[11] = dx < -3
            f[12] = dx > 3
            f[13] = min(2, (l["x"] - xmin[k]) / 40)
            f[14] = l["w"] / wmax[k]
            f[15] = pv is not None and pv["col"] != l["col"]
            f[16] = pv is not None and pv["pg"] != l["pg"]
            f[17] = math.log(1 + len(row)) / 2
            e = st[-1:]
            f[18] = e in ".。!?" and e != ""
            f[19] = e in ":：" and e != ""
            f[20] = e in ",;-" and e != ""
            f[21] = "@" in st
            f[22] = bool(url.search(st))
            f[23] = bool(phone.search(st))
            ym = year.search(st)
            f[24] = bool(ym)
            f[25] = bool(ym) and ym.start() < 9
            f[26] = bool(ym) and ym.end() > len(st) - 12
            f[27] = min(3, sum(1 for x in l["segs"] if x[4])) / 2
            f[28] = flat
            f[29] = l["hl"] > 0
            f[30] = len({x[2] for x in l["segs"]}) > 1
            f[31] = len(digit.findall(st)) / max(1, len(st))
            f[32] = n_ / n
            f[33] = n_ < 3
            f[34] = min(1, len(st) / 100)
            f[35] = st.count(",") / 5
            if len(st) < 60:
                tit[n_] = tl.get(key(st), 0)
                if rnd is not None and (tdrop < 0.25 or rnd.random() < 0.12) and l["rank"] == "title":
                    tit[n_] = 0
            pv = l
            if len(row) > T:
                row = row[: T - 8] + row[-8:]
            toks.append(row)
        return toks, flags, tit


def sim_lines(d):
    """The lines of a drawn document with their widths."""
    ls = d.make()
    for l in ls:
        l["w"] = sum(len(x[0]) for x in l["segs"]) * (5 if not d.is_east_asian else 9) * l["sz"]
    return ls


def pack(docs):
    """docs: (toks,flags,tit,states,fixed token labels?)"""
    L = max(len(d[0]) for d in docs)
    uniq = {}
    U = []
    N = sum(len(d[0]) for d in docs)
    tk = np.zeros((N, T), np.int32)
    tf = np.zeros((N, T), np.int8)
    tl = np.full((N, T), -1, np.int8)
    fl = np.zeros((N, NF), np.float32)
    ti = np.zeros(N, np.int16)
    st = np.full(N, -1, np.int16)
    pos = np.zeros(N, np.int32)
    U.append([0] * F)
    n = 0
    for b, d in enumerate(docs):
        toks, flags, tit, states = d
        m = len(toks)
        fl[n : n + m] = flags
        ti[n : n + m] = tit
        st[n : n + m] = states
        pos[n : n + m] = b * L + np.arange(m)
        for k, row in enumerate(toks):
            if not row:
                continue
            a = []
            for x in row:
                t = x[0]
                u = uniq.get(t)
                if u is None:
                    u = uniq[t] = len(U)
                    U.append(ids(t))
                a.append(u)
            m_ = len(row)
            tk[n + k, :m_] = a
            tl[n + k, :m_] = [x[1] for x in row]
            tf[n + k, :m_] = [x[2] for x in row]
        n += m
    return dict(U=np.array(U, np.int32), tk=tk, tf=tf, tl=tl, fl=fl, ti=ti, st=st, pos=pos, B=len(docs), L=L)


FIELD = {
    "position": "post",
    "company": "org",
    "location": "place",
    "degree": "degree",
    "institution": "school",
    "gpa": "grade",
}


def real_docs(path):
    """Exported lines of real files with their labels."""
    R = json.load(open(path, encoding="utf8"))
    out = []
    F_ = Feat()
    S = R["states"]
    for d in R["docs"]:
        ls = []
        body = d["body"] or 10
        sc = 10 / body
        for l in d["lines"]:
            t = l["t"]
            segs = []
            at = 0
            for s, e, b, i, g, fs in l["segs"]:
                if s < 0 or e > len(t) or e <= s:
                    continue
                s0 = at
                segs.append((t[s0:e], "o", b, i, 1 if g > 2 * max(fs, 1) or "\t" in t[s0 : s + 1] else 0))
                at = e
            if at < len(t):
                segs.append((t[at:], "o", l["b"], l["i"], 0))
            ls.append(
                dict(
                    segs=segs,
                    gap=l["gap"] / l["h"] if l["h"] > 0 else 0,
                    bul=l["bul"],
                    x=l["x"] * sc,
                    sz=l["fs"] / body if body > 0 and l["fs"] > 0 else 1,
                    col=l["col"],
                    pg=l["pg"],
                    hl=l["hl"] or 0,
                    w=max(1, l["w"] * sc),
                    rank=None,
                )
            )
        flat = not d["positioned"] or (
            len({round(x["sz"], 1) for x in ls}) < 2 and not any(x["segs"] and x["segs"][0][2] for x in ls)
        )
        toks, flags, tit = F_.doc(ls, flat)
        st = np.full(len(ls), -1)
        for k, l in enumerate(d["lines"]):
            if l["noise"]:
                st[k] = state("noise", "inside")
                continue
            if l["truth"] is not None:
                q = S[l["truth"]]
                st[k] = state(q["kind"], q["rank"])
        # token labels of entries' fields
        for k, (row, l) in enumerate(zip(toks, d["lines"])):
            lab = [-1] * len(row)
            if l["item"] >= 0:
                it = d["items"][l["item"]]
                ws = [fold(x[0]) for x in row]
                for name, tokens in it["fields"]:
                    kind = {
                        "name": {
                            "projects": "project",
                            "certifications": "cert",
                            "person": "name",
                            "languages": "lang",
                            "skills": "skill",
                        },
                        "title": {"publications": "pub", "projects": "project"},
                    }.get(name, {}).get(it["section"])
                    c = FIELD.get(name) or kind
                    if c is None or it["section"] == "person" and c != "name":
                        continue
                    fw = tokens.split()
                    words = [(q, w) for q, w in enumerate(ws) if re.match(r"\w", w)]
                    for a in range(len(words)):
                        m = 0
                        while m < len(fw) and a + m < len(words) and words[a + m][1].replace("-", "") == fw[m]:
                            m += 1
                        if m and (m == len(fw) or (m >= 3)):
                            for q in range(words[a][0], words[a + m - 1][0] + 1):
                                if lab[q] < 0:
                                    lab[q] = TI[c]
            toks[k] = [(x[0], lab[q], x[2], x[3], x[4]) for q, x in enumerate(row)]
        out.append(dict(meta=d, x=(toks, flags, tit, st)))
    return out, S


def sim_doc(seed):
    """A drawn document as the net is told of it."""
    d = Doc(seed)
    ls = sim_lines(d)
    toks, flags, tit = Feat().doc(ls, d.is_plain, rnd=d.rng)
    return toks, flags, tit, np.array([state(l["kind"], l["rank"]) for l in ls])
