import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** A cover: the sea at low water by night, with the road of a moon on the mud. */
const lowWater = lit({
  width: 640,
  height: 640,
  ground: "#0c1626",
  defs:
    blend("sky", ["#0b1424", "#1d3550", "#53708a", "#c9b79a"]) +
    blend("mud", ["#7d7a72", "#2a3038", "#0b0f15"]) +
    glow("moon", "#fff3d0", 0.9),
  grain: 0.6,
  shapes: `<rect width="640" height="300" fill="url(#sky)"/><rect y="300" width="640" height="340" fill="url(#mud)"/><circle cx="420" cy="150" r="170" fill="url(#moon)" opacity=".6"/><circle cx="420" cy="150" r="44" fill="#fdf4dc"/>${repeat(
    26,
    (n) => {
      const y = 306 + n * n * 0.48;
      const half = 20 + n * 6 + ((n * 37) % 40);
      return `<path d="M${420 - half} ${y.toFixed(0)}q${half} ${n % 2 ? 5 : -4} ${half * 2} 0" stroke="#f6e6bd" stroke-width="${1 + n * 0.16}" opacity="${(0.75 - n * 0.022).toFixed(2)}" fill="none"/>`;
    },
  )}<path d="M0 300h640M60 300l14-60 4 60M120 300l9-42 5 42M540 300l8-30 6 30" stroke="#0a111b" stroke-width="5" fill="#0a111b"/>`,
});

/** A cover: bricks in two inks that do not quite meet. */
const bricks = drawing(
  640,
  640,
  "#f1e6d2",
  `<defs><filter id="ink"><feTurbulence type="fractalNoise" baseFrequency=".6" numOctaves="2" seed="4"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -3 2.2"/><feComposite operator="in" in="SourceGraphic"/></filter></defs><g filter="url(#ink)" style="mix-blend-mode:multiply">${repeat(
    60,
    (n) => {
      const row = Math.floor(n / 6);
      const x = (n % 6) * 116 - (row % 2) * 58;
      return (n * 7) % 11 === 3 ? "" : `<path fill="#d5402b" d="M${x} ${row * 64 + 6}h104v52H${x}z"/>`;
    },
  )}</g><g filter="url(#ink)" style="mix-blend-mode:multiply">${repeat(60, (n) => {
    const row = Math.floor(n / 6);
    const x = (n % 6) * 116 - (row % 2) * 58;
    return (n * 5) % 7 === 2 || (n * 7) % 11 === 3
      ? `<path fill="#1f5fa8" d="M${x + 7} ${row * 64 + 11}h104v52H${x + 7}z"/>`
      : "";
  })}</g>`,
);

/** A cover: a double bass asleep in the corner of a room, with one lamp. */
const room = lit({
  width: 640,
  height: 640,
  ground: "#2a1c15",
  defs:
    blend("wall", ["#8a5a3a", "#54331f", "#21130c"], "0 0 1 .6") +
    blend("other", ["#4a2c1b", "#1a0f09"], "0 0 1 0") +
    blend("wood", ["#e0913f", "#8e4415", "#3c1a08"], "0 0 1 .3") +
    glow("lamp", "#ffd592", 1),
  grain: 0.5,
  shapes: `<path d="M0 0h400v520L0 600z" fill="url(#wall)"/><path d="M400 0h240v600l-240-80z" fill="url(#other)"/><path d="M0 600l400-80 240 80v40H0z" fill="#1b100a"/><circle cx="150" cy="150" r="300" fill="url(#lamp)" opacity=".7"/><path d="M146 0h6v96h-6z" fill="#120a06"/><path d="M92 150q57-92 114 0z" fill="#f8dfae"/><ellipse cx="420" cy="566" rx="170" ry="22" fill="#000" opacity=".6" filter="url(#soft)"/><g transform="rotate(9 400 400)"><path d="M400 262c40 0 62 26 62 58 0 26-18 36-18 58s50 44 50 104c0 56-44 84-94 84s-94-28-94-84c0-60 50-82 50-104s-18-32-18-58c0-32 22-58 62-58z" fill="url(#wood)"/><path d="M372 388c-14 20-14 44-2 66M428 388c14 20 14 44 2 66" stroke="#1b0c05" stroke-width="6" fill="none"/><path d="M390 90h20v290h-20z" fill="#1c110b"/><path d="M384 60q16-22 32 0v40h-32z" fill="#4a2712"/><path d="M376 474h48v10h-48z" fill="#d8b27c"/><path d="M394 96v384m4-384v384m4-384v384m4-384v384" stroke="#e6d3b0" stroke-width="1"/><path d="M398 566h4v40h-4z" fill="#999"/></g>`,
});

/** A musician in the light of a stage: two lamps, one warm and one cold, and nothing else. */
const portrait = lit({
  width: 480,
  height: 480,
  ground: "#120d14",
  defs:
    glow("warm", "#ff9d3c", 0.95) +
    glow("cold", "#3d6bff", 0.85) +
    blend("face", ["#f0a45c", "#8b4a2a", "#2a1a2e", "#3a55b8"], "0 0 1 .1") +
    blend("cloth", ["#8a3d17", "#1a1018", "#1d2b66"], "0 0 1 0"),
  grain: 0.6,
  shapes: `<circle cx="60" cy="120" r="280" fill="url(#warm)"/><circle cx="440" cy="150" r="260" fill="url(#cold)"/><path fill="url(#cloth)" d="M40 480c12-92 84-120 150-134h100c66 14 138 42 150 134Z"/><path fill="url(#face)" d="M196 290h88v76c-24 32-64 32-88 0Z"/><path fill="#120b12" opacity=".5" d="M198 312c28 22 58 20 84-4v38c-30 12-62-2-84-34Z"/><path fill="url(#face)" d="M242 104c-56 0-88 40-88 98 0 68 36 124 88 124s88-56 88-124c0-58-32-98-88-98Z"/><path fill="#0d0a0f" d="M150 214c-22-92 26-150 94-150s112 58 88 150c-2-30-10-52-22-68-46 16-98 12-130-10-16 20-26 46-30 78Z"/><path d="M158 120c30-42 80-54 120-40" stroke="#ff9d3c" stroke-width="3" fill="none" opacity=".6"/><path fill="#0d0a0f" d="M178 274c20 40 108 40 128 0 2 40-24 68-64 68s-66-28-64-68Z"/><path fill="url(#face)" d="M212 288c18 8 42 8 60 0-4 16-56 16-60 0Z"/><g fill="none" stroke="#140c10" stroke-width="6" stroke-linecap="round"><path d="M180 196c12-8 28-8 38-2M266 194c12-6 28-6 38 2M242 212c-4 20-12 32-10 42 6 6 16 6 22 0"/></g><path d="M184 220q16-10 32 0-16 8-32 0zm84 0q16-10 32 0-16 8-32 0z" fill="#120a0e"/>`,
});

/** Covers of records that do not exist, and a portrait from a stage: two lit scenes, one print in two inks. */
export const musicianPlates = { lowWater, bricks, room, portrait } as const;
