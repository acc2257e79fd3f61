import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** An open distribution board under a hand lamp: rows of breakers, and the cables that leave them in bows. */
const board = lit({
  width: 900,
  height: 600,
  ground: "#3b3f42",
  defs:
    blend("wall", ["#5d6265", "#2b2e31"], "0 0 1 1") +
    blend("steel", ["#d9dcd8", "#b4b8b3", "#8b908c"], "0 0 1 1") +
    blend("way", ["#f4f3ee", "#d3d2cb", "#a9a9a2"]) +
    blend("bar", ["#e2a05c", "#8f4d1c"]) +
    glow("lamp", "#fff2cf", 0.75),
  shapes: `<rect width="900" height="600" fill="url(#wall)"/><path d="M150 46h620v520H150z" fill="#1a1c1d" opacity=".5" filter="url(#soft)"/><path d="M140 30h620v530H140z" fill="url(#steel)"/><path d="M164 54h572v482H164z" fill="#23272a"/><path d="M180 150h540v12H180zM180 320h540v12H180z" fill="url(#bar)"/>${repeat(
    2,
    (row) =>
      repeat(
        13,
        (n) =>
          `<path d="M${192 + n * 40} ${96 + row * 170}h36v120h-36z" fill="url(#way)"/><path d="M${202 + n * 40} ${132 + row * 170}h16v30h-16z" fill="${(n + row) % 5 === 3 ? "#c3471d" : "#2b3033"}"/><path d="M${202 + n * 40} ${132 + row * 170}h16v8h-16z" fill="#fff" opacity=".3"/><path d="M${200 + n * 40} ${186 + row * 170}h20v14h-20z" fill="#fff"/><path d="M${203 + n * 40} ${191 + row * 170}h${9 + ((n * 5) % 8)}" stroke="#666" stroke-width="2"/>`,
      ),
  )}${repeat(
    13,
    (n) =>
      `<path fill="none" stroke="${["#6d3b24", "#1d1e20", "#7b8288", "#2f6a4a"][n % 4]}" stroke-width="9" d="M${210 + n * 40} 386c0 ${40 + (n % 4) * 12} ${(6 - n) * 14} 70 ${(6 - n) * 22} 160"/><path fill="none" stroke="#fff" opacity=".25" stroke-width="2" d="M${208 + n * 40} 386c0 ${40 + (n % 4) * 12} ${(6 - n) * 14} 70 ${(6 - n) * 22} 160"/>`,
  )}<circle cx="330" cy="170" r="420" fill="url(#lamp)" style="mix-blend-mode:soft-light"/>`,
});

/** A plant room at night: two compressors on their bed, pipes white with frost, one bulkhead lamp. */
const plant = lit({
  width: 900,
  height: 600,
  ground: "#10191d",
  defs:
    blend("wall", ["#16262c", "#2b4148", "#1a2b31"]) +
    blend("tank", ["#2c5a63", "#79b0b3", "#2a525a", "#122c33"]) +
    blend("frost", ["#7e97a0", "#f3fafb", "#9fb8bf", "#4e666e"]) +
    blend("floor", ["#4b5152", "#181d1f"]) +
    glow("lamp", "#ffd894", 0.9),
  shapes: `<rect width="900" height="430" fill="url(#wall)"/><rect y="430" width="900" height="170" fill="url(#floor)"/>${repeat(9, (n) => `<path d="M${n * 104} 0v430" stroke="#0d181c" stroke-width="3" opacity=".6"/>`)}<circle cx="640" cy="110" r="330" fill="url(#lamp)"/><rect x="600" y="86" width="84" height="44" rx="20" fill="#fff4d8"/><g>${repeat(
    2,
    (n) =>
      `<ellipse cx="${250 + n * 330}" cy="500" rx="170" ry="26" fill="#000" opacity=".5" filter="url(#soft)"/><rect x="${110 + n * 330}" y="290" width="270" height="150" rx="70" fill="url(#tank)"/><rect x="${150 + n * 330}" y="440" width="28" height="52" fill="#0c1214"/><rect x="${312 + n * 330}" y="440" width="28" height="52" fill="#0c1214"/><rect x="${196 + n * 330}" y="212" width="96" height="84" fill="#c8551f"/><rect x="${196 + n * 330}" y="212" width="96" height="14" fill="#ee8a4c"/>${repeat(6, (fin) => `<path d="M${202 + n * 330 + fin * 15} 230v60" stroke="#6f2a0b" stroke-width="4"/>`)}`,
  )}</g><rect x="-10" y="160" width="920" height="34" fill="url(#frost)"/><path d="M128 194v130M800 194v120" stroke="#c9dbe0" stroke-width="26"/>${repeat(40, (n) => `<circle cx="${(n * 137) % 900}" cy="${166 + ((n * 53) % 26)}" r="${1.5 + (n % 4)}" fill="#fff" opacity=".8"/>`)}`,
});

/** A single-line diagram as it hangs in a dairy: drawn by hand with a ruler, corrected in red. */
const diagram = drawing(
  900,
  600,
  "#efe9da",
  `<defs><filter id="hand"><feTurbulence baseFrequency=".02" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="5"/></filter>${blend("fold", ["#000000", "#ffffff"], "0 0 1 0")}</defs><g stroke="#b9c6bf" stroke-width="1">${repeat(30, (n) => `<path d="M${n * 31} 0v600M0 ${n * 31}h900"/>`)}</g><g filter="url(#hand)" fill="none" stroke="#23303c" stroke-width="5"><path d="M450 40v96M120 170h660"/><circle cx="450" cy="104" r="30"/><circle cx="450" cy="140" r="30"/>${repeat(
    6,
    (n) =>
      `<path d="M${150 + n * 120} 170v60l26 44M${150 + n * 120} 282v90"/><circle cx="${150 + n * 120}" cy="408" r="36"/>${n % 2 ? `<path d="M${132 + n * 120} 424q18-34 36 0"/>` : `<path d="M${134 + n * 120} 424v-30l16 20 16-20v30"/>`}<path stroke-width="3" d="M${116 + n * 120} 480h${50 + ((n * 17) % 26)}m-66 18h${38 + ((n * 29) % 30)}"/>`,
  )}</g><g filter="url(#hand)" fill="none" stroke="#c2391b" stroke-width="6"><path d="M604 356c60-16 88 26 66 70s-112 46-118-8 30-66 96-50M690 320l76-56M680 540h120l-20-16m20 16-20 16"/></g><rect x="436" width="30" height="600" fill="url(#fold)" opacity=".1"/>`,
);

/** Somebody in the light of a doorway, in four tones of one ink and a screen of dots. */
const portrait = drawing(
  400,
  500,
  "#d9d3c4",
  `<defs>${blend("back", ["#e9e4d8", "#a9a596"], "0 0 1 1")}${blend("skin", ["#f0dcc6", "#c79d7f", "#7d523c"], "0 0 1 .4")}${blend("coat", ["#3d5562", "#16242c"], "0 0 1 .6")}<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(35)"><circle cx="3" cy="3" r="1.35" fill="#1a1613"/></pattern></defs><rect width="400" height="500" fill="url(#back)"/><path fill="url(#coat)" d="M14 500c10-92 70-124 132-138h108c66 14 122 46 132 138Z"/><path fill="url(#skin)" d="M160 286h84v84c-22 34-62 34-84 0Z"/><path fill="#5b3a2a" opacity=".55" d="M162 304c26 22 56 20 82-4v44c-30 10-60-4-82-40Z"/><path fill="url(#skin)" d="M202 110c-52 0-80 36-80 90 0 62 32 118 80 118s80-56 80-118c0-54-28-90-80-90Z"/><path fill="#7a3a1c" d="M112 214c-16-86 34-130 92-130 62 0 104 50 88 128-4-26-16-46-26-56-44 20-104 12-122-18-16 22-28 46-32 76Z"/><path fill="#b0653a" opacity=".6" d="M130 150c16-40 60-56 96-46-30 4-64 22-96 46Z"/><path fill="#7a3a1c" d="M276 190c30 10 40 60 30 120-6 30-24 40-32 30 10-40 12-100 2-150Z"/><g fill="none" stroke="#3a241b" stroke-width="5" stroke-linecap="round"><path d="M146 196c10-7 24-7 33-1M222 194c11-6 24-6 33 2M203 208c-3 20-10 30-9 40 5 6 13 6 19 1M178 278c16 10 36 9 48-1"/></g><ellipse cx="163" cy="214" rx="7" ry="6" fill="#2b1a14"/><ellipse cx="238" cy="213" rx="7" ry="6" fill="#2b1a14"/><path fill="#e2691f" d="M130 372 96 500h54l16-120zm140 0 34 128h-54l-16-120z"/><path fill="#f2e7b8" d="M120 420l-9 32h46l4-32zm162 0 9 32h-46l-4-32z"/><path fill="url(#dots)" opacity=".5" d="M206 84c56 0 104 50 88 128 8 60 6 100-20 126l-20 24c66 14 122 46 132 138H214c30-60 50-120 50-200 0-90-20-160-58-216Z"/>`,
);

/** Pictures of an electrician's work, and a portrait: lit scenes with grain, a plan drawn by hand, a screen print. */
export const electricianPlates = { board, plant, diagram, portrait } as const;
