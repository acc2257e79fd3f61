import { repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

const size = 640;
const round = (
  count: number,
  draw: (x: number, y: number, turn: number, n: number) => string,
  radius: (n: number) => number,
) =>
  repeat(count, (n) => {
    const angle = n * 2.4;
    const far = radius(n);
    const at = (side: number) => Math.round(size / 2 + side * far);
    return draw(at(Math.cos(angle)), at(Math.sin(angle)), Math.round((angle * 180) / Math.PI) % 360, n);
  });

type Plate = { cloth: string; china: readonly string[]; defs?: string; food: string };

/** A plate from above: cloth, its shadow, the rim with light along one side, and what is on it. */
function plate({ cloth, china, defs = "", food }: Plate): string {
  return lit({
    width: size,
    height: size,
    ground: cloth,
    defs:
      blend("china", china, "0 0 1 1") +
      blend("well", china.toReversed(), "0 0 1 1") +
      glow("lamp", "#fff7e6", 0.75) +
      defs,
    shapes: `<circle cx="340" cy="352" r="268" fill="#000" opacity=".5" filter="url(#soft)"/><circle cx="320" cy="320" r="270" fill="url(#china)"/><circle cx="320" cy="320" r="196" fill="url(#well)"/><circle cx="320" cy="320" r="186" fill="url(#china)" opacity=".8"/>${food}<circle cx="170" cy="150" r="330" fill="url(#lamp)" style="mix-blend-mode:soft-light"/>`,
    grain: 0.28,
  });
}

/** Leeks burnt on the outside, laid in a row, with hazelnuts and an oil as green as they were. */
const leeks = plate({
  cloth: "#3a4038",
  china: ["#fbf8f1", "#e6e0d2", "#c8c0ae"],
  defs:
    blend("leek", ["#e9edc4", "#b9c774", "#6f8a3c", "#2c3a1c"], "0 0 1 0") +
    blend("burnt", ["#3a3122", "#0000"], "0 0 0 1"),
  food: `<path fill="#6f8f2a" opacity=".8" d="M190 380c40 70 220 80 270 6 20-60-60-40-130-36-80 6-160-30-140 30Z"/>${repeat(6, (n) => `<g transform="rotate(${-14 + n * 3} 320 320)"><rect x="${184 + (n % 2) * 14}" y="${214 + n * 34}" width="${262 - (n % 3) * 20}" height="30" rx="13" fill="url(#leek)"/><rect x="${200 + n * 9}" y="${214 + n * 34}" width="${150 - n * 8}" height="12" rx="6" fill="#231c12" opacity=".62"/><path d="M196 ${228 + n * 34}h230" stroke="#fff" stroke-opacity=".35" stroke-width="2"/></g>`)}${round(
    15,
    (x, y, turn) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse rx="11" ry="9" cx="2" cy="3" fill="#000" opacity=".3"/><ellipse rx="11" ry="9" fill="#c58b4e"/><ellipse cx="-3" cy="-3" rx="5" ry="3" fill="#ecc893"/></g>`,
    (n) => 40 + n * 8,
  )}`,
});

/** Oysters on ice, with a granita of sorrel. */
const oysters = plate({
  cloth: "#c9cdd0",
  china: ["#51606a", "#3a4750", "#27323a"],
  defs:
    blend("shell", ["#e9e6df", "#9aa0a3", "#5b6163"], "0 0 1 1") +
    blend("pearl", ["#f6f1e6", "#c9c7bd", "#8e9494"], "0 0 1 1"),
  food: `${round(
    90,
    (x, y, turn, n) =>
      `<path transform="translate(${x} ${y}) rotate(${turn}) scale(${0.8 + (n % 5) * 0.2})" fill="#fff" opacity="${0.35 + (n % 4) * 0.12}" d="m0-12 11 8-3 13-13 2-6-12Z"/>`,
    (n) => 12 + n * 1.95,
  )}${repeat(5, (n) => `<g transform="rotate(${n * 72} 320 320) translate(320 214)"><path fill="#000" opacity=".35" filter="url(#soft)" d="M-52 14C-60-60 50-74 62-4 66 50 22 84-8 82-38 80-50 50-52 14Z"/><path fill="url(#shell)" d="M-54 4C-62-66 46-78 58-12 62 44 20 76-10 74-40 72-52 42-54 4Z"/><path fill="url(#pearl)" d="M-40 4C-44-46 36-58 46-10 48 32 16 58-8 58-30 56-38 34-40 4Z"/><path fill="#d8cfb9" d="M-20 6C-20-26 26-30 28-4 28 22 8 36-4 34-16 32-20 20-20 6Z"/><path fill="#5f9a3e" d="M2-12 18-4 12 12-6 14-14 0Z"/><path fill="#a5cf7a" d="M4-8 12-2 6 8-6 6Z"/></g>`)}`,
});

/** A tart of apples cut so thin that they fold, burnished at the edges. */
const tart = plate({
  cloth: "#7c3b2c",
  china: ["#f4efe6", "#ddd5c6", "#b8ae9b"],
  defs: blend("apple", ["#f7d98b", "#e0a244", "#9c5320"], "0 0 1 1") + glow("caramel", "#ffca6b", 0.8),
  food: `<circle cx="330" cy="330" r="160" fill="#000" opacity=".4" filter="url(#soft)"/><circle cx="320" cy="320" r="158" fill="#a8682c"/>${repeat(40, (n) => `<path transform="rotate(${n * 9} 320 320)" fill="#c98a45" d="M312 158h16l4 22h-24Z"/>`)}<circle cx="320" cy="320" r="142" fill="#d99b48"/>${[
    [34, 116],
    [26, 84],
    [18, 54],
    [9, 26],
  ]
    .map(([count = 1, far = 0]) =>
      repeat(
        count,
        (n) =>
          `<g transform="rotate(${(n * 360) / count + far} 320 320) translate(320 ${320 - far})"><path fill="url(#apple)" stroke="#7a3d14" stroke-opacity=".55" stroke-width="1.5" d="M-26 8C-22-22 22-22 26 8 12-2-12-2-26 8Z"/></g>`,
      ),
    )
    .join("")}<circle cx="290" cy="280" r="130" fill="url(#caramel)" style="mix-blend-mode:screen"/>`,
});

/** Brill in beurre blanc, under samphire, with a spoon of roe. */
const brill = plate({
  cloth: "#20303a",
  china: ["#fdfcf8", "#e9e7df", "#c9c8c0"],
  defs:
    blend("fish", ["#fffdf4", "#f1e7d0", "#d7c39c"], "0 0 1 1") + blend("butter", ["#f8e7a8", "#e6c66b"], "0 0 1 1"),
  food: `<path fill="url(#butter)" d="M170 340c-20-90 70-150 160-136s150 80 130 150-90 110-170 98-108-50-120-112Z"/><path fill="#fff" opacity=".4" d="M206 300c20-50 70-70 110-66-50 10-80 40-90 84Z"/><g transform="rotate(-24 320 320)"><path fill="#000" opacity=".3" filter="url(#soft)" d="M214 300h220l16 62-240 18Z"/><path fill="url(#fish)" d="M208 288c60-26 160-26 226-6 18 24 18 52 4 74-70 18-160 18-226 4-16-22-18-50-4-72Z"/>${repeat(7, (n) => `<path fill="none" stroke="#c7ad7c" stroke-opacity=".6" stroke-width="2.5" d="M${236 + n * 30} 284q14 36 0 78"/>`)}<path fill="#b98a44" opacity=".5" d="M210 288c60-26 160-26 224-6l-2 12c-70-16-150-16-222 6Z"/></g>${round(
    22,
    (x, y, turn, n) =>
      `<path transform="translate(${(x + 320) / 2} ${(y + 300) / 2}) rotate(${turn})" fill="none" stroke="${["#3f6b2f", "#5b8a3e", "#2f5426"][n % 3]}" stroke-width="6" stroke-linecap="round" d="M-30 6C-10-8 10-8 32 4M-4-2l8-16M10-2l12-12"/>`,
    (n) => 20 + n * 5,
  )}${round(
    26,
    (x, y) =>
      `<circle cx="${(x - 320) * 0.3 + 430}" cy="${(y - 320) * 0.3 + 402}" r="6" fill="#e0642a"/><circle cx="${(x - 320) * 0.3 + 428}" cy="${(y - 320) * 0.3 + 400}" r="2" fill="#ffd9b0"/>`,
    (n) => 10 + n * 4,
  )}`,
});

/** The chef by the light of the pass, copper behind her. */
const portrait = lit({
  width: 480,
  height: 480,
  ground: "#1d1410",
  defs:
    blend("wall", ["#4d3527", "#1a110c"], "0 0 1 1") +
    blend("skin", ["#f3cfae", "#d79f78", "#8a5539"], "0 0 1 .6") +
    blend("jacket", ["#ffffff", "#d9d6cf", "#8d8a84"], "0 0 1 .4") +
    blend("hair", ["#6b3d22", "#3a1f12", "#1b0e08"], "0 0 1 0") +
    glow("copper", "#e58a4b", 0.9) +
    glow("warm", "#ffd9a0", 0.8),
  shapes: `<rect width="480" height="480" fill="url(#wall)"/><g filter="url(#soft)"><circle cx="74" cy="120" r="62" fill="#b4622f"/><circle cx="60" cy="104" r="60" fill="url(#copper)"/><circle cx="420" cy="90" r="48" fill="#8b4a24"/><circle cx="412" cy="80" r="44" fill="url(#copper)"/><circle cx="434" cy="230" r="40" fill="#6e3a1e"/><path stroke="#caa27c" stroke-width="8" d="M0 40h480"/></g><path fill="url(#jacket)" d="M40 490c6-96 66-128 134-146h132c68 18 128 50 134 146Z"/><path fill="#b7b3aa" d="m176 344 64 84 66-84 14 4-56 142h-46l-58-142Z"/><path fill="#f7f5f0" d="M168 340 240 440l72-100-18-12-54 62-54-62Z"/><g fill="#2a2622">${repeat(3, (n) => `<circle cx="206" cy="${430 + n * 26}" r="5"/><circle cx="272" cy="${430 + n * 26}" r="5"/>`)}</g><path fill="#a86c4b" d="M196 270h86v78c-20 34-66 34-86 0Z"/><path fill="url(#skin)" d="M238 96c-56 0-86 38-86 92 0 66 38 122 86 122s88-56 88-122c0-54-30-92-88-92Z"/><path fill="#7c452c" opacity=".45" filter="url(#soft)" d="M268 110c60 20 66 140-14 196 70-16 84-130 60-170Z"/><path fill="url(#hair)" d="M146 206c-22-92 20-140 96-140 70 0 112 50 92 142-8-36-22-60-40-72-46 16-92 12-120-6-14 18-24 42-28 76Z"/><path fill="url(#hair)" d="M226 74c-24-6-34-26-26-44 10-20 52-24 66-4 12 20 2 44-24 48Z"/><path fill="#f4f1ea" d="M146 168c40-40 140-48 188-4l-2 22c-50-36-140-32-186 4Z"/><g fill="none" stroke="#4a2818" stroke-width="4.5" stroke-linecap="round"><path d="M176 194q18-10 36-2M262 192q18-8 36 4M238 212c-2 16-10 26-8 34 8 6 16 4 22-2M204 270c22 14 48 14 66-2"/></g><path fill="#b5523f" d="M206 270c20-8 44-8 62-1-18 16-44 16-62 1Z"/><ellipse cx="194" cy="212" rx="8" ry="6" fill="#2a1710"/><ellipse cx="280" cy="212" rx="8" ry="6" fill="#2a1710"/><circle cx="191" cy="210" r="2" fill="#fff"/><circle cx="277" cy="210" r="2" fill="#fff"/><circle cx="120" cy="150" r="240" fill="url(#warm)" style="mix-blend-mode:soft-light"/>`,
  grain: 0.45,
});

/** Four plates as they left a pass, and who looked at them last. */
export const chefPlates = { leeks, oysters, tart, brill, portrait } as const;
