import { drawing, repeat } from "./drawing.ts";
import { coast, grainOver, handFilters, ridge } from "./hand-drawing.ts";

/** Work of an invented class, drawn by code: chalk, crayon, ink and wash, with the tooth of the paper in it. */
const sheet = (ground: string, shapes: string, wobble = 9) =>
  drawing(720, 480, ground, `${handFilters(wobble, 0.16)}${shapes}${grainOver}`);

const greens = ["#cfdcae", "#b9cd93", "#9dba79", "#e0c987", "#d3a765", "#b97f4b"];

/** An island in layers of height, as it is cut out of card and inked. */
const island = sheet(
  "#a9cdd3",
  `<g filter="url(#w)"><g fill="none" stroke="#5f97a3" stroke-width="2" opacity=".7">${repeat(4, (n) => `<path d="${coast(350, 245, 178 + n * 20, 1.2)}"/>`)}</g>${greens
    .map(
      (green, n) =>
        `<path fill="${green}" stroke="#3d4a2f" stroke-width="2.4" d="${coast(350 + n * 9, 245 - n * 8, 158 - n * 26, 1.2 + n * 0.16)}"/>`,
    )
    .join(
      "",
    )}<path fill="none" stroke="#2d6d84" stroke-width="5" d="M380 190c-30 40-90 40-110 90s-50 60-90 58"/><path fill="none" stroke="#a8332a" stroke-width="4" stroke-dasharray="3 12" stroke-linecap="round" d="M220 230c60-60 150-90 240-50s60 120 40 140"/><path fill="none" stroke="#22303a" stroke-width="4" d="M640 60v80m-14-58 14-22 14 22M620 100h40"/></g>`,
);

/** Rain on a school roof as wax-crayon bars, one for each month. */
const months = [148, 121, 132, 88, 71, 64, 83, 97, 142, 196, 210, 174];
const rain = sheet(
  "#f6f1e2",
  `<g filter="url(#w)"><g stroke="#c9c2ab" stroke-width="2">${repeat(5, (n) => `<path d="M66 ${410 - n * 80}h610"/>`)}</g>${months
    .map((height, n) => {
      const x = 78 + n * 50;
      const blue = ["#2c6fa6", "#3f8fc0", "#1f5285"][n % 3] ?? "#2c6fa6";
      const strokes = repeat(
        9,
        (line) => `<path d="M${x + line * 4} ${410 - height * 1.7 + (line % 3) * 4}L${x + line * 4 + 2} 410"/>`,
      );
      return `<g stroke="${blue}" stroke-width="5" opacity=".85">${strokes}</g>`;
    })
    .join(
      "",
    )}<path fill="none" stroke="#22303a" stroke-width="5" d="M66 60v352h612"/><path fill="none" stroke="#c8452f" stroke-width="6" d="M92 300q120-30 230 10t340-170"/></g>`,
  7,
);

/** A valley in ink and three washes, sketched on a hillside. */
const valley = sheet(
  "#f3eedd",
  `<g filter="url(#w)"><path fill="#b9cfd6" opacity=".75" d="M0 0h720v210H0z"/><path fill="#f3eedd" opacity=".9" d="M90 70q80-40 170 0t190 6q-90 40-190 26T90 70Z"/>${[
    "#9fb4a6",
    "#7f9c84",
    "#5d7f60",
    "#a9a35c",
  ]
    .map(
      (wash, n) =>
        `<path fill="${wash}" opacity=".82" d="${ridge(720, 480, 200 + n * 62, n * 1.9)}"/><path fill="none" stroke="#26332d" stroke-width="1.8" d="${ridge(720, 520, 200 + n * 62, n * 1.9)}"/>`,
    )
    .join(
      "",
    )}<path fill="#8fb9c6" d="M330 480c20-60 110-70 80-120s-90-30-70-70c40 30 140 40 130 96s-70 50-60 94Z"/><g stroke="#26332d" stroke-width="1.6">${repeat(26, (n) => `<path d="m${30 + n * 26} ${430 - (n % 4) * 22} 5-24m4 22 4-18"/>`)}</g></g>`,
  12,
);

/** The teacher, in chalk on a slate. */
const chalk = "#eef1e6";
const portrait = drawing(
  400,
  520,
  "#24352f",
  `${handFilters(6, 0.3)}<g filter="url(#w)"><path fill="#31463e" d="M0 60q200-80 400 20v440H0Z"/><g fill="none" stroke="${chalk}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"><path d="M134 214c-4 66 18 116 66 118s70-52 66-118"/><path fill="#eef1e6" fill-opacity=".3" d="M128 232c-22-86 20-142 76-140s94 54 70 142c-4-34-16-58-34-72-34 18-70 16-92 2-12 18-18 40-20 68Z"/><path d="M150 208q14-12 30-3m40 0q16-9 30 3M201 216c-2 20-8 30-8 38 2 6 8 8 14 6M178 286q22 16 44 0"/><path d="M170 324c0 30-4 44-14 52-64 20-110 56-122 144M230 324c0 30 4 44 14 52 64 20 110 56 122 144M156 376q44 60 88 0"/><path d="M60 470q40-20 60 50M340 470q-40-20-60 50"/></g><g fill="${chalk}"><circle cx="165" cy="226" r="5"/><circle cx="236" cy="226" r="5"/></g><g stroke="${chalk}" stroke-width="3" opacity=".55">${repeat(11, (n) => `<path d="m${140 + n * 11} ${158 + Math.abs(5 - n) * 3} 14-${50 - Math.abs(5 - n) * 4}"/>`)}${repeat(12, (n) => `<path d="m${70 + n * 22} ${500 - (n % 3) * 12} 34-60"/>`)}</g><g fill="none" stroke="#f2cf63" stroke-width="6"><path d="M162 356q38 44 78 0M168 366q32 34 66 0"/></g></g>${grainOver}`,
);

export const teacherPlates = { island, rain, valley, portrait } as const;
