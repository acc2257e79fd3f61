import { drawing, repeat } from "./drawing.ts";

const stair = drawing(
  600,
  800,
  "#15201f",
  `${repeat(11, (n) => `<path fill="#2b3a37" d="M${40 + n * 22} ${690 - n * 58}h${520 - n * 22}v58H${40 + n * 22}z"/><path fill="#e8c98a" opacity="${0.95 - n * 0.06}" d="M${40 + n * 22} ${690 - n * 58}h${520 - n * 22}v5H${40 + n * 22}z"/>`)}<path fill="#0d1514" d="M420 0h180v800H520z"/><path fill="#f5e6c4" opacity=".9" d="M300 470c0-9 14-9 14 0l7 82h-28z"/>`,
);

const vault = drawing(
  600,
  800,
  "#20191c",
  `${repeat(9, (n) => `<path fill="none" stroke="#b98f86" stroke-width="${9 - n * 0.8}" opacity="${1 - n * 0.09}" d="M${30 + n * 30} 800V${330 + n * 20}a${270 - n * 30} ${270 - n * 26} 0 0 1 ${540 - n * 60} 0V800"/>`)}<path fill="#f3ddc9" d="M282 560h36v240h-36z"/><circle cx="300" cy="560" r="18" fill="#f3ddc9"/>`,
);

const tide = drawing(
  600,
  800,
  "#0f2530",
  `${repeat(22, (n) => `<path fill="none" stroke="${n % 3 === 0 ? "#d8efe6" : "#5fa7a0"}" stroke-width="${1.5 + (n % 4)}" opacity="${0.35 + (n % 5) * 0.13}" d="M0 ${120 + n * 29}c100 ${-40 + (n % 5) * 14} 200 ${44 - (n % 3) * 18} 300 4s200 ${-30 - (n % 4) * 8} 300 ${6 - (n % 3) * 9}"/>`)}<circle cx="430" cy="96" r="44" fill="#f2ead6"/>`,
);

const lantern = drawing(
  600,
  800,
  "#e4dfd6",
  `<path fill="#cfc7ba" d="M0 610h600v190H0z"/>${repeat(7, (n) => `<path fill="${n % 2 ? "#b4552f" : "#d98a4b"}" opacity="${0.55 + n * 0.06}" d="M${150 + n * 21} ${180 + n * 8}h${300 - n * 42}v${420 - n * 16}H${150 + n * 21}z"/>`)}<path fill="#2a2522" d="M120 600h360v12H120zM292 90h16v90h-16z"/><path fill="#2a2522" d="M84 520c0-10 16-10 16 0l8 92H76z"/>`,
);

const cloth = "#1b2428";
const hair = "#2a1d1a";

const portrait = drawing(
  600,
  800,
  "#b9c2bf",
  `<path fill="#9fada9" d="M360 0h240v800H300z"/><path fill="${cloth}" d="M40 800c8-140 92-196 186-220h148c94 24 178 80 186 220Z"/><path fill="#d9b394" d="M250 440h100v150c-24 46-76 46-100 0Z"/><path fill="#8f6a55" opacity=".45" d="M250 470c32 34 70 36 100 8v58c-34 16-72 6-100-38Z"/><path fill="${hair}" d="M178 356c-24-150 28-236 128-236 102 0 146 92 122 236-6 40-22 66-34 78H212c-16-14-28-40-34-78Z"/><path fill="#e3bf9f" d="M302 184c-64 0-100 52-100 130 0 92 46 164 100 164s98-72 98-164c0-78-36-130-98-130Z"/><path fill="#8f6a55" opacity=".3" d="M302 184c62 0 98 52 98 130 0 92-44 164-98 164 30-24 46-58 48-94 2-30-14-44-10-66 4-34 4-90-38-134Z"/><path fill="${hair}" d="M196 318c-8-90 36-150 112-150 72 0 108 56 98 146-16-58-54-96-100-104-34 40-78 62-110 108Z"/><g fill="none" stroke="${hair}" stroke-width="6" stroke-linecap="round"><path d="M234 306c12-9 30-9 42-2M326 304c12-8 30-7 42 3M304 314c-2 28-12 40-12 54 0 8 10 11 20 8M272 416c20 10 40 10 60 0"/></g><g fill="${hair}"><circle cx="256" cy="326" r="6"/><circle cx="346" cy="326" r="6"/></g><path fill="#e8c98a" d="M196 384a6 6 0 1 1 .1 0zM404 384a6 6 0 1 1 .1 0z"/>`,
);

/** Pictures of invented light works and a portrait, drawn by code in the tones of a dark room. */
export const premiumPictures = { stair, vault, tide, lantern, portrait } as const;
