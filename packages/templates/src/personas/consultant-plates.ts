import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

const people = 22;

/** Where a pin stands on the board, in two rings. */
function pin(n: number): [number, number] {
  const inner = n % 3 === 0;
  const angle = (n / people) * Math.PI * 2 + (inner ? 0.4 : 0);
  return [450 + Math.cos(angle) * (inner ? 170 : 350), 300 + Math.sin(angle) * (inner ? 110 : 220)];
}

/** A thread from one pin to another, hanging a little. */
function thread(from: number, to: number, colour: string): string {
  const [x1, y1] = pin(from);
  const [x2, y2] = pin(to);
  const path = `M${x1.toFixed(0)} ${y1.toFixed(0)}Q${((x1 + x2) / 2).toFixed(0)} ${((y1 + y2) / 2 + 9).toFixed(0)} ${x2.toFixed(0)} ${y2.toFixed(0)}`;
  return `<path d="${path}" transform="translate(3 6)" stroke="#3a2a18" opacity=".35"/><path d="${path}" stroke="${colour}"/>`;
}

/** Who asks whom, in thread on cork: many ways lead to one pin. */
const threads = lit({
  width: 900,
  height: 600,
  ground: "#b98d5e",
  grain: 0.75,
  defs: blend("cork", ["#cfa574", "#a77b4c"], "0 0 1 1") + glow("window", "#fff1d4", 0.55),
  shapes: `<rect width="900" height="600" fill="url(#cork)"/>
${repeat(150, (n) => `<ellipse cx="${(n * 97) % 900}" cy="${(n * 61) % 600}" rx="${2 + (n % 5)}" ry="${1 + (n % 3)}" fill="${n % 2 ? "#7d5630" : "#dfba8c"}" opacity=".5" transform="rotate(${(n * 37) % 180} ${(n * 97) % 900} ${(n * 61) % 600})"/>`)}
<circle cx="180" cy="80" r="420" fill="url(#window)"/>
<g fill="none" stroke-width="2.2">${repeat(people, (n) => (n === 6 ? "" : thread(n, 6, "#0b4f9e")))}
${repeat(14, (n) => thread((n * 5) % people, (n * 9 + 4) % people, n % 3 ? "#efe6d2" : "#c8402a"))}</g>
${repeat(people, (n) => {
  const [x, y] = pin(n);
  const size = n === 6 ? 17 : 9;
  return `<ellipse cx="${x + 7}" cy="${y + 9}" rx="${size}" ry="${size * 0.6}" fill="#2c1d0e" opacity=".4"/><circle cx="${x}" cy="${y}" r="${size}" fill="${n === 6 ? "#c8402a" : "#f3efe4"}"/><circle cx="${x - size / 3}" cy="${y - size / 3}" r="${size / 3}" fill="#fff" opacity=".8"/>`;
})}`,
});

/** A shape of cut paper, with the shadow that its thickness throws. */
const cut = (path: string, colour: string, lift = 1) =>
  `<path d="${path}" fill="#0d1a30" opacity=".28" transform="translate(${4 * lift} ${7 * lift})" filter="url(#lift)"/><path d="${path}" fill="${colour}"/>`;

const paper = (blur: number) =>
  `<defs><filter id="lift" x="-20%" y="-20%" width="150%" height="150%"><feGaussianBlur stdDeviation="${blur}"/></filter><filter id="tooth" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".5" numOctaves="3" seed="11"/><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .1 0 0 0 0 .2 0 0 0 .5 -.16"/></filter></defs>`;
const tooth = `<rect width="100%" height="100%" filter="url(#tooth)"/>`;

const round = (x: number, y: number, rx: number, ry: number) =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 1 ${rx * 2} 0a${rx} ${ry} 0 1 1 ${-rx * 2} 0Z`;

/** The table from above in cut paper, twelve chairs, and one that nobody sits on. */
const table = drawing(
  900,
  600,
  "#d6dfee",
  `${paper(5)}${repeat(12, (n) => {
    const angle = (n / 12) * Math.PI * 2 + 0.26;
    const x = 450 + Math.cos(angle) * 330;
    const y = 300 + Math.sin(angle) * 220;
    const colours = ["#0b4f9e", "#f0a63a", "#2f6f6a", "#8d3f5d"];
    const seat = `<g transform="rotate(${(angle * 180) / Math.PI + 90} ${x} ${y})">${cut(`M${x - 44} ${y - 40}h88q10 40 0 80h-88q-10-40 0-80Z`, n === 2 ? "#c8402a" : "#f7f4ec")}${cut(`M${x - 50} ${y - 52}q50-22 100 0v18q-50-18-100 0Z`, n === 2 ? "#9e2f1d" : "#d9d2c2")}</g>`;
    if (n === 2) return seat;
    return `${seat}${cut(round(x, y, 46, 26), colours[n % 4] ?? "#0b4f9e", 1.4)}${cut(round(x, y - 2, 21, 22), ["#5a3a28", "#2b2320", "#c59a5b", "#8a8f98"][(n * 3) % 4] ?? "#2b2320", 1.8)}`;
  })}${cut(round(450, 300, 262, 158), "#e9c58c", 2.4)}${cut(round(450, 300, 236, 136), "#f1d6a6", 0.4)}
${repeat(7, (n) => {
  const angle = (n / 7) * Math.PI * 2;
  const x = 450 + Math.cos(angle) * 168;
  const y = 300 + Math.sin(angle) * 92;
  return `<g transform="rotate(${n * 23} ${x} ${y})">${cut(`M${x - 26} ${y - 18}h52v36h-52Z`, "#fffdf6", 0.7)}<path d="M${x - 18} ${y - 8}h34m-34 8h26m-26 8h30" stroke="#8a93a5" stroke-width="2"/></g>`;
})}${cut(round(450, 300, 30, 30), "#ffffff", 1)}${cut(round(450, 300, 21, 21), "#5a3320", 0.3)}${tooth}`,
);

/** A deck of cards thrown on a table, each with one mark to ask by. */
const cards = lit({
  width: 900,
  height: 600,
  ground: "#173055",
  grain: 0.4,
  defs: blend("cloth", ["#23477c", "#0d1f3b"], "0 0 1 1") + blend("card", ["#fffdf5", "#dfe4ee"], "0 0 1 1"),
  shapes: `<rect width="900" height="600" fill="url(#cloth)"/>
${repeat(11, (n) => {
  const x = 90 + ((n * 173) % 640);
  const y = 40 + ((n * 101) % 340);
  const turn = ((n * 47) % 70) - 35;
  const ink = ["#0b4f9e", "#c8402a", "#2f6f6a"][n % 3] ?? "#0b4f9e";
  const mark = [
    "M-22-30q0-30 24-30t24 28q0 18-22 28v16m0 24v6",
    "M-30-40h60v50h-30l-18 20v-20h-12Z",
    "M0-56v70m0 26v8",
    "M-34 0q34-50 68 0-34 50-68 0Zm34-12v24",
  ][n % 4];
  return `<g transform="translate(${x + 80} ${y + 110}) rotate(${turn})"><rect x="-66" y="-92" width="148" height="204" rx="14" fill="#000" opacity=".45" filter="url(#soft)"/><rect x="-74" y="-104" width="148" height="204" rx="14" fill="url(#card)"/><rect x="-62" y="-92" width="124" height="180" rx="8" fill="none" stroke="${ink}" stroke-width="2"/><path d="${mark}" transform="translate(0 4)" fill="none" stroke="${ink}" stroke-width="11" stroke-linecap="round" stroke-linejoin="round"/></g>`;
})}`,
});

/** Somebody who listens, in seven sheets of cut paper. */
const portrait = drawing(
  480,
  480,
  "#f0a63a",
  `${paper(6)}${cut("M0 330q120-70 240-30t240-60v240H0Z", "#e3862c", 1)}
${cut("M102 250c-30-140 50-200 140-196s160 66 128 210c-8 60 30 90 16 150-60 40-110-10-128-60h-60c-20 56-70 90-124 52 2-60 36-96 28-156Z", "#3a2019", 2)}
${cut("M52 480c6-92 70-122 138-136h100c70 14 134 44 140 136Z", "#0b4f9e", 2)}
${cut("M194 300h92v74c-20 40-72 40-92 0Z", "#b97550", 0.8)}
${cut("M240 104c-58 0-88 44-88 104 0 66 38 118 88 118s88-52 88-118c0-60-30-104-88-104Z", "#dc9a70", 1.4)}
${cut("M146 214c-6-80 34-124 98-124s98 44 92 118c-24-14-36-38-42-64-40 30-90 40-128 30-8 10-14 24-20 40Z", "#4a2a20", 1.2)}
${cut("M146 372q94 74 188 0l14 22q-108 84-216 0Z", "#f7f4ec", 1)}
<path d="M176 200q18-12 36 0M268 200q18-12 36 0" fill="none" stroke="#3a2019" stroke-width="6" stroke-linecap="round"/>
<path d="M182 222q14 10 28 0M270 222q14 10 28 0" fill="none" stroke="#3a2019" stroke-width="7" stroke-linecap="round"/>
<path d="M244 216q-10 34-4 42t20 2" fill="none" stroke="#9e5f3f" stroke-width="6" stroke-linecap="round"/>
${cut("M206 282q36 22 68-2-10 26-34 26t-34-24Z", "#b5402f", 0.4)}
${cut(round(150, 268, 11, 15), "#0f6f6a", 0.8)}${cut(round(332, 268, 11, 15), "#0f6f6a", 0.8)}${tooth}`,
);

/** Pictures of a consultant's work, and a portrait. */
export const consultantPlates = { threads, table, cards, portrait } as const;
