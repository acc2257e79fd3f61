import { drawing, repeat } from "./drawing.ts";

/** The side of one square of a picture. */
const dot = 10;

/** A picture of 96 by 54 squares, with its two screens of every second and every fourth square. */
const squares = (ground: string, shapes: string) =>
  drawing(
    960,
    540,
    ground,
    `<defs><pattern id="half" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 0h10v10H0zM10 10h10v10H10z"/></pattern><pattern id="few" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 0h10v10H0z"/></pattern></defs><g shape-rendering="crispEdges">${shapes}</g>`,
  );

/** The same screens in another colour, by their number. */
const screen = (id: string, colour: string, every: 2 | 4) =>
  `<pattern id="${id}" width="20" height="20" patternUnits="userSpaceOnUse"><path fill="${colour}" d="M0 0h10v10H0z${every === 2 ? "M10 10h10v10H10z" : ""}"/></pattern>`;

const box = (x: number, y: number, across: number, up: number, fill: string) =>
  `<path fill="${fill}" d="M${x * dot} ${y * dot}h${across * dot}v${up * dot}h-${across * dot}z"/>`;

/** A skyline of steps from side to side. */
const steps = (fill: string, heights: readonly number[], each: number) =>
  `<path fill="${fill}" d="M0 540${heights.map((up, index) => `${index ? "H" : "L"}${index * each * dot}V${up * dot}`).join("")}H960V540z"/>`;

/** A harbour at blue hour: a lamp, the water under it in screens. */
const harbour = squares(
  "#1b2350",
  `<defs>${screen("dusk", "#3c3f86", 2)}${screen("glow", "#8a5a9c", 2)}${screen("warm", "#e89a6a", 4)}${screen("sea", "#26407c", 2)}${screen("light", "#ffe08a", 4)}</defs>
${box(0, 10, 96, 8, "url(#dusk)")}${box(0, 18, 96, 6, "#3c3f86")}${box(0, 24, 96, 4, "url(#glow)")}${box(0, 28, 96, 5, "#8a5a9c")}${box(0, 31, 96, 2, "url(#warm)")}${box(0, 33, 96, 21, "#142a5e")}${box(0, 38, 96, 16, "url(#sea)")}
${repeat(26, (n) => box((n * 37) % 96, (n * 13) % 22, 1, 1, n % 4 ? "#9aa6e0" : "#ffffff"))}
${steps("#101636", [30, 28, 27, 29, 25, 24, 26, 29, 31, 31], 6).replace("H960V540", "H600V340H0")}
${box(66, 14, 8, 22, "#e9e2d0")}${box(66, 20, 8, 3, "#c23a3a")}${box(66, 28, 8, 3, "#c23a3a")}${box(72, 14, 2, 22, "#a79f93")}${box(65, 11, 10, 3, "#2a2f52")}${box(67, 7, 6, 4, "#ffe9a0")}${box(66, 5, 8, 2, "#c23a3a")}${box(69, 3, 2, 2, "#c23a3a")}
${box(20, 5, 46, 2, "url(#light)")}${box(30, 7, 37, 3, "url(#light)")}${box(74, 8, 22, 2, "url(#light)")}
${box(58, 36, 24, 3, "#0b1030")}${box(54, 39, 32, 3, "#0b1030")}
${repeat(9, (n) => box(64 + (n % 3) - Math.floor(n / 3), 42 + n, 11 - n, 1, n % 2 ? "#ffe08a" : "#e89a6a"))}
${box(14, 40, 22, 4, "#5a2338")}${box(12, 38, 26, 2, "#8a3048")}${box(20, 32, 8, 6, "#e9d8b0")}${box(22, 34, 2, 2, "#ffdf7a")}${box(25, 24, 1, 8, "#0b1030")}${box(16, 46, 18, 1, "#3a5fa8")}${box(20, 49, 10, 1, "#3a5fa8")}`,
);

/** A cube seen from above a corner, by its place in a grid. */
const cube = (x: number, y: number, z: number, [top, left, right]: readonly [string, string, string]) => {
  const [a, b] = [480 + (x - y) * 36, 190 + (x + y) * 18 - z * 38];
  return `<path fill="${top}" d="M${a} ${b}l36 18-36 18-36-18z"/><path fill="${left}" d="M${a - 36} ${b + 18}l36 18v38l-36-18z"/><path fill="${right}" d="M${a + 36} ${b + 18}l-36 18v38l36-18z"/>`;
};

const grass = ["#8fd06a", "#5a9c4a", "#3f7a44"] as const;
const stone = ["#c9c3d6", "#8f88a8", "#645d80"] as const;
const sand = ["#f2dca0", "#cfae6c", "#a3844e"] as const;
const wood = ["#c98a52", "#96602f", "#6e4322"] as const;
const leaves = ["#f2a0b8", "#d0668c", "#9c4470"] as const;

/** An island of blocks that turns on the title screen, eight by eight. */
const island = drawing(
  960,
  540,
  "#9fd8e8",
  `<defs><linearGradient id="air" x1="0" x2="0" y1="0" y2="1"><stop stop-color="#5fb4d8"/><stop offset="1" stop-color="#d8f2ec"/></linearGradient></defs><path fill="url(#air)" d="M0 0h960v540H0z"/><ellipse cx="480" cy="470" rx="330" ry="46" fill="#3f8fae" opacity=".45"/>${repeat(
    64,
    (n) => {
      const [x, y] = [n % 8, Math.floor(n / 8)];
      const far = Math.hypot(x - 3.5, y - 3.5);
      if (far > 4.4) return "";
      const up = far < 1.4 ? 2 : far < 2.7 ? 1 : 0;
      const column = repeat(up + 1, (z) => cube(x, y, z - 1, far > 3.6 ? sand : z < up ? stone : grass));
      const tree = n === 27 ? repeat(3, (z) => cube(x, y, up + z, wood)) + cube(x, y, up + 3, leaves) : "";
      const house =
        n === 44
          ? cube(x, y, up, ["#e9e2d0", "#c9bfa6", "#a3977c"]) + cube(x, y, up + 1, ["#d85a4a", "#b03f38", "#8a2f30"])
          : "";
      const crown = n === 28 || n === 35 ? cube(x, y, up + 2, leaves) : "";
      return column + tree + house + crown;
    },
  )}<g fill="#fff" opacity=".8"><path d="M90 120h120v20h30v20H70v-20h20zM700 80h90v20h40v20H680v-20h20z"/></g>`,
);

/** A sheet of tiles as it is handed over: grounds, edges, water in four frames. */
const tiles = squares(
  "#20222c",
  repeat(84, (n) => {
    const [x, y] = [2 + (n % 12) * 8 - (n % 12 > 11 ? 1 : 0), 2 + Math.floor(n / 12) * 7.4];
    const row = Math.floor(n / 12);
    const tone = ["#6fae54", "#b98a52", "#8a8398", "#d8bf84", "#3f74b8", "#5a4a78", "#c25f4a"][row] ?? "#6fae54";
    const dark = ["#4c8444", "#8c6238", "#625c74", "#b39358", "#2c5494", "#3f3358", "#94403a"][row] ?? "#4c8444";
    const pale = ["#9cd672", "#d8ae72", "#b8b2c6", "#f2e0b0", "#7fb2e8", "#8474a8", "#ea8f70"][row] ?? "#9cd672";
    const marks = repeat(5, (m) =>
      box(x + ((n * 3 + m * 5) % 6), y + ((n * 7 + m * 3) % 6), 1 + (m % 2), 1, m % 2 ? dark : pale),
    );
    const side = n % 4;
    const rim =
      side === 0
        ? ""
        : side === 1
          ? box(x, y, 7, 1, pale)
          : side === 2
            ? box(x, y, 1, 6.4, dark)
            : box(x, y + 5.4, 7, 1, dark);
    return box(x, y, 7, 6.4, tone) + marks + rim;
  }),
);

/** Eight steps of a walk, on the squares that mean nothing is there. */
const walk = squares(
  "#d6d6de",
  `<path fill="#ffffff" d="M0 0h960v540H0z"/><path fill="#c9c9d4" d="${repeat(48, (n) => `M${(n % 12) * 80 + (Math.floor(n / 12) % 2) * 40} ${Math.floor(n / 12) * 135}h40v67.500h-40zM${(n % 12) * 80 + 40 - (Math.floor(n / 12) % 2) * 40} ${Math.floor(n / 12) * 135 + 67.5}h40v67.500h-40z`)}"/>${repeat(
    8,
    (n) => {
      const [x, y] = [5 + (n % 4) * 23, 2 + Math.floor(n / 4) * 26];
      const bob = n % 4 === 1 || n % 4 === 2 ? 1 : 0;
      const stride = [3, 1, -1, -3, -3, -1, 1, 3][n] ?? 0;
      return `${box(x + 4, y + bob, 9, 3, "#7a2f6a")}${box(x + 3, y + 3 + bob, 11, 3, "#9c4484")}${box(x + 4, y + 6 + bob, 8, 5, "#e8b48a")}${box(x + 9, y + 7 + bob, 2, 2, "#20222c")}${box(x + 4, y + 11 + bob, 8, 6, "#2f6f8c")}${box(x + 2 - Math.sign(stride), y + 12 + bob, 2, 4, "#e8b48a")}${box(x + 12 + Math.sign(stride), y + 12 + bob, 2, 4, "#e8b48a")}${box(x + 5, y + 13 + bob, 6, 1, "#f2c14e")}${box(x + 5 - stride, y + 17 + bob, 3, 5 - bob, "#34304a")}${box(x + 8 + stride, y + 17 + bob, 3, 5 - bob, "#4a4468")}${box(x + 5 - stride, y + 22, 4, 1, "#20222c")}${box(x + 8 + stride, y + 22, 4, 1, "#20222c")}`;
    },
  )}`,
);

const tones: Readonly<Record<string, string>> = {
  k: "#1d1420",
  h: "#3a2230",
  s: "#a8683f",
  l: "#c98a58",
  d: "#7d4829",
  w: "#f4ead8",
  j: "#e0b13c",
  g: "#2f8070",
  t: "#4fb39c",
};

/** The artist as a head that speaks in a box: eighteen squares across, every one chosen. */
const face = [
  "....kkkkkkkkk.....",
  "...khhhhhhhhhkk...",
  "..khhhkkhhhhhhhk..",
  ".khhkkhhhkkhhkhhk.",
  ".khkhhhllllhhhkhk.",
  "khhhhllllllllhhhhk",
  "khhhlllllllslshhhk",
  "khhhlkkkllkkkshhhk",
  "khhklllllllllshkhk",
  "khhklwkllwklsskhhk",
  "khkkllkllkklsdkkhk",
  "khhkllllslllsdkhhk",
  ".khkjlllsdllsdjkk.",
  ".khhklllllllsdhhk.",
  "..khklldddlsddhk..",
  "..kkkllllllsdkkk..",
  "....kkslssddkk....",
  "...kggddssdggtk...",
  "..kggggkddkgggtk..",
  ".kgggggttttggggtk.",
  "kggwggggttggggwgtk",
] as const;

const portrait = drawing(
  378,
  441,
  "#f2d98c",
  `<g shape-rendering="crispEdges"><path fill="#e8a86a" d="M0 252h378v189H0z"/>${face
    .map((row, y) =>
      Array.from(row, (tone, x) =>
        tones[tone] ? `<path fill="${tones[tone]}" d="M${x * 21} ${y * 21}h21v21h-21z"/>` : "",
      ).join(""),
    )
    .join("")}</g>`,
);

/** What a game artist shows: a scene, blocks, a sheet of tiles, a walk, and a head of squares. */
export const gameArtistPlates = { harbour, island, tiles, walk, portrait } as const;
