import { drawing, repeat } from "./drawing.ts";
import { coast, grainOver, handFilters } from "./hand-drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** A box seen from above at an angle: its roof, and the two sides that one sees. */
function box(
  x: number,
  y: number,
  size: readonly [number, number, number],
  tones: readonly [string, string, string],
): string {
  const [across, along, high] = size;
  const at = (u: number, v: number, w: number): string =>
    `${(x + (u - v) * 0.866).toFixed(0)} ${(y + (u + v) * 0.5 - w).toFixed(0)}`;
  const face = (points: readonly string[], tone: string) => `<path d="M${points.join("L")}Z" fill="${tone}"/>`;
  return (
    face([at(0, along, 0), at(across, along, 0), at(across, along, high), at(0, along, high)], tones[1]) +
    face([at(across, 0, 0), at(across, along, 0), at(across, along, high), at(across, 0, high)], tones[2]) +
    face([at(0, 0, high), at(across, 0, high), at(across, along, high), at(0, along, high)], tones[0])
  );
}

const steel = ["#d98a3d", "#a45f22", "#7a4317"] as const;
const green = ["#8fa387", "#66785f", "#475642"] as const;
const blue = ["#7f9fb8", "#53728b", "#395269"] as const;
const dark = ["#5b646b", "#3b444b", "#272e34"] as const;

/** A lorry: bed, load and cab. */
const lorry = (x: number, y: number, load: readonly [string, string, string]) =>
  `<path d="M${x - 4} ${y + 12}l80 46 34-20-80-46z" fill="#000" opacity=".25"/>${box(x, y, [78, 30, 9], dark)}${box(x, y - 9, [56, 30, 25], load)}${box(x + 52, y + 21, [20, 30, 29], green)}`;

/** The yard before it moves: rows of lorries and boxes, seen as on a model. */
const yard = drawing(
  900,
  600,
  "#c8c9c2",
  `<defs><filter id="n" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .32 -.06"/></filter></defs>
<path d="M-200 300 450-75l650 375-650 375Z" fill="#b4b6ae"/>
<g stroke="#f2efe2" stroke-width="3" opacity=".8">${repeat(9, (n) => `<path d="M${-60 + n * 110} ${220 - n * 63}l520 300" stroke-dasharray="26 18"/>`)}</g>
${repeat(5, (row) => repeat(6, (n) => lorry(70 + n * 150 - row * 74, -20 + n * 42 + row * 104 + (n % 2) * 10, [steel, green, blue][(n + row * 2) % 3] ?? steel)))}
${repeat(4, (n) => repeat(2, (level) => box(690 + n * 58, 66 + n * 34 - level * 34, [50, 104, 34], [blue, steel, green, dark][(n + level) % 4] ?? blue)))}
<rect width="900" height="600" filter="url(#n)"/>`,
);

/** A street under water at night, a boat with a lamp, and a lit door where people are taken in. */
const rescue = lit({
  width: 900,
  height: 600,
  ground: "#0a1119",
  grain: 0.55,
  defs:
    blend("sky", ["#060b12", "#16283a", "#2b4656"]) +
    blend("water", ["#1b3242", "#0b151e", "#050a0f"]) +
    glow("warm", "#ffc773", 0.9) +
    glow("lamp", "#fff1c9", 0.95),
  shapes: `<rect width="900" height="340" fill="url(#sky)"/>
${repeat(7, (n) => `<path d="M${n * 150 - 60} ${170 + (n % 3) * 26}l64-46 64 46v190H${n * 150 - 60}z" fill="${n % 2 ? "#0d1620" : "#101c28"}"/>${repeat(4, (m) => `<path d="M${n * 150 - 40 + (m % 2) * 60} ${206 + (n % 3) * 26 + Math.floor(m / 2) * 58}h24v32h-24z" fill="${(n * 5 + m * 3) % 7 === 0 ? "#f0b45b" : "#1a2733"}"/>`)}`)}
<circle cx="700" cy="290" r="220" fill="url(#warm)"/>
<path d="M610 150l92-70 92 70v190H610z" fill="#2a1d12"/><path d="M664 232h76v112h-76z" fill="#ffdf9e"/><path d="M640 170h124v30H640z" fill="#ffcf7a" opacity=".7"/>
${repeat(3, (n) => `<path d="M${676 + n * 20} 342v-${48 + (n % 2) * 14}q6-14 12 0v${48 + (n % 2) * 14}z" fill="#1c130b"/>`)}
<rect y="336" width="900" height="264" fill="url(#water)"/>
${repeat(26, (n) => `<path d="M${656 - n * 7 + ((n * 37) % 40)} ${346 + n * 9}h${70 + n * 4 - ((n * 23) % 50)}" stroke="#ffcf7a" stroke-width="${2 + n * 0.12}" opacity="${(0.8 - n * 0.024).toFixed(2)}"/>`)}
${repeat(30, (n) => `<path d="M${(n * 131) % 900} ${352 + n * 8}q30-6 60 0t50 0" fill="none" stroke="#54788c" stroke-width="1.6" opacity=".5"/>`)}
<circle cx="300" cy="420" r="170" fill="url(#lamp)" opacity=".75"/>
<path d="M150 440h310c-14 56-60 70-150 70s-140-20-160-70Z" fill="#c8501f"/><path d="M150 440h310l-6 18H158z" fill="#f08a3c"/>
${[
  [210, "#e8b22c"],
  [270, "#20313d"],
  [330, "#8a2c22"],
  [398, "#e8b22c"],
]
  .map(
    ([x, tone]) =>
      `<circle cx="${x}" cy="366" r="15" fill="#0d0b09"/><path d="M${Number(x) - 27} 446c0-46 8-62 27-62s27 16 27 62Z" fill="${tone}"/>`,
  )
  .join("")}
<path d="M398 384l36-22" stroke="#0d0b09" stroke-width="7"/><circle cx="440" cy="358" r="10" fill="#fffbe8"/><path d="M440 358 900 240v190z" fill="#fff1c9" opacity=".12"/>
${repeat(90, (n) => `<path d="M${(n * 83) % 920} ${(n * 47) % 600}l-7 26" stroke="#bcd2de" stroke-width="1.2" opacity=".3"/>`)}`,
});

/** Seven floods on one map: levels as coasts within each other, inked by hand. */
const levels = drawing(
  900,
  600,
  "#f1ecdc",
  `<defs>${handFilters(4, 0.2)}</defs><g filter="url(#w)">
${repeat(7, (n) => `<path d="${coast(330, 310, 290 - n * 38, 1.1 + n * 0.08)}" fill="#2f6f94" opacity=".17"/>`)}
${repeat(6, (n) => `<path d="${coast(690, 250, 190 - n * 30, 2.4 + n * 0.1)}" fill="#2f6f94" opacity=".18"/>`)}
<g fill="none" stroke="#1d3b4f">${repeat(7, (n) => `<path d="${coast(330, 310, 290 - n * 38, 1.1 + n * 0.08)}" stroke-width="${n === 0 ? 3 : 1.2}" stroke-dasharray="${n % 2 ? "7 5" : "0"}"/>`)}</g>
<path d="M-20 120C160 210 260 330 430 300s260-110 490-30" fill="none" stroke="#1d3b4f" stroke-width="13"/>
<path d="M-20 120C160 210 260 330 430 300s260-110 490-30" fill="none" stroke="#7db4cf" stroke-width="7"/>
<path d="M90 600 250 380 300 60M520 600 560 330 740 40" fill="none" stroke="#6d5a3c" stroke-width="5"/>
${repeat(34, (n) => {
  const x = 190 + ((n * 73) % 560);
  const y = 120 + ((n * 127) % 390);
  return `<path d="M${x} ${y}h${12 + (n % 4) * 5}v${10 + (n % 3) * 5}h-${12 + (n % 4) * 5}z" fill="${n % 6 === 0 ? "#b3321c" : "#3b3226"}"/>`;
})}
${repeat(7, (n) => `<path d="M${96 + n * 22} 556v-${20 + n * 9}" stroke="#b3321c" stroke-width="6"/>`)}<path d="M84 560h170" stroke="#3b3226" stroke-width="3"/>
<g fill="none" stroke="#3b3226" stroke-width="3"><circle cx="812" cy="508" r="42"/><path d="M812 450v116M754 508h116"/></g><path d="m812 452 12 52h-24z" fill="#b3321c"/></g>${grainOver}`,
);

/** How dark a place of the portrait is, 0 to 1: short hair, a beard, a shirt with an open collar. */
function darkness(x: number, y: number): number {
  const round = (cx: number, cy: number, rx: number, ry: number) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2;
  const face = round(198, 214, 76, 102);
  if (face < 1.1 && y < 152 + Math.abs(x - 190) * 0.16) return 0.86;
  if (face < 1.04 && y > 250 && (y > 292 || Math.abs(x - 198) > 44)) return round(200, 282, 28, 9) < 1 ? 0.55 : 0.78;
  if (Math.abs(y - 186) < 6 && (Math.abs(x - 166) < 24 || Math.abs(x - 232) < 24)) return 0.9;
  if (Math.abs(y - 204) < 6 && (Math.abs(x - 168) < 13 || Math.abs(x - 230) < 13)) return 0.95;
  if (x > 202 && x < 218 && y > 206 && y < 250) return 0.55;
  if (face < 1) return Math.min(0.8, Math.max(0.06, (x - 168) / 150 + Math.max(0, face - 0.8)));
  if (round(276, 220, 13, 26) < 1 || round(120, 220, 12, 26) < 1) return 0.4;
  if (round(200, 330, 46, 54) < 1) return x > 200 ? 0.72 : 0.45;
  if (round(198, 530, 190, 190) < 1) return Math.abs(x - 200) < (430 - y) * 0.42 ? 0.3 : 0.58;
  return 0;
}

const dotSizes = [3, 4.6, 6.2, 7.8, 9.4] as const;

/** A screen of dots on a slant, each as large as its place is dark, in five sizes. */
function screen(step: number, turn: number): string {
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  const bySize = dotSizes.map((): string[] => []);
  for (let u = -60; u <= 60; u += 1) {
    for (let v = -60; v <= 60; v += 1) {
      const x = Math.round(200 + (u * cos - v * sin) * step);
      const y = Math.round(250 + (u * sin + v * cos) * step);
      const size = Math.round(darkness(x, y) * dotSizes.length) - 1;
      if (x > -5 && x < 405 && y > -5 && y < 505) bySize[size]?.push(`M${x} ${y}h0`);
    }
  }
  return bySize.map((dots, index) => `<path d="${dots.join("")}" stroke-width="${dotSizes[index]}"/>`).join("");
}

/** A portrait as a paper prints it: flat inks, and over them a screen of dots that is not quite in its place. */
const portrait = drawing(
  400,
  500,
  "#e3b458",
  `<path d="M-4 500c6-110 70-152 150-164h104c80 12 146 54 152 164Z" fill="#b5482a"/><path d="M150 290h96v70l-48 70-48-62Z" fill="#e9c9a0"/><ellipse cx="194" cy="214" rx="80" ry="106" fill="#f0d7b3"/><ellipse cx="272" cy="222" rx="14" ry="27" fill="#e9c9a0"/><ellipse cx="116" cy="222" rx="12" ry="26" fill="#f0d7b3"/><g fill="none" stroke="#16222c" stroke-linecap="round">${screen(8, 0.5)}</g>`,
);

/** Pictures of an emergency planner's work, and a portrait. */
export const veteranPlates = { yard, rescue, levels, portrait } as const;
