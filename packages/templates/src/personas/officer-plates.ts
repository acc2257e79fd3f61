import { repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** Waves as strokes that thin out to the horizon. */
const waves = (from: number, to: number, tone: string, seed: number) =>
  repeat(34, (n) => {
    const y = from + ((to - from) * n * n) / 1156;
    const x = (n * 137 + seed * 61) % 640;
    return `<path d="M${x - 60} ${y.toFixed(0)}q${30 + n} ${-2 - n * 0.25} ${60 + n * 2} 0t${50 + n * 3} 0" fill="none" stroke="${tone}" stroke-width="${(0.8 + n * 0.11).toFixed(1)}" opacity="${(0.25 + n * 0.015).toFixed(2)}"/>`;
  });

/** The bridge at night: red lamps, two screens, and the lights of another ship ahead. */
const bridge = lit({
  width: 600,
  height: 720,
  ground: "#060b12",
  defs:
    blend("sky", ["#04070c", "#0d1c2c", "#24455c"]) +
    blend("desk", ["#26313a", "#0c1116"]) +
    glow("red", "#ff3b1f", 0.7) +
    glow("green", "#35e0a0", 0.6),
  grain: 0.5,
  shapes: `<rect width="600" height="430" fill="url(#sky)"/><rect y="330" width="600" height="120" fill="#07121b"/>${waves(336, 440, "#4d7a92", 3)}<g><circle cx="392" cy="322" r="3" fill="#fff"/><circle cx="400" cy="306" r="2.4" fill="#fff"/><circle cx="378" cy="328" r="3" fill="#ff4d3a"/><path d="M366 336h44" stroke="#05090d" stroke-width="8"/><path d="M392 340v60" stroke="#fff" stroke-width="2" opacity=".25" filter="url(#soft)"/></g><path d="M96 0v450M300 0v450M504 0v450" stroke="#020406" stroke-width="22"/><path d="M0 440h600v280H0z" fill="url(#desk)"/><path d="M40 470h236l16 150H28zM324 470h236l14 150H308z" fill="#03090c" stroke="#3a4650" stroke-width="5"/><circle cx="156" cy="546" r="150" fill="url(#green)" opacity=".35"/><g fill="none" stroke="#35e0a0" stroke-width="2"><circle cx="156" cy="546" r="62"/><circle cx="156" cy="546" r="40"/><circle cx="156" cy="546" r="18"/><path d="M156 546 204 506" stroke-width="4"/></g><g fill="#35e0a0"><circle cx="184" cy="560" r="4"/><circle cx="132" cy="528" r="3"/><path d="M120 580l14 6-12 8z"/></g><path d="M336 590c30-60 70-30 90-60s60-40 110-20l10 92H330z" fill="#1b3b4c"/><path d="M346 596 420 556l60-44 60-8" fill="none" stroke="#ffb454" stroke-width="3" stroke-dasharray="8 6"/><circle cx="300" cy="690" r="190" fill="url(#red)" opacity=".55"/>${repeat(9, (n) => `<circle cx="${70 + n * 58}" cy="664" r="6" fill="${n % 4 === 1 ? "#ff5a3a" : "#59646e"}"/>`)}`,
});

/** A lifeboat drill on a grey morning, the boat in its davits. */
const drill = lit({
  width: 600,
  height: 720,
  ground: "#8fa0a8",
  defs:
    blend("sky", ["#c9d3d6", "#a8b6bc", "#7b8f99"]) +
    blend("hull", ["#f58a2a", "#c9581a", "#6e2c0e"]) +
    blend("side", ["#f3f2ec", "#b9bfbf"], "0 0 1 0"),
  grain: 0.5,
  shapes: `<rect width="600" height="500" fill="url(#sky)"/><rect y="480" width="600" height="240" fill="#4f6673"/>${waves(490, 712, "#b9cbd2", 5)}<path d="M0 0h150l30 720H0z" fill="url(#side)"/>${repeat(6, (n) => `<circle cx="${70 + n * 3}" cy="${70 + n * 110}" r="22" fill="#22343f" stroke="#8a9598" stroke-width="6"/>`)}<path d="M150 90C300 60 380 90 400 170M160 330C260 200 470 220 520 250" fill="none" stroke="#2b3a42" stroke-width="16" stroke-linecap="round"/><path d="M400 170v130M516 250v70" stroke="#2b3a42" stroke-width="4"/><path d="M250 300h310c-6 90-70 130-160 130s-140-50-150-130Z" fill="url(#hull)"/><path d="M270 300c20-60 90-80 150-78s110 30 124 78Z" fill="#f7a24d"/><path d="M300 262h50v24h-50zm72-6h50v28h-50zm72 4h46v26h-46z" fill="#22343f"/><path d="M254 330h302" stroke="#fff4e2" stroke-width="7"/>${repeat(3, (n) => `<g transform="translate(${206 + n * 34} ${560 + n * 12})"><circle cy="-66" r="11" fill="#f2c12e"/><path d="M-18 0c0-40 6-52 18-52S18-40 18 0Z" fill="#d8431f"/><path d="M-18-24h36" stroke="#f6f3e6" stroke-width="5"/></g>`)}`,
});

/** A chart of a strait by hand: depths, a course in two legs, and the ring of a cup. */
const chart = lit({
  width: 600,
  height: 720,
  ground: "#dfe7ea",
  defs: blend("sea", ["#eef4f5", "#d3e3e8"], "0 0 1 1") + blend("light", ["#ffffff", "#cfd8dc", "#8d9aa0"], "0 0 1 1"),
  grain: 0.4,
  shapes: `<rect width="600" height="720" fill="url(#light)"/><g transform="rotate(-4 300 360)"><rect x="-20" y="20" width="640" height="680" fill="url(#sea)"/><path d="M-20 20h210c30 70-30 110 10 180s-60 130-30 220-90 130-60 280H-20zM620 20H470c-20 90 50 130 10 210s30 130 0 220 60 120 40 250h100z" fill="#ecd9a4" stroke="#8a7441" stroke-width="2"/>${repeat(3, (n) => `<path d="M${210 + n * 22} 20c30 70-30 110 10 180s-60 130-30 220-90 130-60 280" fill="none" stroke="#6aa0b8" stroke-width="1.4" stroke-dasharray="${n * 3} ${n * 2}"/>`)}${repeat(42, (n) => `<text x="${250 + ((n * 47) % 190)}" y="${60 + ((n * 83) % 620)}" font-size="15" font-family="serif" font-style="italic" fill="#3f6478">${4 + ((n * 13) % 37)}</text>`)}<path d="M330 690 300 420 384 180 400 20" fill="none" stroke="#b02a2a" stroke-width="3"/>${repeat(5, (n) => `<path d="m${322 - n * 6} ${640 - n * 52} 10 6m-10 0 10-6" stroke="#22303a" stroke-width="2"/>`)}<g fill="none" stroke="#a03d8f" stroke-width="2"><circle cx="520" cy="560" r="54"/><circle cx="520" cy="560" r="40"/><path d="M520 498v124M458 560h124"/></g></g><circle cx="150" cy="600" r="52" fill="none" stroke="#6b4a2c" stroke-width="7" opacity=".35"/><path d="M60 700 470 330l14 12L90 720z" fill="#caa04a"/><path d="m470 330 26-20-12 32z" fill="#f1ddb6"/>`,
});

/** The officer on the wing of the bridge, in the light off the water. */
const portrait = lit({
  width: 480,
  height: 480,
  ground: "#a9c2cf",
  defs:
    blend("air", ["#dfeaf0", "#9fbccb", "#4f7388"]) +
    blend("skin", ["#f1cfb4", "#d79f7e", "#94604a"], "0 0 1 .2") +
    blend("coat", ["#223549", "#0f1b28"], "0 0 1 1") +
    glow("sun", "#fffdf0", 0.9),
  grain: 0.5,
  shapes: `<rect width="480" height="480" fill="url(#air)"/><path d="M0 300h480v180H0z" fill="#587f95"/>${waves(306, 470, "#d8e8ef", 2)}<circle cx="60" cy="110" r="190" fill="url(#sun)"/><path d="M330 0h150v480H350z" fill="#eef1f0"/><path d="M338 120h142v10H338zm6 150h136v10H344z" fill="#b7c2c6"/><path fill="url(#coat)" d="M40 480c10-92 76-122 146-136h108c72 16 134 46 146 136Z"/><path fill="#f7f7f2" d="M196 342 240 420l46-78 12 5-58 118-58-118Z"/><path d="M232 402h18l10 78h-38z" fill="#12202e"/><path fill="url(#skin)" d="M196 282h88v70c-24 36-64 36-88 0Z"/><path fill="#5d382a" opacity=".35" d="M198 304c28 22 58 22 84 0v34c-30 14-60 2-84-34Z"/><path fill="url(#skin)" d="M240 92c-56 0-88 40-88 98 0 68 36 124 88 124s88-56 88-124c0-58-32-98-88-98Z"/><path fill="#7d4a23" d="M150 210c-26-90 22-152 92-152s114 58 88 150c2 36-6 66-18 86 0-46-4-88-22-112-40 8-84-4-110-34-8 26-18 40-20 62-2 30 0 60 4 84-8-18-14-50-14-84Z"/><path fill="#7d4a23" d="M316 250c30 20 40 60 22 96-10-20-20-40-34-52z"/><g fill="none" stroke="#3a2116" stroke-width="5" stroke-linecap="round"><path d="M182 184c10-6 24-7 34-1M264 183c10-6 24-5 34 1M242 196c-4 20-10 30-8 40 6 6 14 6 20 0M210 268c20 14 42 14 62-1"/></g><path d="M186 206q14-9 28 0-14 8-28 0Zm82 0q14-9 28 0-14 8-28 0Z" fill="#2a1710"/><g fill="#e0b34a"><path d="m92 416 60-20 4 10-60 22zM328 396l60 20-4 12-60-22z"/></g>`,
});

/** Work of an invented officer, as photographed on board: lit scenes with grain, and a chart on its table. */
export const officerPlates = { bridge, drill, chart, portrait } as const;
