import { repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** Somebody in mid-stride, seen from the side. */
const runner = (x: number, y: number, size: number, fill: string) =>
  `<g transform="translate(${x} ${y}) scale(${size})" fill="none" stroke="${fill}" stroke-width="13" stroke-linecap="round" stroke-linejoin="round"><circle cx="24" cy="-118" r="8" fill="${fill}"/><path stroke-width="19" d="M14-92 2-52"/><path d="M2-50 30-34 22 0M0-50-22-22-50-30M14-92-8-76-26-92M14-92 34-74 52-82"/></g>`;

/** A floodlit bend from the stand: lanes, and hurdlers with the long shadows of four lamps. */
const bend = lit({
  width: 960,
  height: 600,
  ground: "#12202b",
  defs:
    blend("track", ["#c9532f", "#9c3a20", "#5b1f14"], "1 0 0 1") +
    blend("grass", ["#466b3a", "#1b3322"], "1 0 0 1") +
    glow("lamp", "#fff6da", 0.95),
  grain: 0.5,
  shapes: `<path fill="url(#track)" d="M0 600V210C330 190 640 250 960 470v130Z"/><path fill="url(#grass)" d="M0 600v-60c170-6 330 14 520 60Z"/>${repeat(
    8,
    (n) =>
      `<path fill="none" stroke="#f5ece2" stroke-width="${(1.4 + n * 0.35).toFixed(1)}" opacity=".85" d="M0 ${216 + n * n * 3.6 + n * 18}C${330 - n * 12} ${200 + n * n * 3.9 + n * 18} ${640 - n * 30} ${256 + n * n * 4.8 + n * 18} 960 ${476 + n * n * 6 + n * 22}"/>`,
  )}${[
    [210, 300, 0.72],
    [400, 366, 0.9],
    [640, 500, 1.16],
  ]
    .map(
      ([x = 0, y = 0, size = 1]) =>
        `<g opacity=".5" filter="url(#soft)"><path d="M${x} ${y}l${-150 * size} ${44 * size} ${40 * size} 8Z" fill="#1a0805"/></g><path d="M${x + 40 * size} ${y + 6}v${-46 * size}m${74 * size} ${52 * size}v${-46 * size}" stroke="#e8e3d8" stroke-width="${4 * size}"/><path d="M${x + 36 * size} ${y - 40 * size}l${82 * size} ${8 * size}" stroke="#f7f3ea" stroke-width="${11 * size}"/><path d="M${x + 52 * size} ${y - 38.5 * size}l${20 * size} ${2 * size}m${18 * size} ${1.8 * size}l${18 * size} ${1.8 * size}" stroke="#151515" stroke-width="${11 * size}"/>${runner(x - 30 * size, y - 6, size * 0.92, "#180d0b")}`,
    )
    .join(
      "",
    )}<rect width="960" height="212" fill="#0d1822"/><path fill="#16242f" d="M0 210V120l960 70v60C640 190 330 190 0 210Z"/>${repeat(
    46,
    (n) =>
      `<circle cx="${(n * 21) % 960}" cy="${140 + ((n * 29) % 60) + n * 0.7}" r="3" fill="${["#c8c2b4", "#7d8a93", "#b0543b"][n % 3]}" opacity=".6"/>`,
  )}<circle cx="130" cy="60" r="190" fill="url(#lamp)" opacity=".55"/><circle cx="820" cy="50" r="210" fill="url(#lamp)" opacity=".55"/>${repeat(6, (n) => `<circle cx="${106 + (n % 3) * 24}" cy="${50 + Math.floor(n / 3) * 20}" r="7" fill="#fffdf2"/><circle cx="${796 + (n % 3) * 24}" cy="${40 + Math.floor(n / 3) * 20}" r="7" fill="#fffdf2"/>`)}`,
});

/** A week on the wall of a clubhouse: seven columns of tape, lit by one window. */
const week = lit({
  width: 720,
  height: 520,
  ground: "#cfc7b8",
  defs: blend("wall", ["#efe9dc", "#c9bfae", "#8d8272"], "0 0 1 1"),
  grain: 0.45,
  shapes: `<rect width="720" height="520" fill="url(#wall)"/><path fill="#fff8e4" opacity=".6" filter="url(#soft)" d="M60 0h190l150 520H170Z"/><path d="M64 62h592v404H64z" fill="#2a2118" opacity=".4" filter="url(#soft)"/><path d="M58 52h592v404H58z" fill="#fdfbf5"/>${repeat(
    7,
    (day) => {
      const x = 78 + day * 82;
      const loads = [4, 2, 5, 1, 4, 6, 0];
      return `<path d="M${x} 74h66" stroke="#1b1f29" stroke-width="9"/>${repeat(
        loads[day] ?? 0,
        (n) =>
          `<path transform="rotate(${((day * 7 + n * 5) % 5) - 2} ${x} ${110 + n * 54})" d="M${x} ${98 + n * 54}h66v40h-66z" fill="${["#c01208", "#1e4f8f", "#f2c12e", "#e9e3d4"][(day + n * 2) % 4]}"/>`,
      )}`;
    },
  )}<path d="M636 40l28 30-12 12-28-30z" fill="#c01208"/>`,
});

/** A hill before breakfast: mist in layers, and four who run up it. */
const hill = lit({
  width: 720,
  height: 520,
  ground: "#e3c9a8",
  defs: blend("sky", ["#7f97ab", "#d9bfa3", "#f6dfb4"]) + glow("sun", "#fff4cf", 1),
  grain: 0.55,
  shapes: `<rect width="720" height="520" fill="url(#sky)"/><circle cx="560" cy="230" r="240" fill="url(#sun)"/>${[
    "#b9a99b",
    "#8f8a86",
    "#5e666b",
  ]
    .map(
      (tone, n) =>
        `<path fill="${tone}" d="M0 ${270 + n * 46}C${160 + n * 40} ${210 + n * 52} ${330 - n * 30} ${330 + n * 30} 720 ${230 + n * 58}V520H0Z"/><path fill="#f4e2c4" opacity=".35" filter="url(#soft)" d="M0 ${320 + n * 46}h720v40H0z"/>`,
    )
    .join(
      "",
    )}<path fill="#23282b" d="M0 500C240 470 430 400 720 300v220H0Z"/>${repeat(4, (n) => runner(250 + n * 112, 452 - n * 38, 0.62 - n * 0.04, "#15191b"))}`,
});

/** The coach against the light of a low sun, a cap and a watch on a cord. */
const portrait = lit({
  width: 480,
  height: 600,
  ground: "#d8a46a",
  defs:
    blend("air", ["#f3d7a2", "#d48f58", "#7d4a37"], "1 0 0 1") +
    blend("skin", ["#c98a5f", "#8a5138", "#4a2a20"], "1 0 0 .3") +
    blend("cloth", ["#d4281b", "#8f140c", "#4d0c08"], "1 0 0 .5") +
    glow("sun", "#fff2cd", 1),
  grain: 0.6,
  shapes: `<rect width="480" height="600" fill="url(#air)"/><circle cx="420" cy="120" r="260" fill="url(#sun)"/><path fill="#5d3a2d" opacity=".55" filter="url(#soft)" d="M0 430h480v170H0z"/><path fill="url(#cloth)" d="M28 600c10-118 82-160 160-176h104c80 18 148 60 160 176Z"/><path fill="#f6ecdf" d="M186 424l54 62 56-62 16 6-70 92-74-92Z"/><path fill="url(#skin)" d="M194 352h92v80c-26 34-68 34-92 0Z"/><path fill="#2a1610" opacity=".45" d="M194 376c30 24 62 22 92-2v34c-32 14-64 0-92-32Z"/><path fill="url(#skin)" d="M240 150c-58 0-92 42-92 104 0 72 38 130 92 130s92-58 92-130c0-62-34-104-92-104Z"/><path fill="#1c120e" d="M146 268c-10-22-12-60-2-84l16 6c-4 26-2 52 2 80Zm188 0c10-22 12-60 2-84l-16 6c4 26 2 52-2 80Z"/><path fill="#12263f" d="M142 216c-6-72 36-112 98-112s104 40 98 112c-60-22-136-22-196 0Z"/><path fill="#0d1c30" d="M150 214c66-26 150-22 236 14 4 10-6 16-18 12-70-24-140-26-214-10Z"/><g fill="none" stroke="#26130d" stroke-width="6" stroke-linecap="round"><path d="M178 252c12-8 28-8 38-1M266 250c12-7 28-6 38 2M242 262c-4 20-12 32-9 42 6 6 15 6 22 0M206 340c24 16 50 15 70-1"/></g><path d="M184 274q14-8 28 0-14 8-28 0Zm86 0q14-8 28 0-14 8-28 0Z" fill="#1b0d08"/><path d="M206 438c6 70 20 96 34 108 14-12 30-40 36-108" fill="none" stroke="#14181f" stroke-width="6"/><circle cx="240" cy="562" r="24" fill="#e8e4da"/><circle cx="240" cy="562" r="24" fill="none" stroke="#14181f" stroke-width="5"/><path d="M240 562v-14m0 14 8 6" stroke="#14181f" stroke-width="4"/>`,
});

/** Work of an invented coach, as it would be photographed: lit scenes with the grain of a film. */
export const coachPlates = { bend, week, hill, portrait } as const;
