import { drawing, repeat } from "./drawing.ts";
import { handFilters, grainOver } from "./hand-drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** A picture in cross-stitch: the colour of each stitch by its place, and over all the crosses of the thread. */
function stitched(columns: number, rows: number, colourAt: (x: number, y: number) => string): string {
  const runs = new Map<string, string>();
  for (let y = 0; y < rows; y += 1) {
    for (let x = 0; x < columns;) {
      const colour = colourAt(x, y);
      const from = x;
      while (x < columns && colourAt(x, y) === colour) x += 1;
      runs.set(colour, `${runs.get(colour) ?? ""}M${from} ${y}h${x - from}v1H${from}Z`);
    }
  }
  const cloth = [...runs].map(([colour, path]) => `<path fill="${colour}" d="${path}"/>`).join("");
  return drawing(
    columns * 8,
    rows * 8,
    "#efe4cc",
    `<defs><pattern id="x" width="8" height="8" patternUnits="userSpaceOnUse"><path d="M1 1l6 6M7 1 1 7" stroke="#000" stroke-opacity=".22" stroke-width="2.6" transform="translate(.5 .8)"/><path d="M1 1l6 6M7 1 1 7" stroke="#fff" stroke-opacity=".26" stroke-width="1.7"/><path d="M0 0h1.6v1.6H0z" fill="#000" opacity=".45"/></pattern></defs><g transform="scale(8)" shape-rendering="crispEdges">${cloth}</g><rect width="100%" height="100%" fill="url(#x)"/>`,
  );
}

const within = (x: number, y: number, [cx, cy, rx, ry]: readonly [number, number, number, number]) =>
  ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;

/** Curls lie around the head, each a circle of its own. */
const curls = Array.from({ length: 15 }, (_, n) => {
  const angle = Math.PI * (0.82 + (n / 14) * 1.36);
  return [25 + Math.cos(angle) * 12.5, 25 + Math.sin(angle) * 14, 4.6, 4.6] as const;
});

/** Somebody who sews, in cross-stitch, before a rug. */
const portrait = stitched(50, 62, (x, y) => {
  const side = Math.abs(x - 24.5);
  const isMark = (y === 25 && side > 3 && side < 7) || (y === 22 && side > 2.5 && side < 8);
  if (within(x, y, [24.5, 28, 9, 12.2])) {
    if (isMark || (y === 26 && side > 3.5 && side < 6)) return "#2a1b14";
    if (y === 35 && side < 3.5) return "#9c3b2c";
    if ((y === 34 && side > 3 && side < 5) || (y === 30 && x > 23 && x < 27)) return "#a8683f";
    if (y > 29 && y < 33 && side > 5 && side < 8) return "#d98e6a";
    return x > 27 + (y % 3) ? "#c98a5e" : "#dda577";
  }
  if (curls.some((curl) => within(x, y, curl)) || within(x, y, [24.5, 21, 11.5, 11])) {
    return (x * 3 + y * 5) % 7 < 2 ? "#6d3b22" : "#3b2117";
  }
  if (within(x, y, [14, 34, 1.6, 2.6]) || within(x, y, [35, 34, 1.6, 2.6])) return "#e0a030";
  if (side < 4.5 && y > 36 && y < 46) return y < 43 ? "#b5764c" : "#c98a5e";
  if (y > 43 && side < 8 + (y - 43) * 1.25) {
    if (side < 9 - (y - 43)) return "#c98a5e";
    return (side + y) % 6 < 1 ? "#f3d9a4" : side < 12 - (y - 43) ? "#e0a030" : "#1f5a5a";
  }
  const diamond = (Math.abs((x % 14) - 7) + Math.abs(((y + 5) % 16) - 8)) % 8;
  return diamond < 2 ? "#8f2f12" : diamond < 4 ? "#b9502f" : "#e7c9a0";
});

const cloths = ["#8f2f12", "#e0a030", "#1f5a5a", "#c4573a", "#f3d9a4", "#553044"];

/** A quilt that forty hands sewed: blocks of cloth with their weave, and the thread that holds them. */
const quilt = lit({
  width: 900,
  height: 600,
  ground: "#d8b98c",
  grain: 0.2,
  defs: `<pattern id="weave" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1h4M0 3h4" stroke="#000" stroke-opacity=".14"/><path d="M1 0v4M3 0v4" stroke="#fff" stroke-opacity=".12"/></pattern><filter id="puff"><feTurbulence baseFrequency=".012 .016" numOctaves="2" seed="4"/><feDiffuseLighting surfaceScale="16" lighting-color="#fff6e4"><feDistantLight azimuth="230" elevation="52"/></feDiffuseLighting></filter>`,
  shapes: `${repeat(24, (n) => {
    const x = (n % 6) * 150;
    const y = Math.floor(n / 6) * 150;
    const one = cloths[(n * 5 + Math.floor(n / 6)) % 6];
    const two = cloths[(n * 5 + 2 + Math.floor(n / 6)) % 6];
    const forms = [
      "M0 0h75v75ZM150 0v75H75ZM150 150H75V75ZM0 150V75h75Z",
      "M75 0l75 75-75 75L0 75ZM75 40 40 75l35 35 35-35Z",
      "M0 75 75 0l75 75ZM0 150l75-75 75 75Z",
      "M0 0h50v50H0ZM100 0h50v50h-50ZM50 50h50v50H50ZM0 100h50v50H0ZM100 100h50v50h-50Z",
    ];
    return `<g transform="translate(${x} ${y})"><path fill="${one}" d="M0 0h150v150H0z"/><path fill="${two}" fill-rule="evenodd" d="${forms[(n * 3 + Math.floor(n / 6)) % 4]}"/><path fill="none" stroke="#fff3dc" stroke-width="2.4" stroke-dasharray="9 6" d="M9 9h132v132H9Z"/></g>`;
  })}<rect width="900" height="600" fill="url(#weave)"/><rect width="900" height="600" filter="url(#puff)" opacity=".62" style="mix-blend-mode:multiply"/>`,
});

const plate = (x: number, y: number, size: number, food: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><ellipse cx="8" cy="12" rx="104" ry="104" fill="#000" opacity=".32" filter="url(#soft)"/><circle r="100" fill="url(#china)"/><circle r="72" fill="#efe3cd"/>${food}</g>`;

/** A long table from above, a minute before everybody sits down. */
const table = lit({
  width: 900,
  height: 600,
  ground: "#7a4a2c",
  defs:
    blend("wood", ["#8d5a35", "#6b3f24"], "0 0 1 0") +
    blend("china", ["#fffaf0", "#d9cbb3"], "0 0 1 1") +
    glow("sun", "#ffe7b8", 0.75),
  shapes: `${repeat(6, (n) => `<path fill="url(#wood)" d="M0 ${n * 100}h900v98H0z"/>`)}<path fill="#f4ead6" d="M250-10h400v620H250z" opacity=".93"/>
<path fill="none" stroke="#8f2f12" stroke-width="7" stroke-dasharray="14 8" d="M272-10v620M628-10v620"/>${plate(150, 160, 1, `<circle r="60" fill="#b9502f"/>${repeat(9, (n) => `<circle cx="${Math.round(Math.cos(n * 2.1) * (14 + n * 4.4))}" cy="${Math.round(Math.sin(n * 2.1) * (14 + n * 4.4))}" r="9" fill="#e8b24a"/>`)}`)}
${plate(150, 440, 1, `<path fill="#5d7a3c" d="M-50 10c0-50 100-60 100-6s-96 60-100 6Z"/>${repeat(6, (n) => `<ellipse transform="rotate(${n * 60}) translate(30 0)" rx="18" ry="9" fill="#8fae58"/>`)}`)}
${plate(
  750,
  150,
  1,
  repeat(
    7,
    (n) => `<path transform="rotate(${n * 51})" fill="#f0d7a0" stroke="#a8683f" stroke-width="3" d="M8-8h46v16H8z"/>`,
  ),
)}
${plate(
  760,
  450,
  1,
  `<circle r="58" fill="#e9c46a"/>
<path d="M-40-20q40 30 80 0M-44 8q44 30 88 0" fill="none" stroke="#b9502f" stroke-width="8"/>`,
)}<g transform="translate(450 300)"><ellipse cx="12" cy="18" rx="150" ry="118" fill="#000" opacity=".3" filter="url(#soft)"/>
<ellipse rx="148" ry="116" fill="#a5652f"/>
<ellipse rx="128" ry="98" fill="#f2e6c9"/>${repeat(26, (n) => `<ellipse transform="rotate(${n * 47} 0 0) translate(${18 + (n % 5) * 20} 0)" rx="15" ry="10" fill="${["#8fae58", "#c4573a", "#e8b24a", "#553044"][n % 4]}"/>`)}</g>${repeat(
    4,
    (
      n,
    ) => `<g transform="translate(${[330, 570, 350, 560][n]} ${[90, 96, 520, 512][n]})"><circle cx="5" cy="7" r="34" fill="#000" opacity=".3" filter="url(#soft)"/>
<circle r="32" fill="#fff" opacity=".75"/>
<circle r="25" fill="#9c3b12"/>
<circle cx="-8" cy="-8" r="7" fill="#fff" opacity=".5"/>
</g>`,
  )}<circle cx="160" cy="60" r="520" fill="url(#sun)" opacity=".55"/>`,
});

/** The way to school, as forty children drew it: felt pens, houses, and where the dog lives. */
const street = drawing(
  720,
  480,
  "#fff9ec",
  `${handFilters(7, 0.14)}<g filter="url(#w)"><g fill="none" stroke="#b9a58c" stroke-width="34" stroke-linecap="round"><path d="M-20 380C120 350 160 250 300 250s180-130 440-150M210 270C190 180 120 120 140-20M440 190c40 90 30 180 80 310"/></g><path fill="none" stroke="#1f5a5a" stroke-width="7" stroke-dasharray="16 12" d="M20 372C130 345 170 252 300 250s190-128 330-148"/>${repeat(
    11,
    (n) =>
      `<g transform="translate(${[40, 110, 250, 330, 400, 560, 620, 60, 250, 390, 600][n]} ${[270, 60, 150, 300, 90, 220, 300, 440, 390, 360, 420][n]})"><path fill="${cloths[n % 6]}" d="M-28-8h56v46h-56z"/><path fill="${cloths[(n + 2) % 6]}" d="M-36-6 0-40 36-6Z"/><path fill="#fff9ec" d="M-6 14H8v24H-6z"/></g>`,
  )}<g fill="none" stroke="#553044" stroke-width="5"><path d="M636 60h64v56h-64zM636 60l32-30 32 30M668 30V4h24l-8 8 8 8h-24"/><path d="M470 400c10-16 30-16 40 0v26h-40zm4-6-8-12m38 12 8-12"/></g><g fill="#5d7a3c">${repeat(9, (n) => `<circle cx="${[180, 206, 300, 520, 546, 500, 90, 680, 330][n]}" cy="${[70, 92, 80, 60, 82, 330, 180, 250, 440][n]}" r="17"/>`)}</g></g>${grainOver}`,
);

/** Pictures of a community's work, and a portrait: a quilt, a table, a street, a face in cross-stitch. */
export const organiserPlates = { quilt, table, street, portrait } as const;
