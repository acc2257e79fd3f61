import { drawing, repeat } from "./drawing.ts";
import { coast } from "./hand-drawing.ts";

/** Cut paper: every sheet throws a shadow on the one below, and light from above shows the tooth of the paper. */
const cutPaper = (width: number, height: number, ground: string, sheets: readonly string[]) =>
  drawing(
    width,
    height,
    ground,
    `<defs><filter id="lift" x="-10%" y="-10%" width="120%" height="120%"><feDropShadow dx="3" dy="7" stdDeviation="6" flood-color="#06161a" flood-opacity=".5"/></filter>
<filter id="tooth" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".045 .09" numOctaves="4" seed="9"/><feDiffuseLighting surfaceScale="1.6" lighting-color="#fff"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting></filter></defs>
${sheets.map((sheet) => `<g filter="url(#lift)">${sheet}</g>`).join("")}
<rect width="${width}" height="${height}" filter="url(#tooth)" opacity=".5" style="mix-blend-mode:multiply"/>`,
  );

const hills = (level: number, swing: number, fill: string) =>
  `<path fill="${fill}" d="M-20 620V${level}c120-${swing} 210 ${swing} 330 0s200-${swing} 320 0 180 ${swing} 290-10V620Z"/>`;

const bed = (x: number, y: number, size: number, frame: string, sheet: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="${frame}" d="M0 0h12v40h230V14h12v106h-12V92H12v28H0Z"/><path fill="${sheet}" d="M12 40c30-26 62-26 74-4 60-24 120-18 156 4v40H12Z"/></g>`;

/** A bay at night, cut out of paper: hills behind the window, three beds, one lamp. */
const night = cutPaper(900, 600, "#17414a", [
  `<circle cx="610" cy="130" r="62" fill="#f2e3b3"/>`,
  hills(330, 70, "#1f5a60"),
  hills(390, 46, "#2b7472"),
  `<path fill="#0f2f38" fill-rule="evenodd" d="M-20-20h940v640H-20Zm80 90v330h220V70Zm250 0v330h270V70Zm300 0v330h230V70Z"/>`,
  `<path fill="#e8b765" opacity=".9" d="m470 250-130 330h260Z"/>`,
  `<path fill="#d7e4dc" d="M-20-20h150c-30 190 10 380-40 640H-20ZM920-20H800c26 170-20 370 30 640h90Z"/>`,
  bed(96, 420, 0.9, "#8fb9b0", "#eaf0e6") + bed(600, 410, 0.86, "#7fada5", "#dfe9df"),
  `<path fill="#f6ecd0" d="M424 250l26-62h40l26 62Z"/><path fill="#b9502f" d="M464 250h12v170h-12z"/>`,
  bed(320, 456, 1.15, "#c96b43", "#fbf4e2"),
]);

/** Where a ward is loud at night: bands of equal noise over its plan, drawn with a ruling pen. */
const noise = drawing(
  900,
  600,
  "#f1f4ee",
  `<g fill="none" stroke-width="2.4">${[
    [250, 240, "#0a6a6a", 0.4],
    [690, 380, "#c2512b", 2.2],
    [560, 150, "#0a6a6a", 4.1],
  ]
    .map(([x, y, ink, turn]) =>
      repeat(
        9,
        (n) =>
          `<path stroke="${ink}" opacity="${(1 - n * 0.09).toFixed(2)}" d="${coast(Number(x), Number(y), 20 + n * 19, Number(turn) + n * 0.08)}"/>`,
      ),
    )
    .join("")}</g>
<g fill="none" stroke="#16302e" stroke-width="7"><path d="M60 60h780v480H520M440 540H60V60M60 330h250m70 0h240m70 0h150"/></g>
<g fill="#f1f4ee" stroke="#16302e" stroke-width="3">${repeat(
    7,
    (n) => `<path d="M${90 + n * 106} 76h58v92h-58zm6 8h46v24h-46z"/>`,
  )}${repeat(3, (n) => `<path d="M${90 + n * 106} 432h58v92h-58zm6 60h46v24h-46z"/>`)}<path d="M640 420h120v40H640zm-8 70h150v20H632z"/></g>
<g fill="#c2512b"><circle cx="690" cy="380" r="9"/><circle cx="250" cy="240" r="7"/><circle cx="560" cy="150" r="7"/></g>
<g fill="#16302e">${repeat(8, (n) => `<path d="M${560 + n * 30} 562h${n % 3 ? 22 : 14}v5h-22z"/>`)}</g>`,
);

/** A trolley that makes no sound, taken apart in the air: top, drawers, frame and wheels of felt. */
const trolley = drawing(
  900,
  600,
  "#0c3f45",
  `<defs><pattern id="h" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(60)"><path d="M0 0v7" stroke="#8fd0c6" stroke-width="1.4"/></pattern></defs>
<g stroke="#0c3f45" stroke-width="3" stroke-linejoin="round"><path fill="#8fd0c6" d="m450 40 230 115-230 115-230-115Z"/><path fill="#5fa9a3" d="m220 155 230 115v18L220 173Zm460 0L450 270v18l230-115Z"/>
<path fill="#e9efe9" d="m450 180 190 95-190 95-190-95Z"/><path fill="url(#h)" d="m260 275 190 95v130l-190-95Z"/><path fill="#cfe0da" d="m640 275-190 95v130l190-95Z"/>
<g fill="#f3f6ef">${repeat(3, (n) => `<path d="m${668 + n * 14} ${270 + n * 46}-176 88v34l176-88Z"/><path fill="none" d="m${600 + n * 14} ${326 + n * 46}-34 17"/>`)}</g></g>
<g fill="none" stroke="#8fd0c6" stroke-width="2" stroke-dasharray="2 7"><path d="M220 173v102M680 173v90M450 288v82M260 405v90M450 500v60M640 405v80"/></g>
<g fill="#e08a4f" stroke="#0c3f45" stroke-width="3">${[
    [260, 500],
    [450, 566],
    [640, 492],
  ]
    .map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="15" ry="22"/><ellipse cx="${x}" cy="${y}" rx="6" ry="9" fill="#0c3f45"/>`,
    )
    .join("")}</g>
<g stroke="#e9efe9" stroke-width="2" fill="none"><path d="M230 500H120M430 566H250M662 150l90-40h60"/></g>
<g fill="#e9efe9">${[
    [70, 496],
    [200, 562],
    [818, 106],
  ]
    .map(([x, y]) => `<path d="M${x} ${y}h42v5h-42zm0 12h28v5h-28z"/>`)
    .join("")}</g>`,
);

/** Somebody in profile under a night lamp, cut out of paper in nine sheets. */
const portrait = cutPaper(400, 500, "#0f3b43", [
  `<circle cx="150" cy="210" r="172" fill="#1d5b60"/>`,
  `<circle cx="172" cy="214" r="132" fill="#efc988"/>`,
  `<path fill="#0a6a6a" d="M-10 510c6-92 84-116 158-132l100 8c70 14 116 44 126 124Z"/>`,
  `<path fill="#7a4a31" d="M238 456c-4-36-2-58 6-78 18-2 38-6 42-26 2-10-4-18-5-26 5-4 13-8 11-15-1-6-6-10-8-13 6-2 13-5 11-11s-8-10-9-14c12-1 28-3 26-13-4-12-26-34-35-50-1-8 6-12 4-22-5-28-19-60-49-72-42-16-92-4-114 44-18 46-10 102 16 140 16 24 18 52 14 80l-2 70c30 30 66 34 92 6Z"/>`,
  `<path fill="#5d3523" d="M196 280c4 40 20 64 50 74 14 2 30 0 40-2-2 16-18 24-40 26-28-6-52-26-62-64Z"/>`,
  `<path fill="#1a1512" d="M238 110c26 10 38 34 43 62-24-6-46 2-56 22-6 18-4 36-12 54-10 12-22 14-26 30-8 22-16 38-28 50-24-34-56-68-54-124 2-70 62-116 133-94Z"/>`,
  `<path fill="#8a5638" d="M192 236c20-8 32 8 26 28-4 16-14 26-22 24-10-4-12-40-4-52Z"/>`,
  `<path fill="#f4efe2" d="m136 384 62 100 68-96-28-14c-8 44-58 44-92 4Z"/><path fill="#0a6a6a" d="m136 398 62 84 66-86 10 4-70 106h-12L124 402Z"/>`,
  `<path fill="#f4efe2" d="M284 434h10v22h-10z"/><circle cx="289" cy="472" r="19" fill="#f4efe2"/><circle cx="289" cy="472" r="13" fill="#e08a4f"/><path d="M289 472v-9m0 9 6 4" stroke="#1a1512" stroke-width="3"/><path d="M246 208c8-6 16-6 22-2m-16 12c6-4 12-4 16 0" fill="none" stroke="#1a1512" stroke-width="5" stroke-linecap="round"/>`,
]);

/** Pictures of a night nurse's work, and a portrait: cut paper, a map of noise, a trolley taken apart. */
export const nursePlates = { night, noise, trolley, portrait } as const;
