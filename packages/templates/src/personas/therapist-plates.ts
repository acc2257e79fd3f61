import { drawing, repeat } from "./drawing.ts";
import { grainOver, handFilters, ridge } from "./hand-drawing.ts";

/** Rooms and papers of an invented practice, drawn by code: flat gouache, soft where the light falls. */
const soft = `<filter id="s" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="7"/></filter>`;
const sheet = (ground: string, shapes: string, wobble = 4) =>
  drawing(720, 480, ground, `${handFilters(wobble, 0.13)}${soft}${shapes}${grainOver}`);

const leaf = (x: number, y: number, turn: number, fill: string) =>
  `<path fill="${fill}" transform="translate(${x} ${y}) rotate(${turn})" d="M0 0C-16-34-10-70 0-92 12-68 16-34 0 0Z"/>`;

/** A waiting room: two chairs that do not face each other, and a window that nobody is told to look out of. */
const waiting = sheet(
  "#c9d6c6",
  `<path fill="#b39a7c" d="M0 372h720v108H0z"/><path fill="#a48a6c" d="M0 372h720v9H0z"/><g filter="url(#s)"><path fill="#fff6d8" opacity=".75" d="m60 330 170-120 110 20-150 150ZM250 390l150-140 90 16-140 160Z"/></g><g filter="url(#w)"><path fill="#f3f5ea" d="M452 60h180v190H452z"/><path fill="#a9cbd6" d="M462 70h76v82h-76zM546 70h76v82h-76zM462 160h76v80h-76zM546 160h76v80h-76z"/><path fill="#7d9f76" d="M462 206q40-30 76-8v42h-76zM546 190q40-22 76 6v44h-76z"/><path fill="#8a6f52" d="M440 250h204v12H440z"/><path fill="#3f6457" d="M92 262q0-26 26-26h84q26 0 26 26v64H92z"/><path fill="#2f4f44" d="M80 300h160v56H80z"/><path stroke="#5c4531" stroke-width="9" d="M98 356v46M222 356v46"/><path fill="#c98a5b" d="M318 286q0-24 24-24h72q24 0 24 24v50H318z"/><path fill="#b5764a" d="M306 316h144v46H306z"/><path stroke="#5c4531" stroke-width="9" d="M322 362v42M434 362v42"/><path fill="#e9e2d0" d="M572 372h60l-9 62h-42z"/>${[-62, -34, -8, 18, 44, 66].map((turn, n) => leaf(602, 376, turn, n % 2 ? "#4e7a55" : "#37624a")).join("")}</g>`,
);

/** A sleep diary that a child coloured: a row for each night, dark where it was slept. */
const nights = [
  [3, 4],
  [2, 7],
  [4, 5],
  [3, 9],
  [2, 9],
  [1, 10],
  [2, 10],
] as const;
const diary = sheet(
  "#f4f0e4",
  `<path fill="#fbf9f1" stroke="#cfc6b0" stroke-width="2" d="M70 44h580v392H70z"/><g filter="url(#w)">${nights
    .map(
      ([from, hours], row) =>
        `${repeat(13, (hour) => `<rect x="${112 + hour * 38}" y="${84 + row * 46}" width="34" height="38" fill="${hour >= from && hour < from + hours ? ["#3b4c7c", "#46578c", "#344470"][(hour + row) % 3] : "#f2e6bb"}"/>`)}<circle cx="92" cy="${103 + row * 46}" r="9" fill="${hours > 8 ? "#e2b13c" : "#b9b3a1"}"/>`,
    )
    .join("")}</g>`,
  7,
);

/** A walk behind the house, where the first ten minutes of a session are spent. */
const walk = sheet(
  "#dfe6da",
  `<g filter="url(#s)"><circle cx="560" cy="110" r="70" fill="#fff3c4"/></g><g filter="url(#w)">${[
    "#b7c9b6",
    "#94b096",
    "#6f9375",
    "#4f7358",
  ]
    .map((green, n) => `<path fill="${green}" d="${ridge(720, 480, 190 + n * 70, n * 2.3 + 0.6)}"/>`)
    .join(
      "",
    )}<path fill="#e6d7b4" d="M300 480c-10-60 130-80 96-130-26-36-70-34-60-70 10-22 40-24 46-44 20 30-14 40-10 58 8 30 92 30 92 84 0 50-60 60-54 102Z"/>${repeat(9, (n) => `<path stroke="#5c4a38" stroke-width="5" d="M${60 + n * 76} ${330 + ((n * 37) % 60)}v-56"/><ellipse cx="${60 + n * 76}" cy="${262 + ((n * 37) % 60)}" rx="${20 + (n % 3) * 6}" ry="${34 + (n % 2) * 10}" fill="${n % 3 === 1 ? "#c08b4f" : "#33573f"}"/>`)}</g>`,
  8,
);

/** The doctor, in gouache, with the window to one side. */
const portrait = drawing(
  400,
  520,
  "#a9bfae",
  `${handFilters(5, 0.14)}${soft}<g filter="url(#s)"><path fill="#f7f1d6" opacity=".85" d="M-20 40 190-40v520L-20 560Z"/></g><g filter="url(#w)"><path fill="#2f4a40" d="M34 520c6-92 60-132 118-146h98c58 14 110 54 116 146Z"/><path fill="#8c5a40" d="M166 296h72v84c-20 30-52 30-72 0Z"/><path fill="#a26a4b" d="M202 112c-50 0-82 36-82 92 0 62 36 116 82 116s82-54 82-116c0-56-32-92-82-92Z"/><path fill="#7d4d36" d="M210 112c46 4 74 40 74 92 0 62-36 116-82 116 26-14 44-52 44-92 0-40-6-90-36-116Z"/><path fill="#241c1b" d="M106 214c-20-84 30-134 98-134s116 52 96 136c14 50 10 92-6 116-16-10-16-62-18-110-22-8-36-30-42-56-26 20-72 26-100 14-6 30-6 96-20 148-18-28-22-70-8-114Z"/><path fill="#f1ead8" d="M152 374l50 62 48-62-14-6c-18 26-52 26-70 0Z"/></g><g fill="none" stroke="#2a1a15" stroke-width="5" stroke-linecap="round"><path d="M144 188q16-10 36-3m40 0q20-8 36 3M203 214c-2 20-10 30-10 38 2 6 10 8 16 6"/><path stroke="#6e2f2b" d="M178 286q24 14 46 0"/></g><g fill="#2a1a15"><circle cx="164" cy="222" r="5"/><circle cx="236" cy="222" r="5"/></g><g fill="none" stroke="#d9b45c" stroke-width="4"><circle cx="163" cy="222" r="24"/><circle cx="237" cy="222" r="24"/><path d="M187 218q13-7 26 0"/></g>${grainOver}`,
);

export const therapistPlates = { waiting, diary, walk, portrait } as const;
