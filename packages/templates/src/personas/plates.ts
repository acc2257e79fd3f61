import { drawing, repeat } from "./drawing.ts";

/** Pictures of invented buildings, drawn by code: elevations and plans in a few flat tones. */
const plate = (ground: string, shapes: string) => drawing(720, 480, ground, shapes);

const archive = plate(
  "#d9d8d3",
  `<path fill="#f1f0ec" d="M0 0h720v330H0z"/><path fill="#8b4a35" d="M90 130h540v212H90z"/>${repeat(
    18,
    (n) => `<path fill="#a35c43" d="M${96 + n * 30} 136h24v96h-24z"/>`,
  )}<path fill="#2a2724" d="M90 250h540v92H90z"/>${repeat(
    6,
    (n) => `<path fill="#e8c98a" opacity="${n === 2 || n === 3 ? 1 : 0.55}" d="M${102 + n * 90} 258h66v84h-66z"/>`,
  )}<path fill="#1d1b19" d="M262 286h10v56h-10zm22 10h9v46h-9z"/><path fill="#b9b7b0" d="M0 342h720v138H0z"/><path fill="#a8a69e" d="M90 342h540l60 138H30z"/>`,
);

const ferry = plate(
  "#c3ccd1",
  `<path fill="#dfe5e7" d="M0 0h720v210H0z"/><path fill="#9aa9b1" d="M0 232c90-50 170-18 250-36s180-44 280-12 140 10 190 8v60H0z"/><path fill="#2b3338" d="M120 176 640 140v26L120 204z"/><path fill="#586269" d="M120 204 640 166v8L120 214z"/>${repeat(
    4,
    (n) => `<path fill="#39424a" d="M${170 + n * 132} ${202 - n * 9}h9v${146 + n * 9}h-9z"/>`,
  )}<path fill="#6d7a82" d="M60 348h620v16H60z"/><path fill="#7f929c" d="M0 364h720v116H0z"/>${repeat(
    9,
    (n) => `<path stroke="#a7b6bd" stroke-width="3" d="M${30 + n * 77} ${392 + (n % 3) * 26}h${64 - (n % 4) * 9}"/>`,
  )}<path fill="#1f262b" d="M356 312c0-6 8-6 8 0l2 36h-12z"/>`,
);

const school = plate(
  "#ecebe6",
  `<g fill="none" stroke="#2b2b29" stroke-width="9"><path d="M120 70h480v340H120z"/><path d="M210 140h130v200H210zM420 140h100v130H420z"/></g><g stroke="#2b2b29" stroke-width="4">${repeat(
    5,
    (n) => `<path d="M${200 + n * 80} 70v70M${200 + n * 80} 340v70"/>`,
  )}<path d="M120 200h90M120 275h90M520 200h80M520 275h80M340 205h80M340 275h80"/></g><g fill="#9aa58c">${repeat(
    7,
    (n) => `<circle cx="${238 + (n % 3) * 36}" cy="${172 + n * 22}" r="${11 + (n % 3) * 5}"/>`,
  )}</g><g fill="#c9b892">${repeat(4, (n) => `<circle cx="${446 + (n % 2) * 44}" cy="${170 + n * 22}" r="9"/>`)}</g>`,
);

const boats = plate(
  "#23282c",
  `<path fill="#2d3338" d="M0 330h720v150H0z"/>${repeat(
    6,
    (n) =>
      `<path fill="#e9e3d2" d="M${70 + n * 102} ${128 + (n % 3) * 16}h66v${96 - (n % 2) * 18}h-66z"/><path stroke="#8d8672" stroke-width="2" d="M${78 + n * 102} ${150 + (n % 3) * 16}h50m-50 12h42m-42 12h46m-46 12h34"/><path fill="#4a4a3e" opacity=".5" d="M${52 + n * 102} 330l18-90h66l18 90z"/>`,
  )}<path fill="#0f1214" d="M430 250c0-12 16-12 16 0l6 80h-28zM250 262c0-10 14-10 14 0l5 68h-24z"/>`,
);

export const plates = { archive, ferry, school, boats } as const;
