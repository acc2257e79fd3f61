import { repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

type Cloth = {
  wall: readonly string[];
  cloth: readonly string[];
  skin: readonly string[];
  shape: string;
  fold: string;
  things?: string;
};

/** A figure before a paper ground, lit from one side: the garment and its folds are drawn by the caller. */
const look = ({ wall, cloth, skin, shape, fold, things = "" }: Cloth) =>
  lit({
    width: 600,
    height: 825,
    ground: wall[1] ?? "#ccc",
    defs:
      blend("wall", wall, "0 0 1 .7") +
      blend("cloth", cloth, "0 0 1 .25") +
      blend("skin", skin, "0 0 1 .2") +
      glow("key", "#ffffff", 0.5),
    grain: 0.5,
    shapes: `<rect width="600" height="825" fill="url(#wall)"/><circle cx="120" cy="180" r="360" fill="url(#key)"/><path d="M0 720q300-40 600 0v105H0z" fill="#000" opacity=".14"/><ellipse cx="330" cy="782" rx="190" ry="20" fill="#000" opacity=".4" filter="url(#soft)"/><path fill="url(#skin)" d="M284 150h34l4 54h-42zM262 640l-4 140h22l14-140zm54 0 8 140h22l-4-140z"/><path fill="url(#skin)" d="M300 56c-28 0-44 22-44 54 0 36 20 62 44 62s44-26 44-62c0-32-16-54-44-54Z"/><path fill="#17100f" d="M252 118c-8-46 12-78 48-78s58 32 48 80c-4-22-10-36-20-44-22 10-46 10-62 2-6 12-10 24-14 40Z"/><path fill="url(#cloth)" d="${shape}"/><g filter="url(#soft)" opacity=".6">${fold}</g>${things}<path d="M252 778h34v12h-44zM318 778h34l8 12h-42z" fill="#17100f"/>`,
  });

const folds = (count: number, from: number, to: number, top: number, tone: string) =>
  repeat(count, (n) => {
    const x = from + ((to - from) * n) / Math.max(1, count - 1);
    return `<path d="M${300 + (x - 300) * 0.25} ${top}Q${300 + (x - 300) * 0.6} ${(top + 680) / 2} ${x} 676" fill="none" stroke="${tone}" stroke-width="${9 + (n % 3) * 5}"/>`;
  });

const ember = ["#f0b9a4", "#c98a6c", "#7c4a38"];
const umber = ["#a06a4a", "#6f4430", "#3a2118"];

const salt = look({
  wall: ["#efe6dc", "#d5c7ba", "#a4948a"],
  cloth: ["#fbf8f1", "#e3dcd0", "#a59c92"],
  skin: umber,
  shape:
    "M262 196c-40 10-74 30-92 70l-40 190 54 16 46-150-10 130L140 690q160 40 330-4L380 450l-6-128 50 150 52-18-44-190c-20-40-54-58-94-68-20 20-56 20-76 0Z",
  fold: folds(9, 160, 450, 430, "#8f867c"),
});

const marsh = look({
  wall: ["#a9b4a3", "#7f8d7c", "#4a5549"],
  cloth: ["#5d7a52", "#33492f", "#15200f"],
  skin: ember,
  shape: "M250 194c-50 20-84 40-96 90l-26 240 120 30 6 136h94l6-136 120-32-30-238c-12-50-50-72-96-90-26 18-70 20-98 0Z",
  fold: `${folds(5, 190, 410, 240, "#101a0b")}<path d="M140 500q160 60 330-2" fill="none" stroke="#9db58c" stroke-width="8"/>`,
  things: `<path d="M300 206v470" stroke="#c9b176" stroke-width="3"/>${repeat(6, (n) => `<circle cx="312" cy="${250 + n * 60}" r="6" fill="#c9b176"/>`)}`,
});

const wine = look({
  wall: ["#e9b7c0", "#c97f90", "#7b3a4b"],
  cloth: ["#b81f4c", "#6d0f2e", "#2c0512"],
  skin: ["#f3cdb2", "#d29a7b", "#8d5a45"],
  shape:
    "M266 196c-18 40-22 90-6 150l-16 60C210 500 130 600 96 700q210 60 420 0c-40-110-120-200-156-294l-18-60c16-60 14-110-6-150-24 12-46 12-70 0Z",
  fold: folds(13, 110, 500, 380, "#22030d"),
  things: `<path fill="url(#skin)" d="M264 204c-40 20-60 90-70 170l18 4c14-60 30-110 52-140zM338 204c40 20 62 90 70 170l-18 4c-14-60-30-110-52-140z"/>`,
});

const net = look({
  wall: ["#2b2f3a", "#1b1e27", "#0b0d12"],
  cloth: ["#d8d2c4", "#8f8a80", "#2b2a2a"],
  skin: umber,
  shape:
    "M258 196c-44 12-70 34-84 76l-34 220 60 12 30-130-4 330q74 26 150 0l-2-330 32 130 58-14-36-216c-14-44-42-66-86-78-22 14-62 16-84 0Z",
  fold: folds(6, 200, 400, 260, "#15161b"),
  things: `<g fill="none" stroke="#0d0e13" stroke-width="2.5" opacity=".75">${repeat(24, (n) => `<path d="M${228 + n * 6 - 60} ${300 + n * 16}l210 60M${160 + n * 6} ${360 + n * 14}l190-70"/>`)}</g>`,
});

/** The designer, half in the shade of a dress form, pins at the lapel. */
const portrait = lit({
  width: 600,
  height: 800,
  ground: "#caa0a8",
  defs:
    blend("wall", ["#f2d3d4", "#c98e98", "#5f2c38"], "0 0 1 .5") +
    blend("skin", ["#f4cfb6", "#cf977a", "#6d4135"], "0 0 1 .1") +
    blend("coat", ["#2a2023", "#120c0e"], "0 0 1 1") +
    glow("key", "#fff6ee", 0.9),
  grain: 0.55,
  shapes: `<rect width="600" height="800" fill="url(#wall)"/><circle cx="70" cy="210" r="330" fill="url(#key)"/><path d="M440 800V420c-30-60-20-110 30-130l10-60h40l10 60c60 20 80 60 70 120v390z" fill="#3a1a22" opacity=".8" filter="url(#soft)"/><path d="M30 800c14-160 110-214 206-236h110c100 22 190 80 206 236Z" fill="url(#coat)"/><path d="M236 560 292 690l62-130 22 10-84 190-82-192Z" fill="#efe3e0"/><path d="M242 460h106v106c-30 44-76 44-106 0Z" fill="url(#skin)"/><path d="M244 490c34 30 68 28 104-2v44c-36 18-72 2-104-42Z" fill="#4a241d" opacity=".45"/><path d="M294 206c-70 0-112 52-112 128 0 90 48 160 112 160s112-70 112-160c0-76-42-128-112-128Z" fill="url(#skin)"/><path d="M176 350c-40-30-40-100 2-130 4-70 60-110 124-106 80 4 120 60 116 130 30 40 24 90-4 112-4-50-12-84-26-108-70 20-130 10-166-22-20 30-34 70-46 124Z" fill="#241416"/><path d="M240 120c-20-46 20-80 60-80s78 30 62 78z" fill="#241416"/><g fill="none" stroke="#2a1512" stroke-width="7" stroke-linecap="round"><path d="M216 318c16-12 36-12 50-2M322 316c16-10 36-10 50 2M296 336c-6 26-16 40-12 54 8 8 20 8 28 0"/><path d="M252 438c26 14 60 14 86-2" stroke="#8c1f37" stroke-width="10"/></g><path d="M224 348q18-12 38 0-18 10-38 0Zm104 0q18-12 38 0-18 10-38 0Z" fill="#1a0d0c"/>${repeat(4, (n) => `<path d="M${150 + n * 12} ${670 + n * 6}l22-30" stroke="#d9dde0" stroke-width="3"/><circle cx="${173 + n * 12}" cy="${638 + n * 6}" r="5" fill="${n % 2 ? "#b81f4c" : "#f2efe6"}"/>`)}`,
});

/** Looks of an invented house, each before its own paper ground, and the designer of them. */
export const fashionPlates = { salt, marsh, wine, net, portrait } as const;
