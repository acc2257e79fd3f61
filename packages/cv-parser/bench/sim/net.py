"""The net over lines and the tokens of lines, as PyTorch teaches it; `src/labels/line-net.ts` reads what `pack.py` writes of it."""

import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as fn

from feat import B, NF, NS, pack
from lexis import RANKS, TOK

DEVICE = "cuda" if torch.cuda.is_available() else "cpu"
HEADS = [RANKS.index("begin"), RANKS.index("head")]


class Net(nn.Module):
    """Tokens to lines, lines down and up, then each line's state, and each token's part with the line's surroundings in mind."""

    def __init__(self, width=64, word_width=48):
        super().__init__()
        self.emb = nn.Embedding(B, word_width, padding_idx=0)
        nn.init.normal_(self.emb.weight, 0, 0.1)
        self.emb.weight.data[0] = 0
        self.tf = nn.Embedding(16, word_width)
        self.c1 = nn.Conv1d(word_width, width, 3, padding=1)
        self.att = nn.Linear(width, 1)
        self.te = nn.Embedding(16, 16)
        self.lin = nn.Linear(2 * width + NF + 16, width)
        self.gru = nn.GRU(width, width, num_layers=2, bidirectional=True, batch_first=True, dropout=0.15)
        self.st = nn.Linear(3 * width, NS)
        self.ctx = nn.Linear(3 * width, width)
        self.c2 = nn.Conv1d(width, width, 3, padding=1)
        self.c3 = nn.Conv1d(width, width, 3, padding=2, dilation=2)
        self.c4 = nn.Conv1d(width, width, 3, padding=4, dilation=4)
        self.tok = nn.Linear(width, len(TOK))
        self.drop = nn.Dropout(0.15)

    def forward(self, p):
        signs = p["U"]
        if self.training:
            signs = signs * (torch.rand(signs.shape, device=signs.device) > 0.12)
            signs[:, 0] = signs[:, 0] * (torch.rand(len(signs), device=signs.device) > 0.25)
        words = self.emb(signs).sum(1)
        mask = (p["tk"] > 0)[..., None]
        # Most of a row is padding, whose gradient would be summed one by one.
        looks = fn.one_hot(p["tf"], 16).to(words.dtype) @ self.tf.weight
        x = (fn.embedding(p["tk"], words, padding_idx=0) + looks) * mask
        x = self.along(self.c1, self.drop(x)) * mask
        weights = self.att(x)[..., 0].masked_fill(~mask[..., 0], -1e4).softmax(1)
        line = torch.cat([x.max(1)[0], (weights[..., None] * x).sum(1), p["fl"], self.te(p["ti"])], 1)
        line = fn.relu(self.lin(self.drop(line)))
        around = torch.cat([self.drop(self.read(line, p)), line], 1)
        y = fn.relu(self.c2(x.transpose(1, 2)).transpose(1, 2) + self.ctx(around)[:, None]) * mask
        y = (y + self.along(self.c3, y)) * mask
        y = y + self.along(self.c4, y)
        return self.st(around), self.tok(self.drop(y))

    def along(self, window, x):
        """Each token with those around it."""
        return fn.relu(window(x.transpose(1, 2))).transpose(1, 2)

    def read(self, line, p):
        """What the lines above and below say of each line."""
        width = line.shape[1]
        rows = line.new_zeros(p["B"] * p["L"], width).index_copy(0, p["pos"], line).view(p["B"], p["L"], width)
        packed = nn.utils.rnn.pack_padded_sequence(rows, p["lens"].cpu(), batch_first=True, enforce_sorted=False)
        out, _ = nn.utils.rnn.pad_packed_sequence(self.gru(packed)[0], batch_first=True, total_length=p["L"])
        return out.reshape(p["B"] * p["L"], -1)[p["pos"]]


def to_device(p, device=DEVICE):
    """A packed batch as tensors on the device."""
    q = {k: (torch.from_numpy(v) if isinstance(v, np.ndarray) else v) for k, v in p.items()}
    q["lens"] = torch.bincount(q["pos"].long() // p["L"], minlength=p["B"])
    for k in ("U", "tk", "tf", "ti", "pos", "st", "tl"):
        q[k] = q[k].long()
    return {k: (v.to(device, non_blocking=True) if torch.is_tensor(v) and k != "lens" else v) for k, v in q.items()}


def loss_of(net, p, part_weight=1.0, other_lines=0.1):
    """How far off the states of lines are, and the parts of tokens; tokens outside of heads count little."""
    states, parts = net(p)
    known = p["st"] >= 0
    loss = fn.cross_entropy(states[known], p["st"][known], label_smoothing=0.02)
    told = p["tl"] >= 0
    is_head = torch.isin(p["st"] % len(RANKS), torch.tensor(HEADS, device=p["st"].device))
    weights = torch.where(is_head, 1.0, other_lines)[:, None].expand(told.shape)[told]
    off = fn.cross_entropy(parts[told], p["tl"][told], reduction="none")
    return loss + part_weight * (off * weights).sum() / weights.sum()


def predict(net, docs, size=16):
    """The logarithm of the shares of states and of parts, document by document."""
    net.eval()
    out = []
    with torch.no_grad():
        for at in range(0, len(docs), size):
            some = docs[at : at + size]
            states, parts = net(to_device(pack([d["x"] for d in some])))
            states = states.log_softmax(1).float().cpu().numpy()
            parts = parts.log_softmax(2).float().cpu().numpy()
            n = 0
            for d in some:
                count = len(d["x"][0])
                out.append((states[n : n + count], parts[n : n + count]))
                n += count
    net.train()
    return out


def save(net, path):
    """Writes weights."""
    torch.save({"sd": {k: v.half().cpu() for k, v in net.state_dict().items()}}, path)


def load(path):
    """Reads what `save` wrote."""
    net = Net().to(DEVICE)
    net.load_state_dict({k: v.float() for k, v in torch.load(path, map_location="cpu")["sd"].items()})
    return net
