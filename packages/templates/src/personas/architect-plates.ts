import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** A block of a card model seen from above a corner: lit from the left, its shadow to the right. */
function block(x: number, y: number, wide: number, deep: number, high: number, roof = "#fbfaf6"): string {
  const [a, b] = [wide * 0.87, wide * 0.5];
  const [c, d] = [deep * 0.87, deep * 0.5];
  const fall = high * 1.25;
  return `<path fill="#1b1a18" opacity=".34" filter="url(#soft)" d="M${x} ${y}l${a} ${-b}l${fall} ${fall * 0.2}l${-a} ${b + 10}Z"/><path fill="#d9d5cc" d="M${x - c} ${y - d}l${c} ${d}v${-high}l${-c} ${-d}Z"/><path fill="#a7a298" d="M${x} ${y}l${a} ${-b}v${-high}l${-a} ${b}Z"/><path fill="${roof}" d="M${x} ${y - high}l${a} ${-b}l${-c} ${-d}l${-a} ${b}Z"/>`;
}

/** A card model of a school around three courts, under a lamp. */
const model = lit({
  width: 900,
  height: 600,
  ground: "#8d877c",
  defs: blend("board", ["#c3bcaf", "#8b8477", "#57524a"], "0 0 1 1") + glow("lamp", "#fff6df", 0.9),
  shapes: `<rect width="900" height="600" fill="url(#board)"/><path fill="#b6ae9f" d="M60 372 452 146l404 190-400 236Z"/><g fill="none" stroke="#8d8577" stroke-width="1.5">${repeat(9, (n) => `<path d="M${104 + n * 44} ${347 - n * 25}l400 196"/>`)}</g>${block(452, 250, 150, 60, 52)}${block(300, 330, 210, 70, 40)}${block(620, 322, 120, 150, 74)}${block(420, 400, 66, 150, 34)}${block(560, 448, 190, 54, 46)}${block(330, 476, 96, 70, 96, "#f3e2c6")}${repeat(11, (n) => `<g transform="translate(${[170, 214, 262, 744, 780, 700, 512, 540, 640, 150, 400][n]} ${[392, 420, 448, 372, 350, 410, 372, 356, 520, 360, 300][n]})"><path stroke="#4d4438" stroke-width="2" d="M0 0v-22"/><circle cy="-30" r="${12 + (n % 3) * 3}" fill="#e8e1d2"/><circle cx="4" cy="-27" r="${9 + (n % 3) * 2}" fill="#bdb4a3"/></g>`)}<circle cx="230" cy="110" r="460" fill="url(#lamp)" style="mix-blend-mode:soft-light"/>`,
  grain: 0.25,
});

const walls = "#141413";

/** The plan of a house between two party walls, at one to a hundred. */
const plan = drawing(
  900,
  600,
  "#fbfaf7",
  `<defs><pattern id="tile" width="16" height="16" patternUnits="userSpaceOnUse"><path d="M0 0h16v16" fill="none" stroke="#b9b6ad"/></pattern><pattern id="deck" width="9" height="9" patternUnits="userSpaceOnUse"><path d="M0 0v9" stroke="#a8a49a"/></pattern></defs><path fill="url(#deck)" d="M640 140h190v320H640z"/><path fill="url(#tile)" d="M94 140h150v136H94z"/><g fill="${walls}"><path d="M60 120h790v20H60zM60 460h790v20H60zM60 120h22v120H60zM60 330h22v150H60zM240 140h14v86h-14zM240 276h14v184h-14zM430 140h14v170h-14zM626 140h16v60h-16zM626 400h16v60h-16zM82 272h100v12H82zM832 120h18v90h-18zM832 390h18v90h-18z"/><path d="M280 300h12v12h-12zM560 300h12v12h-12z"/></g><g fill="none" stroke="${walls}" stroke-width="1.6"><path d="M634 200v200M630 200v200M638 200v200M71 240v90M841 210v180"/><path d="M254 226a50 50 0 0 1 50 50h-50M182 284a48 48 0 0 1 48 48M71 240a90 90 0 0 1 90 90H71"/>${repeat(13, (n) => `<path d="M${300 + n * 10} 400v60"/>`)}<path d="M300 430h124m-9-6 9 6-9 6"/><path d="M476 190h112v60H476zM496 204h72v32h-72zM112 380h100v60H112zM112 394h100M700 220h84v150h-84z"/><circle cx="516" cy="384" r="34"/>${repeat(5, (n) => `<circle cx="${(516 + Math.cos(n * 1.257) * 50).toFixed(0)}" cy="${(384 + Math.sin(n * 1.257) * 50).toFixed(0)}" r="10"/>`)}</g><g fill="#dfe4d4" stroke="#5c6b4c" stroke-width="1.4"><path d="M742 250c28-22 62 2 52 34 20 24-6 56-36 46-26 16-60-6-50-36-20-22 4-54 34-44Z"/><path fill="none" d="m752 294 30-26m-30 26-26 20m26-20 14 28"/></g><g stroke="#b3321c" stroke-width="1.6"><path d="M60 540h790M60 530v20M254 530v20M634 530v20M850 530v20" fill="none"/>${repeat(4, (n) => `<path d="m${[54, 248, 628, 844][n]} 546 12-12"/>`)}<path d="M20 300h60m770 0h40" stroke-dasharray="16 5 3 5"/></g><g fill="#b3321c" font-family="monospace" font-size="17"><text x="136" y="532">4,10</text><text x="420" y="532">8,60</text><text x="720" y="532">5,20</text></g>`,
);

/** A reading room under one long rooflight, in concrete that kept the grain of its boards. */
const room = lit({
  width: 900,
  height: 600,
  ground: "#6d6a64",
  defs:
    blend("end", ["#e9e4d8", "#a8a296", "#6b665d"], "0 0 0 1") +
    blend("side", ["#4b4842", "#8b867b"], "0 0 1 0") +
    blend("lit", ["#fff9e8", "#cfc8b8", "#8f897d"], "0 0 0 1") +
    blend("floor", ["#7b6a54", "#3a3027"]) +
    glow("sun", "#fff3d2", 0.85),
  shapes: `<path fill="url(#end)" d="M300 150h330v270H300z"/><path fill="url(#side)" d="M0 0 300 150v270L0 600z"/><path fill="url(#lit)" d="M900 0 630 150v270l270 180z"/><path fill="#34322d" d="M0 0h900L630 150H300z"/><path fill="url(#floor)" d="M0 600 300 420h330l270 180z"/><path fill="#fffbea" d="M640 0h200L604 150h-52z"/><path fill="#fff6d8" opacity=".7" filter="url(#soft)" d="M720 110 900 40v420L700 330z"/><path fill="#ffeec2" opacity=".5" filter="url(#soft)" d="M520 470h150l110 130H470z"/><g stroke="#3d3a34" opacity=".3">${repeat(14, (n) => `<path d="M0 ${n * 46}L300 ${150 + n * 20.7}M900 ${n * 46}L630 ${150 + n * 20.7}"/>`)}${repeat(9, (n) => `<path d="M${300 + n * 37} 150v270"/>`)}</g><path fill="#2a241d" d="M396 270h138v150H396z"/><path fill="#d9b26e" opacity=".9" d="M404 278h122v142H404z"/><g fill="#1f1a15">${repeat(4, (n) => `<path d="M${150 + n * 44} ${506 - n * 24}h${210 - n * 34}v${9 - n}h-${210 - n * 34}zM${164 + n * 42} ${514 - n * 24}h5v${46 - n * 6}h-5zM${340 + n * 12} ${514 - n * 24}h5v${46 - n * 6}h-5z"/>`)}</g><path fill="#16130f" d="M470 350a9 9 0 1 1 .1 0Zm-12 4h24l6 36-8 2-2 34h-16l-2-34-8-2Z"/><circle cx="740" cy="120" r="330" fill="url(#sun)" style="mix-blend-mode:screen" opacity=".7"/>`,
  grain: 0.4,
});

/** Four houses of one street, measured and drawn again with their tiles, their doors and what had been bricked up. */
const houses = ["#7fa6b8", "#e6d3a6", "#f1efe8", "#b9745a"];
const street = drawing(
  900,
  600,
  "#f2efe6",
  `<defs>${repeat(4, (n) => `<pattern id="t${n}" width="20" height="20" patternUnits="userSpaceOnUse"><path fill="${houses[n]}" d="M0 0h20v20H0z"/><path d="${["M10 0 20 10 10 20 0 10Z", "M0 0 20 20M20 0 0 20", "M0 10h20M10 0v20", "M0 0q10 10 20 0M0 20q10-10 20 0"][n]}" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.6"/></pattern>`)}<filter id="wash"><feTurbulence type="fractalNoise" baseFrequency=".02" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 .9 -.35"/></filter></defs>${repeat(
    4,
    (n) => {
      const x = 70 + n * 192;
      const top = [120, 170, 92, 148][n] ?? 120;
      const storeys = Math.floor((500 - top) / 96);
      return `<path fill="url(#t${n})" stroke="#232320" stroke-width="3" d="M${x} ${top}h184v${500 - top}H${x}z"/><path fill="#c6bba4" stroke="#232320" stroke-width="2" d="M${x - 6} ${top - 12}h196v14H${x - 6}z"/><path fill="#a5492f" stroke="#232320" stroke-width="2" d="m${x - 8} ${top - 12} 22-34h156l22 34z"/>${repeat(storeys, (floor) => repeat(2, (side) => (floor === storeys - 1 && side === n % 2 ? `<path fill="#2f4a3e" stroke="#f4f0e4" stroke-width="6" d="M${x + 22 + side * 80} 500v-96h60v96z"/>` : `<path fill="#26323a" stroke="#f4f0e4" stroke-width="7" d="M${x + 26 + side * 80} ${top + 26 + floor * 96}h50v58h-50z"/><path stroke="#f4f0e4" stroke-width="3" d="M${x + 51 + side * 80} ${top + 26 + floor * 96}v58m-25-32h50"/>`)))}`;
    },
  )}<rect width="900" height="600" filter="url(#wash)" opacity=".55"/><path fill="#232320" d="M0 500h900v6H0z"/><g stroke="#b3321c" stroke-width="2" fill="none"><path d="M40 92v408m-8 0h16m-16-408h16M70 548h768M70 540v16m192-16v16m192-16v16m192-16v16m192-16v16"/></g>`,
);

/** The architect as she draws herself on the edge of a sheet: one unbroken line, and a wash for the shade. */
const portrait = drawing(
  400,
  400,
  "#e7e3da",
  `<defs><filter id="wet"><feTurbulence baseFrequency=".018" numOctaves="3" seed="9"/><feDisplacementMap in="SourceGraphic" scale="26"/></filter><filter id="pen"><feTurbulence baseFrequency=".03" numOctaves="2" seed="3"/><feDisplacementMap in="SourceGraphic" scale="3.5"/></filter></defs><g filter="url(#wet)"><path fill="#b3321c" opacity=".85" d="M20 410c14-70 70-92 120-104l60 34 62-34c50 10 108 34 122 104Z"/><path fill="#6d675c" opacity=".55" d="M232 96c40 10 58 54 52 108-6 50-30 86-68 96 22-34 36-70 32-108-4-34-10-66-16-96Z"/><path fill="#3a352d" opacity=".92" d="M108 214c-24-84 20-164 96-164 80 0 118 76 90 160-8-34-20-58-42-74-44 20-92 22-124 0-12 22-18 46-20 78Z"/></g><g filter="url(#pen)" fill="none" stroke="#141413" stroke-width="3.4" stroke-linecap="round" stroke-linejoin="round"><path d="M122 172c-6 66 22 128 78 130 58-2 84-60 80-128M126 170c-10-84 34-120 76-120 50 0 88 46 74 124M128 168c34 14 84 10 124-22 4 18 14 26 26 30"/><path d="M168 294v36l32 28 34-28v-36M168 322c-54 14-120 24-146 86M234 322c54 14 118 24 144 86"/><path d="M138 192q18-12 38-2M216 190q20-10 40 3"/><path d="M136 206h44v26q-22 10-44-2ZM212 206h46l-2 26q-22 10-42-2ZM180 212q16-8 32 0M136 210l-16-6M258 210l16-6"/><path d="M198 214c-2 20-10 30-8 38 8 6 14 4 20-2M176 272c16 8 34 8 48-2M186 280q14 4 26-1"/></g><g fill="#141413"><circle cx="159" cy="217" r="4.5"/><circle cx="235" cy="217" r="4.5"/></g>`,
);

/** What an office shows: a model, a plan, a room and a street, and the architect by her own hand. */
export const architectPlates = { model, plan, room, street, portrait } as const;
