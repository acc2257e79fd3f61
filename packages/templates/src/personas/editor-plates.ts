import { drawing, repeat } from "./drawing.ts";
import { blend, lit } from "./lit.ts";

/** Lines of an engraver across a shape, as close as its tone is dark. */
const hatch = (id: string, gap: number, turn: number, weight: number) =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turn})"><path d="M0 ${gap / 2}q${gap / 4} -${weight / 2} ${gap / 2} 0t${gap / 2} 0" fill="none" stroke="#211813" stroke-width="${weight}"/></pattern>`;

/** Someone engraved for a newspaper: no tone but lines and dots. */
const portrait = drawing(
  480,
  560,
  "#f6e7d6",
  `<defs>${hatch("lo", 8, 12, 1.2)}${hatch("mid", 6, -32, 1.8)}${hatch("hi", 5, 60, 2.6)}${hatch("back", 9, 0, 0.9)}<pattern id="dots" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="3" cy="3" r="1.15" fill="#211813"/></pattern><filter id="hand"><feTurbulence baseFrequency=".03" numOctaves="2" seed="4"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter></defs><g filter="url(#hand)"><path fill="url(#back)" d="M0 0h480v560H0z"/><path fill="#f6e7d6" d="M40 560c0-96 62-140 140-164h120c78 24 140 68 140 164Z"/><path fill="url(#mid)" d="M40 560c0-96 62-140 140-164l58 110 62-110c78 24 140 68 140 164Z"/><path fill="url(#hi)" d="M180 396l58 110-20 54h-60l-30-132zM300 396l-62 110 22 54h58l34-132z"/><path fill="#f6e7d6" d="M190 396l48 90 52-90-14-60h-74z"/><path fill="url(#lo)" d="M196 344c28 32 62 32 88 0l2 40-48 50-50-50z"/><path fill="#f6e7d6" d="M240 104c-64 0-98 48-98 112 0 80 42 150 98 150s98-70 98-150c0-64-34-112-98-112Z"/><path fill="url(#dots)" d="M240 104c-64 0-98 48-98 112 0 80 42 150 98 150-30-30-52-70-56-128-2-46 14-90 56-134Z"/><path fill="url(#lo)" d="M142 216c0 80 42 150 98 150-42-26-70-74-76-130-2-24 0-46 8-72-20 12-30 32-30 52Z"/><path fill="url(#hi)" d="M132 250c-36-110 10-192 108-196 104-2 148 84 110 196-4-44-14-76-34-98-44 22-106 20-146-10-20 26-32 62-38 108Z"/><path fill="url(#mid)" d="M150 130c40-60 130-76 176-26-50-24-120-20-176 26Z"/><path fill="none" stroke="#211813" stroke-width="2.4" d="M142 216c0 80 42 150 98 150s98-70 98-150"/><g fill="none" stroke="#211813" stroke-width="5.5" stroke-linecap="round"><path d="M172 198q22-12 46-2m44 0q24-10 46 2"/><path stroke-width="3.5" d="M242 214c-3 26-14 40-12 52 8 8 20 8 28 2M204 314q36 18 72-2M214 330q26 10 50-1"/><circle cx="196" cy="224" r="31" stroke-width="4"/><circle cx="284" cy="224" r="31" stroke-width="4"/><path stroke-width="4" d="M227 220q13-8 26 0M165 218l-22-6m172 6 24-6"/></g><path fill="#211813" d="M178 226q18-15 36 0-18 10-36 0zm88 0q18-15 36 0-18 10-36 0z"/></g>`,
);

/** Cranes over a harbour before the first tide, as a paper would print it. */
const quay = lit({
  width: 960,
  height: 640,
  ground: "#c98f63",
  defs: blend("dawn", ["#5c5a6b", "#b98a77", "#f3c993", "#f8e3bf"]) + blend("water", ["#e8bd8d", "#7d6d70", "#2c2a33"]),
  grain: 0.7,
  shapes: `<rect width="960" height="430" fill="url(#dawn)"/><rect y="424" width="960" height="216" fill="url(#water)"/><circle cx="640" cy="372" r="52" fill="#fff1cf"/><g fill="#c49a7c" opacity=".6">${repeat(7, (n) => `<path d="M${n * 150 - 20} 424v-${40 + ((n * 37) % 46)}h60v-22h40v62h50v${40 - ((n * 37) % 46) + 2}z"/>`)}</g><g stroke="#231d22" fill="none" stroke-width="7">${repeat(
    4,
    (n) => {
      const x = 90 + n * 190 + (n % 2) * 34;
      const s = 1 + n * 0.13;
      return `<path d="M${x} 436l${24 * s} -${250 * s}l${70 * s} 0l${24 * s} ${250 * s}M${x + 24 * s} ${436 - 250 * s}l${30 * s} -${60 * s}l${40 * s} ${60 * s}m-${40 * s} -${60 * s}l-${130 * s} ${64 * s}h${330 * s}M${x + 12 * s} ${436 - 120 * s}h${94 * s}" stroke-width="${5 * s}"/><path d="M${x - 60 * s} ${436 - 246 * s}v${(60 + n * 30) * s}" stroke-width="2"/>`;
    },
  )}</g><path fill="#1d181d" d="M0 424h960v16H0zM250 440l30 54h520l70-54z"/><g>${repeat(22, (n) => `<path fill="${["#8e3b2e", "#2f5a63", "#b9803c", "#4b4a57"][(n * 5) % 4]}" d="M${330 + (n % 11) * 42} ${418 - Math.floor(n / 11) * 24}h39v22h-39z"/>`)}</g><g stroke="#fbe0b0" opacity=".6">${repeat(24, (n) => `<path d="M${640 - 8 - n * 5 + ((n * 31) % 30)} ${508 + n * 5}h${20 + n * 8}" stroke-width="${1 + n * 0.1}"/>`)}</g>`,
});

/** Eight years of the price of moving a box, and of the bread that was in it, drawn for a page. */
const walk = (seed: number, rise: number, spike: number) =>
  Array.from({ length: 49 }, (_, n) => {
    const bump = spike * Math.exp(-((n - 26) ** 2) / 46);
    return `${80 + n * 17} ${Math.round(460 - n * rise - bump + 13 * Math.sin(n * 1.7 + seed) + 9 * Math.sin(n * 0.61 * seed))}`;
  }).join("L");
const chart = drawing(
  960,
  640,
  "#fdf0e2",
  `<g stroke="#c9a98c">${repeat(6, (n) => `<path d="M80 ${120 + n * 80}h820" stroke-dasharray="${n === 5 ? 0 : "2 5"}"/>`)}${repeat(9, (n) => `<path d="M${80 + n * 102} 520v12"/>`)}</g><path d="M488 110h150v410H488z" fill="#0b5258" opacity=".1"/><path d="M${walk(1.3, 1.4, 300)}L896 520H80Z" fill="#0b5258" opacity=".13"/><path d="M${walk(1.3, 1.4, 300)}" fill="none" stroke="#0b5258" stroke-width="5"/><path d="M${walk(2.9, 2.6, 70)}" fill="none" stroke="#b3402a" stroke-width="5"/><path d="M80 520h820M80 60h120" stroke="#211813" stroke-width="3"/><path d="M80 60h64v12H80z" fill="#211813"/><path d="M80 88h290v7H80z" fill="#b59a84"/><g fill="#b59a84">${repeat(9, (n) => `<path d="M${66 + n * 102} 544h28v7H${66 + n * 102}z"/>`)}</g>`,
);

/** Work of a reporter who does not exist: a quay, a chart, and a face in an engraver's lines. */
export const editorPlates = { quay, chart, portrait } as const;
