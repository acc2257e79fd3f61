"""How a net does on exported lines of real files: sections, beginnings of entries and parts of heads, beside the engine's own."""

import collections

import numpy as np

from feat import T
from lexis import KINDS, TI


def kinds(st):
    """The share of each kind, whatever the rank."""
    return np.log(np.exp(st).reshape(len(st), -1, 4).sum(2) + 1e-9)


def evaluate(docs, pred, S, show=True):
    """Counts what is right by set and prints it; returns the counts."""
    R = collections.defaultdict(lambda: collections.Counter())
    for d, (st, tk) in zip(docs, pred):
        m = d["meta"]
        c = R[m["set"]]
        k = kinds(st)[:, :10].argmax(1)
        bg = np.exp(st.reshape(len(st), -1, 4)[:, :, 1]).sum(1)
        for q, l in enumerate(m["lines"]):
            if l["truth"] is None:
                continue
            t = S[l["truth"]]
            if l["item"] >= 0:
                c["n"] += 1
                c["nn"] += KINDS[k[q]] == t["kind"]
                rk = {"header": "person", "contact": "person", "links": "person"}.get(l["rule"], l["rule"])
                rk = rk if rk in KINDS else "rest"
                c["rule"] += rk == t["kind"]
                c["chain"] += S[l["chain"]]["kind"] == t["kind"]
                pk = {"header": "person", "contact": "person", "links": "person"}.get(l["placed"], l["placed"])
                pk = pk if pk in KINDS else "rest"
                c["placed"] += pk == t["kind"]
            g = t["rank"] == "begin"
            for nm, v in (("nn", st[q].argmax() % 4 == 1), ("chain", S[l["chain"]]["rank"] == "begin")):
                c[nm + "tp"] += g and v
                c[nm + "fp"] += v and not g
                c[nm + "fn"] += g and not v
            if t["kind"] in ("experience", "education"):
                for nm, v in (
                    ("jn", st[q].argmax() % 4 == 1),
                    ("jc", S[l["chain"]]["rank"] == "begin"),
                    ("jr", l["begin"]),
                ):
                    c[nm + "tp"] += g and v
                    c[nm + "fp"] += v and not g
                    c[nm + "fn"] += g and not v
        # parts
        starts = [l["st"] for l in m["lines"]]
        for p in m["parts"]:
            q = [a for a, l in enumerate(m["lines"]) if l["st"] <= p["s"] < l["st"] + len(l["t"]) + 1]
            if not q:
                continue
            q = q[0]
            b = m["lines"][q]["st"]
            row = d["x"][0][q]
            ix = [a for a, x in enumerate(row[:T]) if b + x[3] >= p["s"] - 0 and b + x[4] <= max(p["e"], p["s"] + 1)]
            if not ix:
                continue
            v = tk[q][ix]
            if p["sec"] == "experience":
                names = {"position": "post", "company": "org", "location": "place"}
            else:
                names = {"degree": "degree", "institution": "school", "location": "place", "grade": "grade"}
            mv = v.mean(0)
            nn_ = {g: mv[TI[t]] for g, t in names.items()}
            if p["sec"] == "experience":
                nn_["company"] = max(nn_["company"], mv[TI["school"]])
            nn_["extra"] = max(mv[TI["o"]], mv[TI["sep"]], mv[TI["project"]], mv[TI["skill"]])
            g = max(nn_, key=nn_.get)
            if p["gold"] != "extra":
                c["pn"] += 1
                c["prule"] += p["rule"] == p["gold"]
                c["pship"] += p["ship"] == p["gold"]
                c["pnn"] += g == p["gold"]

    def line(name, c):
        f = lambda x: 2 * c[x + "tp"] / max(1, 2 * c[x + "tp"] + c[x + "fp"] + c[x + "fn"])
        n = max(1, c["n"])
        return f"{name:8} lines {c['n']:5} sec rule {c['rule'] / n:.3f} chain {c['chain'] / n:.3f} placed {c['placed'] / n:.3f} NN {c['nn'] / n:.3f} | begin chain {f('chain'):.3f} NN {f('nn'):.3f} (jobs+schools rule {f('jr'):.3f} chain {f('jc'):.3f} NN {f('jn'):.3f}) | parts {c['pn']} rule {c['prule'] / max(1, c['pn']):.3f} ship {c['pship'] / max(1, c['pn']):.3f} NN {c['pnn'] / max(1, c['pn']):.3f}"

    tot = collections.Counter()
    for k, c in R.items():
        if k[:2] in ("en", "in"):
            tot.update(c)
    if show:
        for k, c in R.items():
            print(line(k, c))
    print(line("110", tot), flush=True)
    return R


