"""Teaches the net by drawn CVs. Seeds and the number of steps are fixed: the same command draws the same documents."""

import argparse
import math
import os
import random
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import torch

from drawn import Doc
from feat import pack, real_docs, sim_doc
from judge import evaluate
from lexis import HERE
from net import DEVICE, Net, load, loss_of, predict, save, to_device

parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--steps", type=int, default=0, help="batches to draw; 0: as many as --secs allow, by a first measure")
parser.add_argument("--secs", type=float, default=300)
parser.add_argument("--out", default="out")
parser.add_argument("--workers", type=int, default=2)
parser.add_argument("--size", type=int, default=48, help="documents of a batch")
parser.add_argument("--replays", type=int, default=1, help="how often a batch is seen again")
parser.add_argument("--rate", type=float, default=2e-3)
parser.add_argument("--real", default=HERE + "/real.json", help="exported lines to judge the net by")
parser.add_argument("--net", default="", help="a net to go on from")
parser.add_argument("--seed", type=int, default=0)

MEASURED = 60
KEPT = 400


class Drawings(torch.utils.data.IterableDataset):
    """Batches of drawn documents without end, each worker with seeds of its own."""

    def __init__(self, size, seed):
        self.size = size
        self.seed = seed

    def __iter__(self):
        worker = torch.utils.data.get_worker_info()
        step = worker.num_workers if worker else 1
        at = self.seed + (worker.id if worker else 0)
        while True:
            docs = []
            while len(docs) < self.size:
                doc = sim_doc(at)
                at += step
                if len(doc[0]) > 3:
                    docs.append(doc)
            yield pack(docs)


def rate_at(most, step, steps):
    """Up over the first steps, then as it is, then down along a cosine."""
    x = step / steps
    return most * min(1, step / 200 + 0.01) * (1 if x < 0.3 else 0.5 * (1 + math.cos(math.pi * (x - 0.3) / 0.7)) + 0.01)


def teach(args, net, judge):
    """Draws and learns; `judge` is asked a few times."""
    Doc(0)
    drawings = Drawings(args.size, 1000 + args.seed * 10**7)
    options = {"prefetch_factor": 6} if args.workers else {}
    batches = torch.utils.data.DataLoader(drawings, batch_size=None, num_workers=args.workers, **options)
    optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=0.01, betas=(0.9, 0.98))
    chance = random.Random(args.seed)
    steps = args.steps or 10**6
    start = time.time()
    kept, mean = [], None
    for step, batch in enumerate(batches):
        if step == 10:
            measured = time.time()
        if step == 10 + MEASURED and not args.steps:
            each = (time.time() - measured) / MEASURED
            steps = int((args.secs - (time.time() - start)) / each) + step
            print("steps", steps, flush=True)
        if step >= steps:
            break
        if len(kept) < KEPT:
            kept.append(batch)
        else:
            kept[step % KEPT] = batch
        for group in optimizer.param_groups:
            group["lr"] = rate_at(args.rate, step, steps)
        for seen in [batch] + chance.choices(kept, k=args.replays):
            loss = loss_of(net, to_device(seen))
            optimizer.zero_grad()
            loss.backward()
            torch.nn.utils.clip_grad_norm_(net.parameters(), 1.0)
            optimizer.step()
        mean = float(loss.detach()) if mean is None else 0.98 * mean + 0.02 * float(loss.detach())
        if step % (300 if DEVICE == "cuda" else 10) == 0:
            print(step, f"{time.time() - start:.0f}s loss {mean:.3f}", flush=True)
        if steps < 10**6 and step and step % max(1, steps // 4) == 0:
            judge(False)
    print("drawn", steps * args.size, f"{time.time() - start:.0f}s", flush=True)


def main():
    args = parser.parse_args()
    os.makedirs(args.out, exist_ok=True)
    torch.manual_seed(args.seed)
    real, states = real_docs(args.real) if os.path.exists(args.real) else ([], [])
    net = load(args.net) if args.net else Net().to(DEVICE)
    print("real", len(real), "weights", sum(p.numel() for p in net.parameters()), flush=True)

    def judge(is_last):
        docs = real if is_last else [d for d in real if d["meta"]["set"][:2] in ("en", "in")]
        if docs:
            evaluate(docs, predict(net, docs), states, is_last)

    teach(args, net, judge)
    save(net, args.out + "/main.pt")
    judge(True)


if __name__ == "__main__":
    main()
