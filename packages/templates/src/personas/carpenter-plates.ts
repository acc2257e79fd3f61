import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** The grain of wood over whatever colour it is laid on; `run` says how fast it changes across and along. */
const grained = (id: string, run: string, depth: number, seed: number) =>
  `<filter id="${id}" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency="${run}" numOctaves="4" seed="${seed}"/><feColorMatrix values="0 0 0 0 .2 0 0 0 0 .1 0 0 0 0 .03 ${depth} 0 0 0 ${(-depth * 0.42).toFixed(2)}"/><feComposite operator="in" in2="SourceGraphic"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode/></feMerge></filter>`;

const lying = (depth = 1.7, seed = 4) => grained("lying", ".006 .11", depth, seed);
const standing = (depth = 1.7, seed = 9) => grained("standing", ".11 .006", depth, seed);

/** A corner of a chest as it comes from the bench: oak tails in a walnut side, under a window. */
const corner = lit({
  width: 1080,
  height: 720,
  ground: "#3b3129",
  defs:
    lying() +
    standing() +
    blend("top", ["#f3d59a", "#c99a58", "#8a5f31"], "0 0 1 0") +
    blend("left", ["#d9a862", "#b98548", "#7d5429"], "0 0 1 0") +
    blend("right", ["#7a4a2b", "#53301c", "#2c190f"], "0 0 1 0") +
    glow("window", "#fff1cf", 0.8),
  shapes: `<rect width="1080" height="720" fill="#5a4c40"/><path d="M0 560h1080v160H0z" fill="#4a3a2c" filter="url(#lying)"/>
<path d="M160 610 540 700l420-120-60 90-400 50-360-60Z" fill="#000" opacity=".55" filter="url(#soft)"/>
<path d="M140 230 520 120l420 90-380 130Z" fill="url(#top)" filter="url(#lying)"/>
<path d="M140 230 560 340v350L140 570Z" fill="url(#left)" filter="url(#lying)"/>
<path d="M560 340 940 210v340L560 690Z" fill="url(#right)" filter="url(#lying)"/>
${repeat(4, (n) => {
  const y = 352 + n * 84;
  return `<path d="M560 ${y + 2}l46-25v62l-46 6Z" fill="#d9a862" filter="url(#standing)"/><path d="M560 ${y + 2}l46-25v62l-46 6" fill="none" stroke="#21130a" stroke-width="2"/><path d="M514 ${y - 10}l46 12v43l-46-4Z" fill="#c08c4c"/><path d="M514 ${y - 10}l46 12v43l-46-4" fill="none" stroke="#2c1a0c" stroke-width="2"/>`;
})}
<path d="M560 340v350" stroke="#1b0f07" stroke-width="3"/><path d="M140 230 560 340 940 210" fill="none" stroke="#ffe9bd" stroke-width="3" opacity=".7"/>
<circle cx="220" cy="120" r="460" fill="url(#window)" opacity=".7"/>
${repeat(16, (n) => `<path transform="translate(${60 + ((n * 173) % 960)} ${612 + ((n * 47) % 90)}) rotate(${n * 53})" d="M0 0c18-24 44-14 38 6s-32 14-26-2 20-10 16 2" fill="none" stroke="#e4c08a" stroke-width="${5 + (n % 3) * 2}" opacity=".9"/>`)}`,
});

/** Floor of a reading room: blocks of four woods in a pattern of baskets, seen along the light. */
const woods = ["#b98348", "#8a5a30", "#d2a568", "#6b4426"];
const parquet = lit({
  width: 1080,
  height: 720,
  ground: "#8a5a30",
  defs: lying(1.4, 12) + standing(1.4, 3) + glow("sun", "#fff0c8", 0.75),
  grain: 0.2,
  shapes: `<g transform="skewX(-14) translate(40 0)">${repeat(
    2,
    (turn) =>
      `<g filter="url(#${turn ? "standing" : "lying"})">${repeat(54, (n) => {
        const [column, row] = [n % 9, Math.floor(n / 9)];
        if ((column + row) % 2 !== turn) return "";
        return repeat(4, (slat) => {
          const tone = woods[(column * 3 + row * 5 + slat * (turn + 1)) % 4] ?? "#8a5a30";
          const [x, y] = [column * 144 - 20, row * 130 - 20];
          return turn
            ? `<path fill="${tone}" d="M${x + slat * 36} ${y}h34v128h-34z"/>`
            : `<path fill="${tone}" d="M${x} ${y + slat * 32.5}h142v30.500h-142z"/>`;
        });
      })}</g>`,
  )}</g><path d="M0 0h420l560 720H330Z" fill="url(#sun)" opacity=".8" filter="url(#soft)"/><path d="M520 0h150l560 720h-170Z" fill="#fff2cf" opacity=".34" filter="url(#soft)"/><path d="M0 0h1080v150H0z" fill="#1d120a" opacity=".3" filter="url(#soft)"/>`,
});

/** A winding stair as she draws it for the client: blue pencil on brown paper, every tread in its place. */
const stair = drawing(
  1080,
  720,
  "#c9a87c",
  `<defs><filter id="pencil"><feTurbulence type="fractalNoise" baseFrequency=".06" numOctaves="2" seed="2"/><feDisplacementMap in="SourceGraphic" scale="4"/></filter><filter id="kraft" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".03 .5" numOctaves="4" seed="8"/><feColorMatrix values="0 0 0 0 .3 0 0 0 0 .18 0 0 0 0 .06 1.1 0 0 0 -.42"/></filter></defs><rect width="1080" height="720" filter="url(#kraft)"/>
<g filter="url(#pencil)" fill="none" stroke="#17376f" stroke-width="3" stroke-linejoin="round"><path d="M540 60v600" stroke-width="16"/>${repeat(
    15,
    (n) => {
      const angle = (n / 15) * Math.PI * 1.5 - 0.5;
      const next = ((n + 1) / 15) * Math.PI * 1.5 - 0.5;
      const at = (turn: number) =>
        `${Math.round(540 + Math.cos(turn) * 270)} ${Math.round(610 - n * 36 + Math.sin(turn) * 74)}`;
      const behind = Math.sin(angle) < 0;
      return `<path d="M540 ${610 - n * 36}L${at(angle)} ${at(next)}Z" fill="${behind ? "#b8935f" : "#f1dcb4"}" fill-opacity=".8"/><path d="M${at(angle)}v-30" stroke-width="2"/><path d="M${at(angle)}v16L540 ${630 - n * 36}" stroke-width="1.500"/>${repeat(4, (line) => `<path d="M${560 + line * 22} ${612 - n * 36}l${Math.round(Math.cos(angle) * 120)} ${Math.round(Math.sin(angle) * 40)}" stroke-width="1" opacity=".5"/>`)}`;
    },
  )}<path d="M160 660h760M160 60h760" stroke-width="2" stroke-dasharray="14 8"/><path d="M190 660V60m-14 28 14-28 14 28m-28 544 14 28 14-28" stroke="#a3241c"/></g>
<g filter="url(#pencil)" fill="none" stroke="#fff7e6" stroke-width="4" opacity=".85"><path d="M270 590c60 90 430 110 530 20M280 250c30-80 250-120 420-60"/></g>`,
);

/** A wardrobe of painted spruce, a hundred and forty years old, half cleaned. */
const chest = lit({
  width: 1080,
  height: 720,
  ground: "#cfc9bf",
  defs:
    standing(1.1, 21) +
    lying(1.1, 6) +
    blend("wall", ["#ded9cf", "#b1aa9e", "#878074"], "0 0 1 0") +
    blend("old", ["#2f4b47", "#1c302e"]) +
    blend("clean", ["#4f8a7c", "#2f6158"]),
  grain: 0.3,
  shapes: `<rect width="1080" height="720" fill="url(#wall)"/><path d="M0 620h1080v100H0z" fill="#6d5a45" filter="url(#lying)"/><path d="M320 650h520l60 40H360Z" fill="#000" opacity=".5" filter="url(#soft)"/>
<g filter="url(#standing)"><path d="M280 70h270v560H280z" fill="url(#old)"/><path d="M550 70h270v560H550z" fill="url(#clean)"/></g><path d="M254 44h592v34H254zM262 616h576v40H262z" fill="#a8452b" filter="url(#lying)"/>
${[310, 580].map((x, side) => `<path d="M${x} 110h210v230H${x}zM${x} 370h210v220H${x}z" fill="${side ? "#efe2bf" : "#8d8263"}" stroke="#1c2b29" stroke-width="7"/>${repeat(2, (n) => `<g transform="translate(${x + 105} ${225 + n * 255})" opacity="${side ? 1 : 0.6}"><path d="M0 80c-6-50-4-90 0-140M0 20c-40-6-60-30-62-60 34 0 56 20 62 60Zm0 0c40-6 60-30 62-60-34 0-56 20-62 60Z" fill="#3d6b4a" stroke="#3d6b4a" stroke-width="4"/>${repeat(3, (f) => `<g transform="translate(${[0, -48, 48][f]} ${[-66, -20, -20][f]})">${repeat(6, (p) => `<ellipse rx="9" ry="20" fill="${["#b8402c", "#d98a2b", "#2f5f94"][f]}" transform="rotate(${p * 60}) translate(0 -16)"/>`)}<circle r="8" fill="#f0d067"/></g>`)}</g>`)}`).join("")}
<circle cx="548" cy="350" r="9" fill="#d9b65a"/><path d="M540 70h20v546h-20z" fill="#16211f" opacity=".5"/>`,
});

/** A veneer for a region of the portrait: a tone, and which way its grain runs. */
const veneer = (d: string, tone: string, run: "lying" | "standing") =>
  `<path d="${d}" fill="${tone}" filter="url(#${run})" stroke="#1e110a" stroke-width="1.500"/>`;

/** The carpenter in marquetry: every tone another wood, cut and let in, no line drawn. */
const portrait = drawing(
  400,
  500,
  "#8a6238",
  `<defs>${lying(1.3, 5)}${standing(1.3, 14)}</defs>${veneer("M0 0h400v500H0Z", "#94693c", "standing")}${veneer("M0 0h150L60 500H0Z", "#a97c48", "standing")}${veneer("M400 0H290l70 500h40Z", "#7d5630", "standing")}
${veneer("M30 500c4-92 62-128 118-144h104c62 16 114 52 118 144Z", "#3f4f52", "lying")}${veneer("M120 366 106 500h44l12-140Z", "#2a3638", "standing")}${veneer("M280 366l14 134h-44l-12-140Z", "#2a3638", "standing")}${veneer("M150 350 200 410l50-60-18-8h-64Z", "#d9c9a6", "lying")}
${veneer("M166 290h68v66c-16 32-52 32-68 0Z", "#c8976a", "lying")}${veneer("M166 310c20 24 48 24 68 0v40c-22 12-48 8-68-16Z", "#9c6a42", "lying")}
${veneer("M200 108c-52 0-80 40-80 94 0 66 36 126 80 126s80-60 80-126c0-54-28-94-80-94Z", "#e3bd8e", "standing")}${veneer("M212 108c42 6 68 44 68 94 0 66-36 126-80 126 34-20 52-62 54-118 2-44-14-76-42-102Z", "#c4935f", "standing")}
${veneer("M112 214c-14-70 22-128 90-128 66 0 98 52 88 122-8-20-16-36-30-48-40 10-90 4-116-16-14 18-26 42-32 70Z", "#4a2b18", "lying")}${veneer("M270 130c34 10 54 50 40 104-6 26-16 44-12 70-20-10-26-34-20-60 4-30 2-80-8-114Z", "#5d3820", "standing")}${veneer("M120 176c40-34 120-40 162-6l-4-30c-40-30-120-28-152 4Z", "#b5402a", "lying")}
${veneer("M144 200c12-9 26-9 38-2l-2 6c-12-4-22-4-34 2ZM220 198c12-7 26-7 38 2l-2 6c-12-6-22-6-34-2Z", "#3a2113", "lying")}${veneer("M150 220c8-10 26-10 34 0-8 8-26 8-34 0ZM220 220c8-10 26-10 34 0-8 8-26 8-34 0Z", "#f4ead2", "lying")}<circle cx="167" cy="220" r="6.500" fill="#20130b"/><circle cx="237" cy="220" r="6.500" fill="#20130b"/>
${veneer("M202 210c-2 24-14 36-8 46 4 6 14 6 22 0-6-10-10-26-14-46Z", "#b07c4c", "standing")}${veneer("M172 280c16 6 40 6 56-4-8 20-44 24-56 4Z", "#9a4a36", "lying")}
<path d="M268 236l34-22 6 8-32 24Z" fill="#e0b23c" stroke="#1e110a" stroke-width="1.500"/><path d="M302 214l10-2-4 10Z" fill="#1e110a"/>`,
);

/** What a workshop shows, in its own material: grain, light on it, a plan, and a face cut from veneers. */
export const carpenterPlates = { corner, parquet, stair, chest, portrait } as const;
