import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** A bundle of papers with tabs, tied, on a desk beside a window. */
const bundle = lit({
  width: 900,
  height: 600,
  ground: "#4a3527",
  defs:
    blend("desk", ["#7b5a41", "#4c3323", "#2e1e14"], "0 0 1 1") +
    blend("sheet", ["#fffdf6", "#e8e1cf"], "0 0 1 1") +
    blend("side", ["#cfc6ae", "#9d927a"]) +
    blend("tape", ["#b3344a", "#7c1a2e"], "0 0 1 0") +
    glow("day", "#fff4dc", 0.8),
  shapes: `<rect width="900" height="600" fill="url(#desk)"/>${repeat(14, (n) => `<path d="M0 ${n * 46 + 12}c260 ${(n % 3) * 8 - 6} 560 ${8 - (n % 4) * 6} 900 4" fill="none" stroke="#2a1a10" stroke-width="2" opacity=".28"/>`)}<g transform="rotate(-9 450 300)"><path d="M216 120h470v420H216z" fill="#000" opacity=".55" filter="url(#soft)"/>${repeat(16, (n) => `<path d="M${200 + n} ${112 - n * 3}h460v400H${200 + n}z" fill="${n % 2 ? "#f2ecdb" : "#d8cfb8"}"/>`)}<path d="M216 64h460v400H216z" fill="url(#sheet)"/>${repeat(6, (n) => `<path d="M676 ${92 + n * 62}h34q8 0 8 8v28q0 8-8 8h-34z" fill="${["#2b3a67", "#8f9ecb", "#d7a13f", "#5b7f6a", "#b3344a", "#7a6a58"][n]}"/>`)}<g stroke="#3c3a36" stroke-width="4" opacity=".75">${repeat(13, (n) => `<path d="M270 ${176 + n * 20}h${n % 5 === 4 ? 170 : 320 - ((n * 37) % 46)}"/>`)}</g><path d="M330 108h230" stroke="#22242b" stroke-width="8"/><path d="M262 150v300M256 150v300" stroke="#5c667f" stroke-width="2"/><path d="M420 64h26v400h-26z" fill="url(#tape)"/><path d="M216 236h460v24H216z" fill="url(#tape)"/><path d="M433 248c-60-60-96-10-4 4 92-14 60-66 4-4l40 70m-40-70-34 74" fill="none" stroke="#9c2439" stroke-width="12" stroke-linecap="round"/></g><circle cx="160" cy="80" r="440" fill="url(#day)" style="mix-blend-mode:soft-light"/>`,
});

/** A lock quay from above, surveyed for a court: chainages, and the place where it happened. */
const quay = drawing(
  900,
  600,
  "#f4f6f4",
  `<defs><pattern id="water" width="26" height="10" patternUnits="userSpaceOnUse"><path d="M0 5q6.5-5 13 0t13 0" fill="none" stroke="#8fb1bd" stroke-width="1.5"/></pattern><pattern id="stone" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0v14" stroke="#9b968a" stroke-width="2"/></pattern></defs><path d="M0 210c230-30 420 30 900-14v230c-400 46-640-24-900 8z" fill="url(#water)"/><path d="M0 196c230-30 420 30 900-14M0 434c260-32 500 38 900-8" fill="none" stroke="#25303a" stroke-width="5"/><path d="M250 120h360v74H250zM300 438h330v70H300z" fill="url(#stone)" stroke="#25303a" stroke-width="3"/><path d="M330 262h230c60 0 92 26 110 54-18 28-50 52-110 52H330z" fill="#fff" stroke="#25303a" stroke-width="4"/><path d="M360 286h130v60H360z" fill="none" stroke="#25303a" stroke-width="3"/><g stroke="#25303a" stroke-width="2">${repeat(13, (n) => `<path d="M${90 + n * 60} 548v${n % 5 ? 14 : 26}"/>`)}<path d="M90 548h720"/></g><path d="M610 194 690 262M610 194l-6 44" stroke="#b3344a" stroke-width="4"/><circle cx="646" cy="226" r="34" fill="none" stroke="#b3344a" stroke-width="4" stroke-dasharray="9 6"/><path d="M790 60v86m0-86-18 34h36z" fill="#25303a" stroke="#25303a" stroke-width="4"/>`,
);

const line = (id: string, gap: number, width: number, turn: number) =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 0h${gap}" stroke="#1e2740" stroke-width="${width}"/></pattern>`;

/** Somebody as a steel engraving: one ink, and lines that cross where it is dark. */
const portrait = drawing(
  400,
  500,
  "#eceef3",
  `<defs>${line("far", 7, 1.2, 0)}${line("mid", 5, 1.6, 28)}${line("near", 4, 2.2, 28)}${line("cross", 5, 1.7, -34)}<filter id="hand"><feTurbulence baseFrequency=".015" numOctaves="2" seed="11"/><feDisplacementMap in="SourceGraphic" scale="4"/></filter></defs><g filter="url(#hand)"><path d="M0 0h400v500H0z" fill="url(#far)" opacity=".6"/><path d="M12 500c10-96 76-122 138-140h100c62 18 128 44 138 140Z" fill="#1e2740"/><path d="M150 358 200 440l50-82 22 6-40 136h-64l-40-136z" fill="#fbfbf8"/><path d="M194 432h12l10 68h-32z" fill="url(#near)"/><path d="M166 296h68v74c-16 26-52 26-68 0Z" fill="#f7f5ee"/><path d="M166 316c24 20 46 18 68-4v44c-24 8-50-6-68-40Z" fill="url(#near)"/><path d="M200 122c-50 0-76 34-76 84 0 62 32 112 76 112s76-50 76-112c0-50-26-84-76-84Z" fill="#f7f5ee"/><path d="M214 122c44 4 62 38 62 84 0 62-32 112-76 112 34-22 46-60 42-98-2-34-8-70-28-98Z" fill="url(#mid)"/><path d="M246 150c22 14 30 36 30 60 0 54-22 94-50 106 26-40 34-104 20-166Z" fill="url(#cross)"/><path d="M118 240c-22-84 20-148 84-148s106 60 80 150c-4-40-14-62-30-80-38 14-84 8-104-16-14 26-26 54-30 94Z" fill="#1e2740"/><path d="M128 176c20-46 60-66 104-54M142 160c22-26 50-36 78-32" fill="none" stroke="#eceef3" stroke-width="2"/><g fill="none" stroke="#1e2740" stroke-width="4.5" stroke-linecap="round"><path d="M146 202c10-7 24-8 34-2M220 200c10-6 24-5 34 3M203 214c-3 20-10 30-9 40 6 6 12 5 18 1M180 282c14 6 30 6 42-1"/><path d="M142 216h40v22h-36zM218 216h40l-4 22h-36zM182 222q18-6 36 0" stroke-width="3"/></g><circle cx="163" cy="226" r="5.5" fill="#1e2740"/><circle cx="237" cy="226" r="5.5" fill="#1e2740"/></g>`,
);

/** Pictures of a lawyer's work, and a portrait: a lit still life, a plan for a court, an engraving. */
export const lawyerPlates = { bundle, quay, portrait } as const;
