import { repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** The size of a frame in 2.39 to 1. */
const frame = { width: 1195, height: 500 } as const;

/** Somebody from behind, against the light. */
const figure = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="${fill}" d="M0 0c-13 0-21-10-21-26s8-28 21-28 21 12 21 28S13 0 0 0Zm-12-4h24v12c28 6 44 20 48 52l10 130h-22l-10-96-4 250H-34l-4-250-10 96h-22l10-130c4-32 20-46 48-52Z"/>`;

/** The car deck of a ferry before the bow opens: one figure, a seam of daylight. */
const deck = lit({
  ...frame,
  ground: "#0d1416",
  defs:
    blend("wall", ["#24343a", "#101a1e", "#070b0d"]) +
    blend("floor", ["#5d7377", "#18211f"]) +
    glow("door", "#dff3f2", 0.95) +
    glow("lamp", "#f4b25a", 0.8),
  shapes: `<rect width="1195" height="500" fill="url(#wall)"/>
<path d="M0 500 470 330h260l465 170Z" fill="url(#floor)"/>
${repeat(7, (n) => `<path d="M${n * 82 - 30} 0h26v${500 - n * 24}h-26zM${1195 - n * 82} 0h26v${500 - n * 24}h-26z" fill="#050809" opacity=".7"/>`)}
<ellipse cx="600" cy="250" rx="360" ry="240" fill="url(#door)"/>
<path d="M474 120h252v214H474z" fill="#eaf6f3"/>
<path d="M474 120h252v58H474z" fill="#9cc4c6"/>
<path d="M474 292h252v42H474z" fill="#5f8f95"/>
<path d="M440 334 500 500h200l60-166Z" fill="#dff3f2" opacity=".3" filter="url(#soft)"/>
${repeat(
  5,
  (n) => `<circle cx="${60 + n * 62}" cy="${40 + n * 12}" r="${44 - n * 6}" fill="url(#lamp)"/>
<circle cx="${1135 - n * 62}" cy="${40 + n * 12}" r="${44 - n * 6}" fill="url(#lamp)"/>`,
)}
${figure(606, 214, 0.62, "#070b0c")}
<path d="M90 410c0-40 30-60 90-62l120 6c30 2 46 30 50 66l-20 40H100Z" fill="#0a1012"/>
<path d="M110 380c20-20 50-24 100-22l30 30H100Z" fill="#38545a" opacity=".7"/>`,
});

/** A kitchen at six in the morning: a window, steam, a radio. */
const kitchen = lit({
  ...frame,
  ground: "#2b1d14",
  defs:
    blend("wall", ["#7a5634", "#4a301d", "#1f130b"], "0 0 1 0") +
    blend("pane", ["#fff6da", "#f3d69b"]) +
    blend("top", ["#b98b57", "#3a2413"], "0 0 1 0") +
    glow("day", "#ffe9b8", 0.9) +
    glow("steam", "#fff8e8", 0.5),
  shapes: `<rect width="1195" height="500" fill="url(#wall)"/>
<circle cx="250" cy="170" r="420" fill="url(#day)"/>
<path d="M120 40h270v250H120z" fill="url(#pane)"/>
<path d="M248 40h14v250h-14zM120 158h270v12H120zM104 26h302v18H104zM104 286h302v20H104z" fill="#3b2516"/>
<path d="M0 360h1195v140H0z" fill="url(#top)"/>
<path d="M120 360h330l240 140H40Z" fill="#ffe3a6" opacity=".35" filter="url(#soft)"/>
<path d="M470 352c-8-70 18-104 72-104s80 34 72 104Z" fill="#9fa7a8"/>
<path d="M484 340c-4-50 14-76 44-80-20 24-24 50-22 80Z" fill="#eef3f1"/>
<path d="M486 262c0-56 112-56 112 0" fill="none" stroke="#20150e" stroke-width="10"/>
<path d="m610 300 46-30 8 14-50 40Z" fill="#7e8688"/>
<ellipse cx="668" cy="190" rx="40" ry="120" fill="url(#steam)" filter="url(#soft)"/>
<path d="M770 268h230a10 10 0 0 1 10 10v74H760v-74a10 10 0 0 1 10-10Z" fill="#5b1f16"/>
<circle cx="822" cy="312" r="30" fill="#2a0f0a"/>
${repeat(6, (n) => `<path d="M${800 + n * 8} 292v40" stroke="#c99a63" stroke-width="2"/>`)}
<path d="M880 290h110v10H880zM880 316h70v8h-70z" fill="#e9c88f"/>
<path d="M980 268 1080 130" stroke="#bfb7a6" stroke-width="4"/>
<path d="M690 344h54v-30h-54z" fill="#efe6d2"/>
<path d="M744 320c22-4 22 20 0 18" fill="none" stroke="#efe6d2" stroke-width="5"/>`,
});

/** A road in rain from the driver's seat: two lights ahead, the wipers' arc. */
const road = lit({
  ...frame,
  ground: "#0a1020",
  defs:
    blend("night", ["#0b1226", "#1d2b48", "#39405a"]) +
    blend("wet", ["#26304a", "#070a12"]) +
    glow("red", "#ff4a36", 0.95) +
    glow("sodium", "#ffb14a", 0.8) +
    glow("dash", "#48d6b8", 0.5),
  shapes: `<rect width="1195" height="500" fill="url(#night)"/>
<path d="M0 290h1195v210H0z" fill="url(#wet)"/>
<path d="M0 290c200-60 340-10 520-16s420-50 675 10v16H0z" fill="#060a14"/>
${repeat(
  8,
  (n) => `<circle cx="${90 + n * n * 19}" cy="${236 - n * 4}" r="${64 - n * 5}" fill="url(#sodium)"/>
<path d="M${86 + n * n * 19} 300h8v${150 - n * 12}h-8z" fill="#ffb14a" opacity=".22" filter="url(#soft)"/>`,
)}
<circle cx="560" cy="300" r="70" fill="url(#red)"/>
<circle cx="660" cy="300" r="70" fill="url(#red)"/>
<path d="M552 296h16v10h-16zM652 296h16v10h-16z" fill="#fff0e8"/>
<path d="M540 310h36v150h-36zM640 310h36v150h-36z" fill="#ff4a36" opacity=".3" filter="url(#soft)"/>
${repeat(90, (n) => `<circle cx="${(n * 137) % 1195}" cy="${(n * 89) % 430}" r="${2 + (n % 5)}" fill="#cfe0ff" opacity="${0.12 + (n % 4) * 0.07}"/>`)}
<path d="M150 480C320 120 800 80 1080 400" fill="none" stroke="#dfe8ff" stroke-width="60" opacity=".06"/>
<path d="M0 440c300-40 860-40 1195 0v60H0Z" fill="#020306"/>
<ellipse cx="860" cy="480" rx="200" ry="50" fill="url(#dash)"/>`,
});

/** Somebody at an editing table, lit by the picture alone. */
const portrait = lit({
  width: 400,
  height: 500,
  ground: "#0a0d10",
  defs:
    blend("dark", ["#10181d", "#06080a"], "0 0 1 1") +
    blend("face", ["#241a17", "#7d5646", "#e9c3a2"], "0 0 1 0") +
    blend("coat", ["#07090b", "#1d2b31", "#3c5a62"], "0 0 1 0") +
    glow("screen", "#a9dbe6", 0.85) +
    glow("lamp", "#e0913a", 0.5),
  shapes: `<rect width="400" height="500" fill="url(#dark)"/>
<circle cx="410" cy="200" r="270" fill="url(#screen)"/>
<circle cx="40" cy="90" r="150" fill="url(#lamp)"/>
<path d="M10 500c6-96 64-130 140-150h104c76 20 124 64 136 150Z" fill="url(#coat)"/>
<path d="M168 300h70v66c-16 34-54 34-70 0Z" fill="url(#face)"/>
<path d="M204 110c-50 0-80 38-80 92 0 64 34 122 80 122s80-58 80-122c0-54-30-92-80-92Z" fill="url(#face)"/>
<path d="M108 300c-20-70-20-150 20-190 34-34 116-36 150 4 18 22 22 44 20 66-18-6-34-22-44-44-34 14-74 22-104 12-14 30-14 92-2 150-12 12-32 14-40 2Z" fill="#120c0a"/>
<path d="M238 118c26 10 44 30 50 58" fill="none" stroke="#a9dbe6" stroke-width="3" opacity=".7"/>
<g fill="none" stroke="#1a0f0b" stroke-width="5" stroke-linecap="round">
<path d="M148 204c10-7 22-8 32-3M222 200c11-6 24-5 34 3M206 212c-2 20-8 26-6 38 4 6 12 6 18 2M182 286c14 6 32 5 44-3"/></g>
<path d="M154 222c7-8 20-8 26 0-6 6-19 6-26 0Zm70 0c7-8 20-8 26 0-6 6-19 6-26 0Z" fill="#1a0f0b"/>
<circle cx="243" cy="220" r="2.5" fill="#e9f8fb"/>
<path d="M284 206c-2 62-34 116-74 118 30-20 52-62 56-116Z" fill="#d7eff2" opacity=".28"/>`,
});

/** Frames of a film maker, and a portrait, lit by what stands in them. */
export const filmMakerPlates = { deck, kitchen, road, portrait } as const;
