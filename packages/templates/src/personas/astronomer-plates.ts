import { drawing, repeat } from "./drawing.ts";
import { ridge } from "./hand-drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** An arm of a galaxy, wound out from the middle by turns. */
const arm = (turn: number, reach: number, flat: number): string => {
  const points = Array.from({ length: 34 }, (_, index) => {
    const angle = index / 6 + turn;
    const radius = reach * (0.07 + index ** 1.5 / 210);
    return `${(Math.cos(angle) * radius).toFixed(0)} ${(Math.sin(angle) * radius * flat).toFixed(0)}`;
  });
  return `M${points.join("L")}`;
};

/** A galaxy on a glass plate: a negative, with the ink of whoever measured it. */
const galaxy = drawing(
  640,
  640,
  "#d9d3c3",
  `<defs><filter id="b"><feGaussianBlur stdDeviation="7"/></filter><filter id="r"><feTurbulence type="fractalNoise" baseFrequency=".045" numOctaves="4" seed="11"/><feDisplacementMap in="SourceGraphic" scale="38"/></filter><filter id="g" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="3" seed="5"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .09 0 0 0 0 .12 0 0 0 2.2 -1.05"/></filter>${glow("core", "#15131c", 0.95)}</defs><rect width="640" height="640" filter="url(#g)" opacity=".5"/><g transform="translate(320 318) rotate(-24)"><ellipse rx="285" ry="150" fill="#3a3644" opacity=".22" filter="url(#b)"/><g filter="url(#r)" fill="none" stroke="#15131c" stroke-linecap="round">${[
    0.3, 3.44,
  ]
    .map(
      (turn) =>
        `<path d="${arm(turn, 300, 0.52)}" stroke-width="34" opacity=".38" filter="url(#b)"/><path d="${arm(turn + 0.12, 300, 0.52)}" stroke-width="15" stroke-dasharray="0 11" opacity=".65"/><path d="${arm(turn - 0.2, 290, 0.55)}" stroke-width="6" stroke-dasharray="0 8" opacity=".8"/><path d="${arm(turn + 0.5, 310, 0.5)}" stroke-width="4" stroke-dasharray="0 15" opacity=".8"/>`,
    )
    .join("")}</g><ellipse rx="120" ry="74" fill="url(#core)"/><ellipse rx="34" ry="24" fill="#0d0b12"/></g>${repeat(
    54,
    (n) =>
      `<circle cx="${(n * 197) % 640}" cy="${(n * 331 + 60) % 640}" r="${(0.8 + ((n * 7) % 9) / 3.4).toFixed(1)}" fill="#15131c"/>`,
  )}<g fill="none" stroke="#7c2a22" stroke-width="2.5"><circle cx="470" cy="210" r="17"/><path d="M492 206h60M36 36h26M36 36v26M604 604h-26M604 604v-26M510 584h78m-78-7v14m78-14v14"/></g>`,
);

/** The light of a star taken apart: orders one below the other, with the lines that are missing in it. */
const hues = [
  "#5b2fa8",
  "#3c46c8",
  "#2477c9",
  "#1f9d94",
  "#4aa63f",
  "#b3b52c",
  "#e0a526",
  "#df7426",
  "#c9372c",
  "#8e1d22",
];
const spectrum = lit({
  width: 640,
  height: 640,
  ground: "#07080c",
  defs: `${hues.map((hue, n) => blend(`h${n}`, [hue, hue, hue, "#07080c"], "0 0 1 0")).join("")}<filter id="b"><feGaussianBlur stdDeviation="2.4"/></filter>`,
  grain: 0.5,
  shapes: hues
    .map((_, n) => {
      const y = 54 + n * 55;
      const dip = `q320 ${18 + n * 2} 640 0`;
      const gaps = repeat(
        26,
        (line) =>
          `<path d="M${30 + ((line * 97 + n * 53) % 580)} ${y - 14}v34" stroke-width="${(0.7 + ((line * (n + 3)) % 7) * 0.45).toFixed(1)}"/>`,
      );
      return `<path d="M0 ${y}${dip}" fill="none" stroke="url(#h${n})" stroke-width="19" filter="url(#b)"/><g stroke="#07080c" opacity=".85" transform="translate(0 6)">${gaps}</g>`;
    })
    .join(""),
});

/** A night of turning sky above the dome, four hours long. */
const trails = lit({
  width: 640,
  height: 640,
  ground: "#0b1430",
  defs: blend("night", ["#0a1230", "#1b3160", "#5a5f86", "#c98f63"]) + glow("town", "#ffb765", 0.8),
  grain: 0.45,
  shapes: `<rect width="640" height="640" fill="url(#night)"/><g fill="none" stroke-linecap="round">${repeat(
    38,
    (n) => {
      const radius = 16 + n * 14;
      const hue = ["#f4f1ff", "#bcd0ff", "#ffe3bd"][n % 3];
      return `<circle cx="250" cy="230" r="${radius}" stroke="${hue}" stroke-width="${0.8 + ((n * 5) % 7) / 5}" opacity="${0.35 + ((n * 3) % 6) / 10}" pathLength="360" stroke-dasharray="58 ${(n * 13) % 40} 60 ${70 + ((n * 29) % 60)}" transform="rotate(${n * 71} 250 230)"/>`;
    },
  )}</g><circle cx="520" cy="600" r="260" fill="url(#town)" opacity=".5"/><path fill="#141425" d="${ridge(640, 640, 560, 1.4)}"/><path fill="#090a14" d="M356 566v-62a86 86 0 0 1 172 0v62z"/><path fill="#d5862f" d="M424 422l14-3 22 74h-18z" opacity=".9"/><path fill="#090a14" d="${ridge(640, 640, 606, 4)}"/><path stroke="#090a14" stroke-width="5" d="M392 566v40m100-40v40"/>`,
});

/** An astronomer at the guiding lamp, which is red so that the eye stays used to the dark. */
const portrait = lit({
  width: 480,
  height: 480,
  ground: "#0d1128",
  defs:
    glow("lamp", "#ff6a3c", 0.95) +
    glow("sky", "#6f8cff", 0.6) +
    blend("face", ["#ffb083", "#b9603f", "#4a2740", "#2b2f66"], "0 0 1 .15") +
    blend("scarf", ["#d9694a", "#6d2f43", "#1c2150", "#2f417f"], "0 0 1 .2"),
  grain: 0.55,
  shapes: `<circle cx="420" cy="90" r="240" fill="url(#sky)"/>${repeat(30, (n) => `<circle cx="${(n * 173) % 480}" cy="${(n * 97) % 220}" r="${0.7 + (n % 4) * 0.5}" fill="#fff" opacity=".8"/>`)}<circle cx="40" cy="330" r="260" fill="url(#lamp)"/><path fill="url(#scarf)" d="M50 480c6-86 60-124 112-140-46-72-44-250 84-254 124 2 130 170 84 250 56 20 106 62 112 144Z"/><path fill="#0c0f24" opacity=".4" d="M168 352c50 46 110 46 156-4l24 22c-50 62-150 60-200 6z"/><path fill="url(#face)" d="M244 122c-54 0-80 40-80 92 0 66 34 122 80 122s80-56 80-122c0-52-26-92-80-92Z"/><path fill="url(#scarf)" d="M158 226c-8-76 30-120 88-120 60 0 94 46 84 120-12-48-40-78-86-78-44 0-72 28-86 78Z"/><g fill="none" stroke="#2a1020" stroke-width="5" stroke-linecap="round"><path d="M188 198q18-11 36-2M266 196q18-9 36 3M246 212c-4 20-12 32-9 41 6 6 14 6 20 2"/><path stroke="#8d3430" d="M218 288q26 13 54-1"/></g><path fill="#190b1a" d="M192 220q15-10 30 1-15 8-30-1zm78 1q15-10 30-1-15 9-30 1z"/>`,
});

/** Pictures from an observatory that does not exist: a plate, a spectrum, a long exposure, a face by lamplight. */
export const astronomerPlates = { galaxy, spectrum, trails, portrait } as const;
