import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** Somebody on a stage, seen whole, in a long coat or a skirt; `lean` is how far they turn. */
const player = (x: number, y: number, size: number, fill: string, lean = 0) =>
  `<g transform="translate(${x} ${y}) rotate(${lean}) scale(${size})" fill="${fill}"><path d="M0-150c11 0 17 9 17 20S11-107 0-107s-17-12-17-23 6-20 17-20Z"/><path d="M-24-102c14-6 34-6 48 0l14 40-12 6-8-20 20 132h-76l20-132-8 20-12-6Z"/></g>`;

/** Two who have stopped speaking, each in a light of their own. */
const quarrel = lit({
  width: 960,
  height: 640,
  ground: "#0c0a12",
  defs:
    blend("back", ["#141022", "#2b1d3a", "#4a2438"]) +
    blend("boards", ["#5c3a2a", "#1c100c"]) +
    blend("beam", ["#ffe3ae", "#ffe3ae"]) +
    glow("pool", "#ffdf9e", 0.95) +
    glow("cold", "#9fd0ff", 0.85),
  shapes: `<rect width="960" height="640" fill="url(#back)"/><path d="M0 430h960v210H0z" fill="url(#boards)"/>${repeat(14, (n) => `<path d="M${480 + (n - 7) * 40} 430 ${480 + (n - 7) * 150} 640" stroke="#120a08" stroke-width="2"/>`)}
<path d="M190-40 60 560h420Z" fill="#ffdf9e" opacity=".2" filter="url(#soft)"/><path d="M800-40 560 540h360Z" fill="#9fd0ff" opacity=".18" filter="url(#soft)"/>
<ellipse cx="270" cy="540" rx="250" ry="66" fill="url(#pool)"/><ellipse cx="730" cy="520" rx="210" ry="54" fill="url(#cold)"/>
<path d="M270 540 520 600 300 556Z" fill="#000" opacity=".7" filter="url(#soft)"/><path d="M730 520 520 590 720 534Z" fill="#000" opacity=".7" filter="url(#soft)"/>
${player(270, 486, 1.55, "#2a0f14", 2)}${player(730, 472, 1.4, "#10141f", -3)}
<path d="M246 320c-10 60-30 130-40 170h22c14-60 24-110 26-168Z" fill="#e0873f" opacity=".75"/><path d="M750 300c8 50 22 120 34 172h-20c-12-60-22-112-24-168Z" fill="#8fb9e6" opacity=".7"/>
<path d="M455 452h46v-60h-46zM463 452v70m30-70v70m-34-130v-64h38v64" fill="none" stroke="#000" stroke-width="9"/>
${repeat(60, (n) => `<circle cx="${(n * 127) % 960}" cy="${(n * 71) % 420}" r="${1 + (n % 3)}" fill="#ffe9c4" opacity="${0.08 + (n % 5) * 0.05}"/>`)}`,
});

/** A silkscreen for the wall of the theatre: three inks, one of them a little off. */
const poster = drawing(
  960,
  640,
  "#efe5cd",
  `<defs><filter id="ink" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".9" numOctaves="2" seed="5"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -7 4.600"/><feComposite operator="in" in="SourceGraphic"/></filter></defs>
<g filter="url(#ink)" style="mix-blend-mode:multiply"><circle cx="480" cy="300" r="236" fill="#e8452c"/></g>
<g filter="url(#ink)" style="mix-blend-mode:multiply" fill="#1d6f78"><path d="M0 470c120-60 200-40 300-84s160-20 240 24 200 30 420-60v290H0Z"/>${repeat(9, (n) => `<path d="M${60 + n * 104} ${420 - (n % 3) * 26}c30 40 30 110 0 220h-18c18-90 18-160 0-212Z"/>`)}</g>
<g filter="url(#ink)" style="mix-blend-mode:multiply" fill="#1b1511" transform="translate(6 -5)"><path d="M470 118c30 0 44 26 44 54 0 20-8 38-20 46 60 16 84 70 98 160l44 262H306l52-268c14-84 42-140 92-154-14-8-24-26-24-46 0-28 14-54 44-54Z"/><path d="M560 250c60-30 116-92 142-150l26 12c-20 80-72 150-132 190Z"/><path d="M690 104l40-66 18 8-30 76Z"/></g>
<path d="M452 176c6-8 14-8 20 0m14 0c6-8 14-8 20 0m-34 26c10 8 20 8 30 0" fill="none" stroke="#efe5cd" stroke-width="4" transform="translate(6 -5)"/>`,
);

/** A model box of the set: card, string and one lamp, two spans wide. */
const model = lit({
  width: 960,
  height: 640,
  ground: "#51463c",
  defs:
    blend("table", ["#6b5642", "#33261b"]) +
    blend("inside", ["#1b1a1f", "#3a3740"]) +
    blend("card", ["#f4ecd9", "#cbbd9f", "#90836b"], "0 0 1 0") +
    blend("step", ["#e3d6ba", "#8d8068"]) +
    glow("lamp", "#ffe6b0", 0.9),
  shapes: `<rect width="960" height="640" fill="#786a5c"/><path d="M0 480h960v160H0z" fill="url(#table)"/><path d="M120 560h720l40 40H80Z" fill="#000" opacity=".5" filter="url(#soft)"/>
<path d="M150 70h660v490H150z" fill="#17130f"/><path d="M176 96h608v440H176z" fill="url(#inside)"/><path d="M176 536 270 430h420l94 106Z" fill="#6d5f4c"/>
${repeat(5, (n) => `<path d="M${300 + n * 50} ${440 - n * 30}h120v${20 + n * 30}h-120z" fill="url(#step)"/><path d="M${300 + n * 50} ${440 - n * 30}l14-12h120l-14 12Z" fill="#f6eedb"/>`)}
${repeat(3, (n) => `<path d="M${236 + n * 190} 110h40v${330 - n * 14}h-40z" fill="url(#card)"/><path d="M${276 + n * 190} 110l12-8v${326 - n * 14}l-12 10Z" fill="#6f6350"/>`)}
<path d="M560 110v150m60-150v110M640 220h-100" stroke="#d9cba8" stroke-width="3"/><circle cx="420" cy="150" r="230" fill="url(#lamp)"/><circle cx="420" cy="130" r="14" fill="#fff7e2"/>
${player(386, 400, 0.32, "#a8242b")}${player(620, 424, 0.36, "#20242c", 4)}<path d="M700 470c40-20 70-10 90 20" fill="none" stroke="#c9b78f" stroke-width="4"/>
<g transform="translate(90 540) rotate(-8)"><path d="M0 0h170v16H0z" fill="#d8b25a"/>${repeat(16, (n) => `<path d="M${6 + n * 10} 0v${n % 5 ? 6 : 11}" stroke="#3a2d12" stroke-width="1.500"/>`)}</g>`,
});

/** A costume as it is first thought of: brush, one colour, notes of cloth pinned beside it. */
const costume = drawing(
  960,
  640,
  "#f3efe6",
  `<defs><filter id="wet" x="-10%" y="-10%" width="120%" height="120%"><feTurbulence type="fractalNoise" baseFrequency=".014" numOctaves="4" seed="6"/><feDisplacementMap in="SourceGraphic" scale="38"/><feGaussianBlur stdDeviation="1.200"/></filter><filter id="brush"><feTurbulence type="fractalNoise" baseFrequency=".03" numOctaves="3" seed="11"/><feDisplacementMap in="SourceGraphic" scale="9"/></filter><filter id="cloth" x="0" y="0" width="1" height="1"><feTurbulence type="turbulence" baseFrequency=".09 .3" numOctaves="2" seed="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.400 0 0 0 -.3"/><feComposite operator="in" in2="SourceGraphic"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode/></feMerge></filter></defs>
<g filter="url(#wet)"><path d="M470 160c40 10 62 40 70 90l120 330c-100 40-300 44-400 0l110-330c8-50 30-80 60-90Z" fill="#2f5f94" opacity=".55"/><path d="M470 180c26 20 34 60 30 110l60 300h-110Z" fill="#17304f" opacity=".5"/></g>
<g filter="url(#brush)" fill="none" stroke="#15130f" stroke-width="6" stroke-linecap="round"><path d="M452 92c2-30 50-34 54 0 2 30-14 50-28 50s-28-20-26-50Z"/><path d="M440 160c24-14 54-14 76 0 30 20 44 60 54 104M440 160c-40 30-50 80-74 110-20 24-50 30-70 20M570 264c20 20 50 26 76 10M398 270c20 16 110 20 150 0"/><path d="M400 276c-30 110-90 220-140 306 110 40 300 40 402 0-44-90-90-200-114-306" stroke-width="9"/><path d="M470 290c-10 100-20 200-30 310M516 290c20 100 50 200 80 296" stroke-width="3"/><path d="M448 78c20-34 64-26 66 14" stroke-width="12"/></g>
${["#2f5f94", "#8fa7bd", "#b5472f", "#d9c48e"].map((tone, n) => `<g transform="translate(${742 + (n % 2) * 86} ${130 + Math.floor(n / 2) * 150}) rotate(${[-5, 4, 3, -6][n]})"><path fill="${tone}" filter="url(#cloth)" d="M0 0h96l-5 12 6 12-6 12 6 12-6 12 6 12-6 12 5 24H0z"/><path d="M40-10l12 24" stroke="#8a8a86" stroke-width="4"/></g>`).join("")}
<g filter="url(#brush)" stroke="#15130f" stroke-width="3" fill="none">${repeat(5, (n) => `<path d="M90 ${150 + n * 34}c40-12 60 10 ${100 + (n % 2) * 40} 0"/>`)}<path d="M250 210c30 0 60 10 90 30"/></g>`,
);

/** The actor as a photograph for the press comes out of a cheap printing works: dots, one black, one red. */
const portrait = drawing(
  400,
  500,
  "#f3dcae",
  `<defs><radialGradient id="dot"><stop stop-color="#000"/><stop offset="1" stop-color="#fff"/></radialGradient><pattern id="screen" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><rect width="7" height="7" fill="#fff"/><circle cx="3.500" cy="3.500" r="4.900" fill="url(#dot)"/></pattern><linearGradient id="cheek" x1="0" x2="1"><stop stop-color="#f4f4f4"/><stop offset=".55" stop-color="#b9b9b9"/><stop offset="1" stop-color="#3d3d3d"/></linearGradient><linearGradient id="wall" x1="0" x2="1" y2="1"><stop stop-color="#9a9a9a"/><stop offset="1" stop-color="#2c2c2c"/></linearGradient><filter id="soften"><feGaussianBlur stdDeviation="3"/></filter><filter id="hard" color-interpolation-filters="sRGB"><feColorMatrix values=".33 .33 .33 0 0 .33 .33 .33 0 0 .33 .33 .33 0 0 0 0 0 1 0"/><feComponentTransfer><feFuncR type="linear" slope="9" intercept="-4"/><feFuncG type="linear" slope="9" intercept="-4"/><feFuncB type="linear" slope="9" intercept="-4"/></feComponentTransfer><feColorMatrix values="0 0 0 0 .1 0 0 0 0 .06 0 0 0 0 .06 -1 0 0 0 1"/></filter></defs>
<circle cx="200" cy="230" r="196" fill="#d8442f"/>
<g filter="url(#hard)"><rect width="400" height="500" fill="#fff"/><g filter="url(#soften)"><path d="M10 500c8-96 62-134 136-152h108c76 20 128 58 136 152Z" fill="url(#wall)"/><path d="M164 300h74v78c-20 30-54 30-74 0Z" fill="#8a8a8a"/><path d="M200 96c-54 0-84 42-84 100 0 70 38 134 84 134s84-64 84-134c0-58-30-100-84-100Z" fill="url(#cheek)"/><path d="M100 260c-30-110 10-196 104-196 96 0 128 86 94 210-6 40 10 60-10 90-26-16-22-60-16-100 4-40-6-76-30-104-50 20-98 10-118-10-18 26-20 66-20 110-2 40 4 60-18 84-14-24-4-54 14-84Z" fill="#141414"/><path d="M190 74c20-8 60 0 78 36" fill="none" stroke="#b5b5b5" stroke-width="9"/><path d="M142 196c12-12 28-12 40-4l-2 8c-12-6-24-6-36 2ZM220 192c14-8 28-6 40 6l-4 6c-12-8-22-10-34-4Z" fill="#0c0c0c"/><path d="M148 218c8-14 28-14 36 0-8 8-28 8-36 0Zm70 0c8-14 28-14 36 0-8 8-28 8-36 0Z" fill="#1a1a1a"/><path d="M204 214c0 20-14 34-8 44 6 6 16 4 22-2" fill="none" stroke="#6d6d6d" stroke-width="7"/><path d="M170 284c12-8 24-10 30-4 8-6 20-4 32 4-16 18-46 18-62 0Z" fill="#2a2a2a"/><path d="M150 376l50 70 54-70" fill="none" stroke="#e9e9e9" stroke-width="12"/></g><rect width="400" height="500" fill="url(#screen)" opacity=".62" style="mix-blend-mode:hard-light"/></g>`,
);

/** What an actor has to show: two in their light, a poster, a set, a costume, and a face in dots. */
export const actorPlates = { quarrel, poster, model, costume, portrait } as const;
