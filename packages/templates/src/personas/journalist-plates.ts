import { drawing, repeat } from "./drawing.ts";
import { blend, glow } from "./lit.ts";

/** A press picture as it is printed: tones of one ink in a turned screen of dots, on paper that is not quite white. */
function pressPicture(width: number, height: number, defs: string, shapes: string): string {
  const screen = `<pattern id="dots" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="5" height="5" fill="#fff"/><circle cx="2.5" cy="2.5" r="1.7" fill="#8f8e88"/></pattern><filter id="soft"><feGaussianBlur stdDeviation="8"/></filter><filter id="hard"><feColorMatrix values=".33 .33 .33 0 0 .33 .33 .33 0 0 .33 .33 .33 0 0 0 0 0 1 0"/><feComponentTransfer><feFuncR type="linear" slope="1.06" intercept=".05"/><feFuncG type="linear" slope="1.06" intercept=".05"/><feFuncB type="linear" slope="1.03" intercept=".03"/></feComponentTransfer></filter>`;
  return drawing(
    width,
    height,
    "#d9d7cf",
    `<defs>${screen}${defs}</defs><g filter="url(#hard)">${shapes}</g><rect width="${width}" height="${height}" fill="url(#dots)" opacity=".6" style="mix-blend-mode:multiply"/>`,
  );
}

/** A reservoir in a dry summer: the walls of a drowned village stand out of the mud again. */
const reservoir = pressPicture(
  900,
  600,
  blend("sky", ["#f4f4f4", "#bdbdbd"]) +
    blend("mud", ["#8d8d8d", "#3a3a3a"]) +
    blend("water", ["#e8e8e8", "#777"], "0 0 1 0") +
    glow("haze", "#fff", 0.9),
  `<rect width="900" height="260" fill="url(#sky)"/><path fill="#8f8f8f" d="M0 232c120-60 210-30 300-70s190-50 270-10 200-20 330 50v90H0z"/><path fill="#5d5d5d" d="M0 262c160-40 320-20 470-34s300 4 430 20v60H0z"/><path fill="url(#mud)" d="M0 270h900v330H0z"/><path fill="url(#water)" d="M240 300c160-22 420-20 660 0v46c-220 20-420-6-560 8-70 8-120-30-100-54Z"/>${repeat(46, (n) => `<path fill="none" stroke="#1d1d1d" stroke-opacity=".55" stroke-width="${1 + (n % 3)}" d="M${(n * 83) % 900} ${380 + ((n * 47) % 220)}l${20 + ((n * 13) % 30)} ${-8 + ((n * 7) % 16)} ${14 + ((n * 5) % 22)} ${10 - ((n * 11) % 20)}"/>`)}<g fill="#262626"><path d="M120 470V372l40-30 40 30v30h22v-46h26v46h40v68zM152 470v-40h24v40zM226 470v-30h20v30zM520 500v-86h16v-40h18v40h70v86h-30v-44h-34v44z"/><path d="M690 470h120v12H690zM700 440h16v30h-16zM786 430h16v40h-16z"/></g><g fill="#e3e3e3"><path d="M152 470v-40h24v40zM560 500v-44h34v44z"/></g><path fill="#111" d="M408 470a8 8 0 1 1 .1 0Zm-10 3h20l8 40-6 2-3-20-2 50h-14l-2-50-4 20-6-2Z"/><path fill="#000" opacity=".4" filter="url(#soft)" d="M100 470h210l40 26H140zM510 500h120l40 20H540z"/><circle cx="720" cy="150" r="240" fill="url(#haze)" opacity=".6"/>`,
);

/** Rows of chairs in a town hall, and one person who has stood up. */
const hall = pressPicture(
  900,
  600,
  blend("back", ["#4a4a4a", "#8e8e8e", "#c8c8c8"]) + glow("lamp", "#fff", 1),
  `<rect width="900" height="600" fill="url(#back)"/><g fill="#f6f6f6">${repeat(5, (n) => `<path d="M${70 + n * 170} 40h90v170h-90z"/>`)}</g><g stroke="#3c3c3c" stroke-width="6">${repeat(5, (n) => `<path d="M${115 + n * 170} 40v170M${70 + n * 170} 120h90"/>`)}</g><path fill="#2d2d2d" d="M0 250h900v24H0z"/>${repeat(4, (row) => repeat(11, (n) => (row === 2 && n === 6 ? "" : `<g transform="translate(${n * 92 - 40 + (row % 2) * 44} ${330 + row * 76}) scale(${0.8 + row * 0.16})"><circle cy="-34" r="${24 + (n % 3) * 2}" fill="${["#1b1b1b", "#3b3b3b", "#7d7d7d", "#2a2a2a", "#b9b9b9"][(n * 3 + row) % 5]}"/><path fill="${["#232323", "#555", "#151515", "#6d6d6d"][(n + row * 2) % 4]}" d="M-46 60c0-48 18-68 46-68s46 20 46 68z"/></g>`)))}<g transform="translate(556 430)"><path fill="#0d0d0d" d="M-58 200c-4-110 4-190 26-226h64c24 36 30 116 26 226z"/><path fill="#0d0d0d" d="M26-20 70-128l22 8-34 126z"/><circle cy="-62" r="34" fill="#cfcfcf"/><path fill="#111" d="M-36-62c-6-50 78-50 72 0-10-22-60-24-72 0Z"/><path fill="#d8d8d8" d="M72-130l4-30 14 2 6 36-12 8z"/></g><circle cx="560" cy="300" r="300" fill="url(#lamp)" opacity=".28"/>`,
);

/** Two pages of a ledger under a lamp, with the line that did not add up. */
const ledger = pressPicture(
  900,
  600,
  blend("left", ["#fafafa", "#cfcfcf"], "0 0 1 0") +
    blend("right", ["#b5b5b5", "#f3f3f3", "#e2e2e2"], "0 0 1 0") +
    glow("lamp", "#fff", 0.9),
  `<rect width="900" height="600" fill="#2b2b2b"/><g transform="rotate(-5 450 300)"><path fill="#000" opacity=".6" filter="url(#soft)" d="M70 90h780v460H70z"/><path fill="url(#left)" d="M60 70h390v450H60z"/><path fill="url(#right)" d="M450 70h390v450H450z"/><g stroke="#9a9a9a" stroke-width="1.5">${repeat(17, (n) => `<path d="M80 ${118 + n * 23}h350M470 ${118 + n * 23}h350"/>`)}<path d="M330 90v420M390 90v420M720 90v420M780 90v420"/></g><g stroke="#222" stroke-width="3" fill="none">${repeat(16, (n) => `<path d="M${92 + (n % 3) * 4} ${112 + n * 23}q${20 + ((n * 17) % 30)}-12 ${50 + ((n * 29) % 60)} 0t${60 + ((n * 13) % 50)}-2M${342 + (n % 4) * 3} ${112 + n * 23}h34M${482 + (n % 2) * 6} ${112 + n * 23}q30-10 ${70 + ((n * 31) % 70)} 0t60 0M${732 - (n % 3) * 2} ${112 + n * 23}h36"/>`)}</g><path fill="none" stroke="#000" stroke-width="7" d="M320 268c60-34 130-22 128 6s-120 38-142 10 40-42 90-34"/></g><path fill="#0f0f0f" d="m640 600 120-210 34 20-96 190z"/><path fill="#dcdcdc" d="m760 390 22-40 12 60z"/><circle cx="300" cy="220" r="380" fill="url(#lamp)" style="mix-blend-mode:soft-light"/>`,
);

/** The reporter's by-line picture. */
const portrait = pressPicture(
  400,
  500,
  blend("wall", ["#f0f0f0", "#9d9d9d"], "0 0 1 1") +
    blend("face", ["#f7f7f7", "#c6c6c6", "#6e6e6e"], "0 0 1 .3") +
    blend("coat", ["#4f4f4f", "#161616"], "0 0 1 .4"),
  `<rect width="400" height="500" fill="url(#wall)"/><path fill="#000" opacity=".3" filter="url(#soft)" d="M250 120c90 40 120 220 110 380H230Z"/><path fill="url(#coat)" d="M26 500c8-92 62-126 124-146h104c62 20 112 56 120 146Z"/><path fill="#efefef" d="m152 356 50 70 50-70-16-10h-70Z"/><path fill="#2a2a2a" d="m140 362 60 138h10l56-138 24 8-52 130H166l-50-130Z"/><path fill="#9a9a9a" d="M170 290h64v70c-16 26-48 26-64 0Z"/><path fill="url(#face)" d="M202 108c-50 0-78 36-78 88 0 64 36 118 78 118s78-54 78-118c0-52-28-88-78-88Z"/><path fill="#3d3d3d" d="M112 306c-20-70-30-226 92-228 120 0 112 160 94 228-14 10-34 8-36-8 18-50 24-92 8-132-40 8-76-2-100-26-8 22-26 34-32 56-6 36-2 74 12 106-4 14-26 16-38 4Z"/><g fill="none" stroke="#161616" stroke-width="4.5" stroke-linecap="round"><path d="M148 190q16-10 32-3M222 186q16-8 32 4M204 204c-2 20-10 28-8 36 8 6 14 4 20-2M176 272c18 8 38 7 52-2"/></g><g fill="none" stroke="#161616" stroke-width="4"><rect x="140" y="196" width="48" height="34" rx="14"/><rect x="218" y="196" width="48" height="34" rx="14"/><path d="M188 208q15-8 30 0"/></g><circle cx="165" cy="212" r="5"/><circle cx="241" cy="212" r="5"/>`,
);

/** Press pictures beside three stories, and the face above a column. */
export const journalistPlates = { reservoir, hall, ledger, portrait } as const;
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
export const journalistPlates = { quay, chart, portrait } as const;
