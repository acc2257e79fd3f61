import { drawing, repeat } from "./drawing.ts";

/** Frames of an invented photographer, made by code: light as gradients, what is out of focus blurred, grain and vignette over all. */
/** A picture and its own size. */
export type Frame = { img: string; width: number; height: number };

type Tone = { deep: string; mid: string; light: string };

const silver: Tone = { deep: "#0b0b0c", mid: "#57585a", light: "#e9e8e4" };
const dusk: Tone = { deep: "#0d1420", mid: "#41546c", light: "#f0c48e" };
const lamp: Tone = { deep: "#130c08", mid: "#6b4426", light: "#f6d9a4" };
const salt: Tone = { deep: "#2b3034", mid: "#9fb0b8", light: "#fbfaf6" };

function photo([width, height]: readonly [number, number], { deep, mid, light }: Tone, shapes: string): Frame {
  const stops = `<stop stop-color="${light}"/><stop offset=".55" stop-color="${mid}"/><stop offset="1" stop-color="${deep}"/>`;
  const img = drawing(
    width,
    height,
    mid,
    `<defs><linearGradient id="d" x2="0" y2="1">${stops}</linearGradient><linearGradient id="u" y1="1" x2="0" y2="0">${stops}</linearGradient><linearGradient id="r">${stops}</linearGradient><radialGradient id="v" r=".75"><stop offset=".45" stop-opacity="0"/><stop offset="1" stop-opacity=".62"/></radialGradient><filter id="b" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="16"/></filter><filter id="s" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="2.2"/></filter><filter id="g" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="${width % 9}"/><feColorMatrix values="0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 .5 -.06"/></filter></defs>${shapes}<rect width="100%" height="100%" fill="url(#v)"/><rect width="100%" height="100%" filter="url(#g)" style="mix-blend-mode:overlay"/>`,
  );
  return { img, width, height };
}

const wide = [720, 480] as const;
const tall = [480, 720] as const;

/** Open water with the light low over it; what lies on the horizon is drawn by the caller. */
const sea = (tone: Tone, horizon: number, sun: number, things: string) =>
  photo(
    wide,
    tone,
    `<rect width="720" height="${horizon}" fill="url(#u)" transform="matrix(1 0 0 1.4 0 ${-horizon * 0.4})"/><rect y="${horizon}" width="720" height="${480 - horizon}" fill="url(#d)"/><circle cx="${sun}" cy="${horizon - 14}" r="52" fill="${tone.light}" filter="url(#b)"/><g stroke="${tone.light}" filter="url(#s)">${repeat(22, (n) => `<path stroke-width="${1 + n * 0.28}" opacity="${(0.75 - n * 0.026).toFixed(2)}" d="M${sun - 30 - ((n * 53) % 90)} ${horizon + 6 + n * n * 0.5}h${40 + ((n * 37) % 120)}"/>`)}</g>${things}`,
  );

const ship = (x: number, y: number, size: number, { deep, light }: Tone) =>
  `<g transform="translate(${x} ${y}) scale(${size})"><path fill="${deep}" d="M0 0h300l-30 44H24Zm40-46h190l12 46H34Zm104-36h36v36h-36Z"/>${repeat(9, (n) => `<circle cx="${58 + n * 20}" cy="-22" r="4" fill="${light}"/>`)}</g>`;

/** Somebody from behind or from the side, against the light. */
const figure = (x: number, y: number, size: number, fill: string) =>
  `<path transform="translate(${x} ${y}) scale(${size})" fill="${fill}" d="M0 0c-13 0-22-10-22-26s9-28 22-28 22 12 22 28S13 0 0 0Zm-12-4h24v14c26 8 44 22 48 54l8 120h-136l8-120C-56 32-38 18-12 10Z"/>`;

/** A dark room with a window on one side, and what its light falls on. */
const room = (size: readonly [number, number], tone: Tone, left: number, things: string) =>
  photo(
    size,
    tone,
    `<rect width="${size[0]}" height="${size[1]}" fill="${tone.deep}"/><path fill="${tone.light}" opacity=".5" filter="url(#b)" d="M${left} 60h190l150 ${size[1]}H${left - 60}Z"/><path fill="${tone.light}" d="M${left} 50h86v210h-86zm94 0h86v210h-86z" filter="url(#s)"/><path stroke="${tone.mid}" stroke-width="7" d="M${left} 150h180"/>${things}`,
  );

const table = (y: number, { mid, deep }: Tone) =>
  `<path fill="${mid}" d="M0 ${y}h720v14H0z"/><path fill="${deep}" d="M0 ${y + 14}h720v300H0z"/>`;

const kettle = (x: number, y: number, { mid, light }: Tone) =>
  `<path fill="url(#r)" d="M${x} ${y}c-6-60 20-84 60-84s66 24 60 84Z"/><path fill="none" stroke="${mid}" stroke-width="9" d="M${x + 20} ${y - 80}c0-46 80-46 80 0m18 30 34-26"/><path fill="${light}" opacity=".55" filter="url(#b)" d="M${x + 150} ${y - 90}c-20-60 50-70 20-150 60 60 10 90 30 150Z"/>`;

/** Heaps of salt on wet ground, each lit from one side: how many in a row, and how high. */
const heaps = (rows: readonly (readonly [count: number, size: number, y: number])[], things: string) =>
  photo(
    wide,
    salt,
    `<rect width="720" height="190" fill="url(#u)"/><rect y="188" width="720" height="292" fill="url(#d)" opacity=".8"/>${rows
      .map(([count, size, y]) =>
        repeat(count, (n) => {
          const x = ((n + 0.5) * 760) / count - 20 + ((n * 37) % 29);
          const peak = `${x - size * 0.1} ${y - size * 0.66}Q${x} ${y - size * 0.74} ${x + size * 0.1} ${y - size * 0.66}`;
          return `<path fill="${salt.deep}" opacity=".4" filter="url(#s)" d="M${x - size} ${y}h${size * 2.7}l-${size * 0.5} ${size * 0.16}h-${size * 1.9}Z"/><path fill="${salt.light}" d="M${x - size} ${y}L${peak}L${x + size} ${y}Z"/><path fill="#7d8c96" opacity=".8" filter="url(#s)" d="M${x + size * 0.02} ${y - size * 0.7}L${x + size} ${y}H${x - size * 0.15}Z"/>`;
        }),
      )
      .join("")}${things}`,
  );

/** A sitter before a cloth, lit from one side. */
const sitter = (tone: Tone, side: 1 | -1, hair: string, things = "") =>
  photo(
    tall,
    tone,
    `<rect width="480" height="720" fill="url(#${side === 1 ? "r" : "d"})"/><g transform="translate(240 0) scale(${side} 1) translate(-240 0)"><path fill="${tone.deep}" d="M40 720c6-150 70-196 150-214h100c80 18 144 64 150 214Z"/><path fill="${tone.mid}" d="M196 400h88v110c-24 40-64 40-88 0Z"/><path fill="${tone.light}" d="M240 180c-62 0-102 46-102 120 0 82 46 152 102 152s102-70 102-152c0-74-40-120-102-120Z"/><path fill="${tone.deep}" opacity=".55" filter="url(#s)" d="M246 180c58 2 96 48 96 120 0 82-46 152-102 152 30-24 20-60 24-110 4-60 24-110-18-162Z"/><path fill="${tone.deep}" d="${hair}"/><g fill="none" stroke="${tone.deep}" stroke-width="7" stroke-linecap="round"><path d="M172 292q18-12 38-3m60 0q20-9 38 3M238 304c-2 28-14 44-14 56q6 10 20 6M204 404q36 12 68-2"/></g><g fill="${tone.deep}"><circle cx="192" cy="312" r="7"/><circle cx="290" cy="312" r="7"/></g>${things}</g>`,
  );

const bun =
  "M130 310c-16-100 30-160 110-160s126 60 110 160c-8-40-24-64-46-78-50 14-100 8-128-6-24 16-38 44-46 84ZM240 156c-34 0-52-22-52-46s18-44 52-44 52 20 52 44-18 46-52 46Z";
const cap =
  "M126 268c-6-70 40-122 114-122s122 50 116 118c-70-24-160-26-230 4Zm-30 20c80-46 200-50 290-8-90-20-200-18-290 8Z";
const curls =
  "M118 320c-40-30-30-90 4-108 4-52 60-82 116-70 60-14 116 20 120 70 34 20 40 80 4 108-2-44-24-82-56-96-48 20-108 16-136-2-28 20-46 56-52 98Z";

/** Rolls in the order in which they hang, the frame that was chosen first. */
export const photographs = {
  ferry: [
    sea(dusk, 250, 470, ship(90, 236, 1, dusk)),
    sea(dusk, 190, 180, ship(470, 186, 0.42, dusk)),
    room(wide, dusk, 420, figure(250, 250, 1.5, "#05080d")),
    sea(
      silver,
      300,
      360,
      `<path fill="${silver.light}" opacity=".7" filter="url(#b)" d="M330 480q20-110 60-176 20 80 90 176Z"/>`,
    ),
    photo(
      tall,
      dusk,
      `<rect width="480" height="720" fill="url(#d)"/>${repeat(7, (n) => `<path stroke="${dusk.deep}" stroke-width="10" d="M${20 + n * 74} 300v420"/>`)}<path stroke="${dusk.deep}" stroke-width="16" d="M0 300h480M0 420h480"/>${figure(300, 260, 1.7, "#070b12")}`,
    ),
  ],
  works: [
    heaps(
      [
        [6, 58, 216],
        [3, 150, 330],
      ],
      figure(600, 330, 0.8, salt.deep),
    ),
    heaps([[1, 330, 420]], figure(150, 366, 0.34, salt.deep)),
    heaps(
      [
        [9, 38, 206],
        [5, 70, 262],
        [3, 120, 360],
      ],
      "",
    ),
    sitter(salt, -1, cap),
  ],
  kitchens: [
    room(wide, lamp, 90, table(350, lamp) + kettle(420, 350, lamp)),
    room(tall, lamp, 240, table(520, lamp) + figure(140, 340, 1.5, "#0a0604")),
    room(wide, silver, 460, table(380, silver) + kettle(120, 380, silver) + figure(340, 250, 1.2, "#060606")),
    room(
      wide,
      lamp,
      300,
      `${table(330, lamp)}${repeat(5, (n) => `<ellipse cx="${110 + n * 130}" cy="330" rx="46" ry="10" fill="${lamp.light}"/>`)}`,
    ),
  ],
  saturdays: [sitter(silver, 1, bun), sitter(silver, -1, curls), sitter(lamp, 1, cap)],
  portrait: sitter(
    silver,
    1,
    curls,
    `<g><rect x="150" y="560" width="180" height="110" rx="10" fill="#1a1a1b"/><circle cx="240" cy="616" r="44" fill="#2c2c2e"/><circle cx="240" cy="616" r="26" fill="#0a0a0b"/><circle cx="230" cy="606" r="7" fill="#bfc3c6"/><rect x="206" y="546" width="68" height="18" fill="#2c2c2e"/></g>`,
  ).img,
} as const;
