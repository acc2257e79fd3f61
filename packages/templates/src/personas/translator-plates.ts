import { drawing, repeat } from "./drawing.ts";
import { grainOver, handFilters } from "./hand-drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** A row of cuts that swell and thin out, as a gouge leaves them. */
const cuts = (y: number, count: number, across: number, turn: number) =>
  repeat(count, (n) => {
    const x = ((n * 53 + turn * 31) % across) - 20;
    const length = 34 + ((n * 17 + turn) % 60);
    const rise = Math.round(Math.sin(n * 1.7 + turn) * 4);
    const weight = 2 + ((n * 7 + turn) % 4);
    return `<path d="M${x} ${y}q${length / 2} ${rise - weight} ${length} ${rise}q${-length / 2} ${weight - 1} ${-length} ${-rise}Z"/>`;
  });

/** A frontispiece: boats below a mountain at night, a linocut in one ink with one colour laid under it. */
const woodcut = drawing(
  900,
  600,
  "#efe9dc",
  `<defs>${handFilters(5, 0.18)}</defs>
<path d="M0 0h900v340H0z" fill="#c9a3d8"/>
<circle cx="668" cy="128" r="54" fill="#efe9dc"/>
<g filter="url(#w)"><g fill="#221a2c">
<path d="M0 360 130 190l70 60 130-190 90 110 60-50 150 170 90-60 180 130v40H0Z"/>
<path d="M0 366h900v234H0z"/></g>
<g fill="#efe9dc">${repeat(9, (n) => `<path d="M${330 + n * 6} ${70 + n * 9}l${14 + n * 9} ${58 + n * 22}-${24 + n * 2} -${20 + n * 4}z" opacity="${n % 3 ? 1 : 0}"/>`)}
${repeat(7, (n) => `<path d="M${128 + n * 5} ${198 + n * 12}l${10 + n * 7} ${36 + n * 10}-16-10z"/>`)}
${repeat(12, (n) => cuts(388 + n * 17, 9 - (n % 3), 900, n * 5))}
${repeat(30, (n) => `<path d="M${628 + ((n * 41) % 84)} ${386 + n * 7}h${18 + ((n * 13) % 40)}l-5 4h-20z"/>`)}</g>
<g fill="#c9a3d8">${repeat(3, (n) => `<path d="M${110 + n * 220} ${446 + (n % 2) * 44}h150l-26 40h-100z"/><path d="M${176 + n * 220} ${446 + (n % 2) * 44}V${330 + (n % 2) * 50}h6v116z"/>`)}</g>
<g fill="#efe9dc">${repeat(3, (n) => `<path d="M${186 + n * 220} ${340 + (n % 2) * 50}l56 92h-56zM${120 + n * 220} ${450 + (n % 2) * 44}h130l-3 6H124z"/>`)}</g>
<g fill="#c9a3d8">${repeat(4, (n) => `<path d="M${40 + n * 74} 338h44v28H${40 + n * 74}zM${34 + n * 74} 338l28-22 28 22z" transform="translate(${n === 3 ? 360 : 0} ${(n % 2) * 6})"/>`)}</g></g>${grainOver}`,
);

/** A page of a draft: lines of type, and above them everything that was tried, in two pens. */
const draft = lit({
  width: 900,
  height: 600,
  ground: "#4a3b52",
  grain: 0.45,
  defs: blend("wood", ["#6a5470", "#3d2f46"], "0 0 1 1") + blend("sheet", ["#fffdf6", "#e5deee"], "0 0 1 1"),
  shapes: `<rect width="900" height="600" fill="url(#wood)"/>
<g transform="rotate(-5 450 300)"><path d="M166-20h640v700H166z" fill="#000" opacity=".4" filter="url(#soft)"/>
<path d="M150-40h640v700H150z" fill="url(#sheet)"/>
${repeat(11, (n) =>
  repeat(7, (m) => {
    const x = 214 + m * 78 - ((n * 11) % 20);
    const width = 40 + ((n * 29 + m * 17) % 36);
    return `<path d="M${x} ${70 + n * 48}h${width}" stroke="#2b2434" stroke-width="7" stroke-linecap="round" opacity=".82"/>`;
  }),
)}
${repeat(9, (n) => {
  const x = 232 + ((n * 157) % 420);
  const y = 70 + ((n * 5) % 11) * 48;
  return `<path d="M${x} ${y}h92" stroke="#62218a" stroke-width="4"/><path d="M${x + 6} ${y - 20}q10-14 16 0t16 0 14-8 18 4 16-4 22 0" fill="none" stroke="#62218a" stroke-width="3.4" stroke-linecap="round"/><path d="M${x + 92} ${y + 8}l8-16 8 16" fill="none" stroke="#62218a" stroke-width="3"/>`;
})}
<path d="M196 300c-34 20-34 110 0 130" fill="none" stroke="#b0452f" stroke-width="4"/>
<path d="M176 352q-12-14-6-24t18 2 8 26-20 34" fill="none" stroke="#b0452f" stroke-width="4" stroke-linecap="round"/>
${repeat(3, (n) => `<path d="M690 ${192 + n * 144}q24-16 44 0t40-4" fill="none" stroke="#b0452f" stroke-width="4" stroke-linecap="round"/>`)}</g>
<g transform="rotate(24 700 480)"><path d="M520 486h330v24H520z" fill="#000" opacity=".35" filter="url(#soft)"/><path d="M500 468h300l40 12-40 12H500z" fill="#62218a"/><path d="M800 468l40 12-40 12z" fill="#e8d6b4"/><path d="M830 477l10 3-10 3z" fill="#1a1420"/></g>`,
});

/** The booth at the back of a hall: two lamps, a desk of switches, and the speakers far below. */
const booth = lit({
  width: 900,
  height: 600,
  ground: "#0f0c16",
  grain: 0.5,
  defs:
    blend("hall", ["#2c2140", "#5b3c6c", "#a3714f"]) +
    blend("desk", ["#2a2530", "#0b090e"]) +
    glow("lamp", "#ffd9a0", 0.85) +
    glow("far", "#ffe6bd", 0.7),
  shapes: `<rect width="900" height="420" fill="url(#hall)"/>
<ellipse cx="450" cy="250" rx="330" ry="120" fill="url(#far)"/>
<path d="M270 206h360v70H270z" fill="#efe6f4" opacity=".9"/>
${repeat(4, (n) => `<path d="M${300 + n * 80} ${232 + (n % 2) * 14}h${54 - n * 6}" stroke="#62218a" stroke-width="5"/>`)}
${repeat(5, (n) => `<g transform="translate(${330 + n * 60} 322)"><circle r="10" cy="-26" fill="#1d1526"/><path d="M-18 4c0-20 8-22 18-22S18-16 18 4Z" fill="#1d1526"/></g>`)}
${repeat(3, (row) => repeat(14, (n) => `<g transform="translate(${10 + n * 68 + row * 22} ${366 + row * 30}) scale(${1 + row * 0.28})"><circle r="12" fill="#120d19"/><path d="M-20 34c0-20 8-22 20-22s20 2 20 22z" fill="#120d19"/></g>`))}
<path d="M0 0h34v600H0zM866 0h34v600h-34zM440 0h20v470h-20zM0 0h900v22H0z" fill="#07060a"/>
<path d="M60 22 300 430M520 22l200 408" stroke="#fff" stroke-width="26" opacity=".05"/>
<path d="M0 452h900v148H0z" fill="url(#desk)"/>
${[210, 668]
  .map(
    (
      x,
    ) => `<circle cx="${x}" cy="470" r="190" fill="url(#lamp)"/><path d="M${x - 120} 486h240l18 74H${x - 138}z" fill="#1c1822" stroke="#4a4256" stroke-width="3"/>
${repeat(8, (n) => `<circle cx="${x - 92 + n * 26}" cy="512" r="7" fill="${n === 3 ? "#ff5a48" : "#8f859c"}"/>`)}
<path d="M${x - 98} 538h120" stroke="#8f859c" stroke-width="6" stroke-linecap="round"/><path d="M${x + 86} 540c34-40 20-90-14-112" fill="none" stroke="#8f859c" stroke-width="6"/><circle cx="${x + 70}" cy="424" r="10" fill="#c9bfd6"/>`,
  )
  .join("")}
<path d="M380 500l120-16 14 84-126 12z" fill="#f3ecd9"/>${repeat(5, (n) => `<path d="M${396 + n} ${514 + n * 13}l${62 + ((n * 17) % 30)}-9" stroke="#3a3044" stroke-width="3"/>`)}`,
});

/** How bright a place of the portrait is, 0 to 1: a head turned to the light, hair pinned up, a dark collar. */
function brightness(x: number, y: number): number {
  const round = (cx: number, cy: number, rx: number, ry: number) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
  const face = round(204, 222, 74, 98);
  const isHair =
    (round(200, 176, 96, 92) < 1 || round(262, 84, 42, 38) < 1) && !(face < 0.92 && y > 160 + (x - 204) / 6);
  if (isHair) return 0.16 + 0.24 * Math.max(0, Math.sin((x + y * 0.6) / 9));
  if (Math.abs(y - 206) < 5 && (Math.abs(x - 172) < 17 || Math.abs(x - 234) < 15)) return 0.1;
  if (Math.abs(y - 188) < 4 && (Math.abs(x - 170) < 22 || Math.abs(x - 236) < 19)) return 0.25;
  if (Math.abs(y - 274) < 4 && Math.abs(x - 202) < 24) return 0.22;
  if (face < 1) {
    const nose = x > 208 && x < 222 && y > 200 && y < 250 ? 0.24 : 0;
    return Math.min(0.96, 1.02 - Math.max(0, (x - 176) / 190) - nose - Math.max(0, face - 0.72));
  }
  if (round(200, 330, 36, 56) < 1) return x > 206 ? 0.38 : 0.62;
  if (round(196, 520, 172, 168) < 1) return Math.abs(x - 198) < (y - 340) * 0.32 && y > 350 ? 0.86 : 0.14;
  return 0.72 + 0.2 * (1 - x / 400);
}

const weights = [1, 2.2, 3.6, 5, 6.4] as const;

/** The lines of the engraving, each as thick as its place is dark, in five weights. */
function engraved(): string {
  const byWeight = weights.map((): string[] => []);
  for (let y = 4; y < 500; y += 7) {
    const weightAt = (x: number) => Math.min(4, Math.floor((1 - brightness(x, y)) * 5));
    for (let from = 0, x = 4; x <= 404; x += 4) {
      if (x < 404 && weightAt(x) === weightAt(from)) continue;
      byWeight[weightAt(from)]?.push(`M${from} ${y}h${x - from}`);
      from = x;
    }
  }
  return byWeight.map((lines, index) => `<path d="${lines.join("")}" stroke-width="${weights[index]}"/>`).join("");
}

/** A portrait in lines alone, as on an old banknote. */
const portrait = drawing(400, 500, "#f1edf6", `<g stroke="#3a1552">${engraved()}</g>`);

/** Pictures of a translator's work, and a portrait. */
export const translatorPlates = { woodcut, draft, booth, portrait } as const;
