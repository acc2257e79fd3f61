"""Teaches the net: `--mode main` by drawn CVs, `--mode ft` further by exported labelled files."""

import os, sys, time, json, random, math, argparse

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import numpy as np, torch, torch.nn as nn, torch.nn.functional as Fn
from feat import *

ap = argparse.ArgumentParser()
for a, t, d in [
    ("mode", str, "main"),
    ("secs", float, 60),
    ("out", str, "out"),
    ("workers", int, 2),
    ("bs", int, 48),
    ("h", int, 64),
    ("emb", int, 48),
    ("fold", int, -1),
    ("ckpt", str, ""),
    ("cache", str, ""),
    ("ncache", int, 150),
    ("real", str, HERE + "/real.json"),
    ("lr", float, 2e-3),
    ("wd", float, 0.01),
    ("maxsteps", int, 10**9),
    ("mix", float, 0.5),
    ("seed", int, 0),
]:
    ap.add_argument("--" + a, type=t, default=d)
A = ap.parse_args()
dev = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(A.seed)


class Net(nn.Module):
    def __init__(s, h, e):
        super().__init__()
        c = h
        s.emb = nn.Embedding(B, e, padding_idx=0)
        nn.init.normal_(s.emb.weight, 0, 0.1)
        s.emb.weight.data[0] = 0
        s.tf = nn.Embedding(16, e)
        s.c1 = nn.Conv1d(e, c, 3, padding=1)
        s.att = nn.Linear(c, 1)
        s.te = nn.Embedding(16, 16)
        s.lin = nn.Linear(2 * c + NF + 16, c)
        s.gru = nn.GRU(c, c, num_layers=2, bidirectional=True, batch_first=True, dropout=0.15)
        s.st = nn.Linear(2 * c + c, NS)
        s.ctx = nn.Linear(2 * c, c)
        s.c2 = nn.Conv1d(2 * c, c, 3, padding=1)
        s.c3 = nn.Conv1d(c, c, 3, padding=1)
        s.tok = nn.Linear(c, len(TOK))
        s.dr = nn.Dropout(0.15)

    def forward(s, p):
        U = p["U"]
        if s.training:
            U = U * (torch.rand(U.shape, device=U.device) > 0.12)
            U[:, 0] = U[:, 0] * (torch.rand(len(U), device=U.device) > 0.25)
        E = s.emb(U).sum(1)
        tk = p["tk"]
        mask = tk > 0
        x = (E[tk] + s.tf(p["tf"])) * mask[..., None]
        x = Fn.relu(s.c1(s.dr(x).transpose(1, 2))).transpose(1, 2) * mask[..., None]
        a = s.att(x)[..., 0].masked_fill(~mask, -1e4).softmax(1)
        line = torch.cat([x.max(1)[0], (a[..., None] * x).sum(1), p["fl"], s.te(p["ti"])], 1)
        line = Fn.relu(s.lin(s.dr(line)))
        c = line.shape[1]
        buf = line.new_zeros(p["B"] * p["L"], c).index_copy(0, p["pos"], line).view(p["B"], p["L"], c)
        lens = p["lens"].cpu()
        pk = nn.utils.rnn.pack_padded_sequence(buf, lens, batch_first=True, enforce_sorted=False)
        o, _ = s.gru(pk)
        o, _ = nn.utils.rnn.pad_packed_sequence(o, batch_first=True, total_length=p["L"])
        o = o.reshape(p["B"] * p["L"], -1)[p["pos"]]
        o = s.dr(o)
        st = s.st(torch.cat([o, line], 1))
        y = torch.cat([x, s.ctx(o)[:, None].expand(-1, x.shape[1], -1)], 2)
        y = Fn.relu(s.c2(y.transpose(1, 2)))
        y = Fn.relu(s.c3(y)).transpose(1, 2)
        return st, s.tok(s.dr(y))


def to(p, d=dev):
    q = {k: (torch.from_numpy(v) if isinstance(v, np.ndarray) else v) for k, v in p.items()}
    n = torch.bincount(q["pos"].long() // p["L"], minlength=p["B"])
    q["lens"] = n
    for k in ("U", "tk", "tf", "ti", "pos", "st", "tl"):
        q[k] = q[k].long()
    return {k: (v.to(d, non_blocking=True) if torch.is_tensor(v) and k != "lens" else v) for k, v in q.items()}


W_KIND = torch.ones(NS)


def loss(net, p, real=False):
    st, tk = net(p)
    m = p["st"] >= 0
    l = Fn.cross_entropy(st[m], p["st"][m], label_smoothing=0.02) if m.any() else 0
    t = p["tl"] >= 0
    if t.any():
        l = l + 0.5 * Fn.cross_entropy(tk[t], p["tl"][t])
    return l


class Stream(torch.utils.data.IterableDataset):
    def __init__(s, bs, seed):
        s.bs = bs
        s.seed = seed

    def __iter__(s):
        w = torch.utils.data.get_worker_info()
        k = w.id if w else 0
        n = w.num_workers if w else 1
        i = s.seed + k
        pool = []
        while True:
            docs = []
            while len(docs) < s.bs:
                d = sim_doc(i)
                i += n
                if len(d[0]) > 3:
                    docs.append(d)
            yield pack(docs)


def cutdoc(x, r, m=160):
    n = len(x[0])
    if n <= m:
        return x
    a = r.choice([0, r.randint(0, n - m)])
    return tuple(v[a : a + m] for v in x)


def predict(net, docs, bs=16):
    net.eval()
    out = []
    with torch.no_grad():
        for a in range(0, len(docs), bs):
            part = docs[a : a + bs]
            p = to(pack([d["x"] for d in part]))
            st, tk = net(p)
            st = st.log_softmax(1).float().cpu().numpy()
            tk = tk.log_softmax(2).float().cpu().numpy()
            n = 0
            for d in part:
                m = len(d["x"][0])
                out.append((st[n : n + m], tk[n : n + m]))
                n += m
    net.train()
    return out


def kinds(st):
    return np.log(np.exp(st).reshape(len(st), -1, 4).sum(2) + 1e-9)


def evaluate(docs, pred, S, show=True):
    import collections

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

    tot = __import__("collections").Counter()
    for k, c in R.items():
        if k[:2] in ("en", "in"):
            tot.update(c)
    if show:
        for k, c in R.items():
            print(line(k, c))
    print(line("110", tot), flush=True)
    return R


def save(net, path, meta=None):
    torch.save({"sd": {k: v.half().cpu() for k, v in net.state_dict().items()}, "h": A.h, "e": A.emb}, path)


def dump(docs, pred, path):
    np.savez_compressed(
        path,
        names=np.array([d["meta"]["set"] + "/" + d["meta"]["name"] for d in docs]),
        n=np.array([len(p[0]) for p in pred]),
        st=np.concatenate([p[0] for p in pred]).astype(np.float16),
        **({"tk": np.concatenate([p[1][:, :, :] for p in pred]).astype(np.float16)} if len(pred) < 140 else {}),
    )


def main():
    t0 = time.time()
    os.makedirs(A.out, exist_ok=True)
    real, S = real_docs(A.real) if os.path.exists(A.real) else ([], [])
    strangers = [d for d in real if d["meta"]["set"][:2] in ("en", "in")]
    print("real", len(real), len(strangers), time.time() - t0, flush=True)
    net = Net(A.h, A.emb).to(dev)
    print("params", sum(p.numel() for p in net.parameters()) / 1e6)
    if A.mode == "main":
        import sim

        sim.Doc(0)
        ld = iter(
            torch.utils.data.DataLoader(
                Stream(A.bs, 1000 + A.seed * 10**7), batch_size=None, num_workers=A.workers, prefetch_factor=6
            )
        )
        opt = torch.optim.AdamW(net.parameters(), lr=A.lr, weight_decay=A.wd, betas=(0.9, 0.98))
        t1 = time.time()
        n = 0
        run = 0
        last = t1
        cache = []
        for p in ld:
            x = (time.time() - t1) / A.secs
            if x >= 1 or n >= A.maxsteps:
                break
            for g in opt.param_groups:
                g["lr"] = (
                    A.lr
                    * min(1, n / 200 + 0.01)
                    * (1 if x < 0.3 else 0.5 * (1 + math.cos(math.pi * (x - 0.3) / 0.7)) + 0.01)
                )
            if A.cache and x > 0.6 and len(cache) < A.ncache:
                cache.append(p)
            l = loss(net, to(p))
            opt.zero_grad()
            l.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            opt.step()
            n += 1
            run = 0.98 * run + 0.02 * float(l.detach()) if n > 1 else float(l.detach())
            if n % (300 if dev == "cuda" else 10) == 0:
                print(n, f"{time.time() - t1:.0f}s loss {run:.3f}", flush=True)
            if time.time() - last > A.secs / 4:
                last = time.time()
                strangers and evaluate(strangers, predict(net, strangers), S, False)
        print("steps", n, "docs", n * A.bs)
        save(net, A.out + "/main.pt")
        if not real:
            return
        pred = predict(net, real)
        evaluate(real, pred, S)
        dump(real, pred, A.out + "/main.npz")
        dump(strangers, [p for d, p in zip(real, pred) if d["meta"]["set"][:2] in ("en", "in")], A.out + "/mains.npz")
        if A.cache:
            torch.save(cache, A.cache)
    else:
        c = torch.load(A.ckpt, map_location="cpu")
        net.load_state_dict({k: v.float() for k, v in c["sd"].items()})
        sims = torch.load(A.cache, **({"weights_only": False} if torch.__version__ >= "2" else {}))
        tr = [d for d in real if d["meta"]["set"] in ("real", "train", "dev")]
        if A.fold == 9:
            tr += strangers
        elif A.fold >= 0:
            tr += [d for d in strangers if d["meta"]["fold"] != A.fold]
        wt = [3 if d["meta"]["set"] != "dev" else 0.6 for d in tr]
        opt = torch.optim.AdamW(net.parameters(), lr=A.lr, weight_decay=A.wd, betas=(0.9, 0.98))
        r = random.Random(A.fold + 7)
        t1 = time.time()
        n = 0
        while True:
            x = max((time.time() - t1) / A.secs, n / A.maxsteps)
            if x >= 1:
                break
            for g in opt.param_groups:
                g["lr"] = A.lr * min(1, n / 30 + 0.05) * (1 - x)
            p = to(pack([cutdoc(d["x"], r) for d in r.choices(tr, wt, k=16)]))
            l = loss(net, p)
            l = A.mix * l + (1 - A.mix) * loss(net, to(r.choice(sims)))
            opt.zero_grad()
            l.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            opt.step()
            n += 1
        print("ft fold", A.fold, "steps", n, "tr", len(tr))
        te = [d for d in strangers if A.fold in (-1, 9) or d["meta"]["fold"] == A.fold] + [
            d for d in real if d["meta"]["set"] in ("tune", "real", "dev") and A.fold in (-1, 9)
        ]
        pred = predict(net, te)
        evaluate(te, pred, S, A.fold < 0)
        dump(te, pred, A.out + f"/ft{A.fold}.npz")
        if A.fold in (-1, 9):
            save(net, A.out + f"/ft{A.fold}.pt")


if __name__ == "__main__":
    main()
