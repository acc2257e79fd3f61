import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** A bone from its joint on, `length` long and turned by degrees: thin in the middle, wide at both ends. */
function bone(x: number, y: number, length: number, width: number, turn: number): string {
  const w = width / 2;
  const n = w * 0.58;
  return `<path transform="translate(${x} ${y}) rotate(${turn})" d="M${-w} 0C${-w} ${-w} ${w} ${-w} ${w} 0C${w} ${length * 0.2} ${n} ${length * 0.26} ${n} ${length * 0.5}S${w} ${length * 0.84} ${w * 0.92} ${length}C${w * 0.6} ${length + w} ${-w * 0.6} ${length + w} ${-w * 0.92} ${length}C${-w} ${length * 0.84} ${-n} ${length * 0.74} ${-n} ${length * 0.5}S${-w} ${length * 0.2} ${-w} 0Z"/>`;
}

/** The bones of a finger, one after the other from the palm. */
function finger(x: number, y: number, turn: number, lengths: readonly number[]): string {
  let [atX, atY] = [x, y];
  return lengths
    .map((length, index) => {
      const drawn = bone(Math.round(atX), Math.round(atY), length, 32 - index * 4, turn);
      const angle = ((turn + 90) * Math.PI) / 180;
      atX += Math.cos(angle) * (length + 17);
      atY += Math.sin(angle) * (length + 17);
      return drawn;
    })
    .join("");
}

const hand = `${finger(338, 470, 126, [66, 52, 36])}${finger(388, 432, 160, [92, 62, 38, 26])}${finger(440, 424, 176, [96, 70, 46, 28])}${finger(490, 430, 190, [88, 64, 42, 28])}${finger(532, 444, 206, [78, 48, 28, 22])}`;
const wrist = [
  [372, 468, 24, 20],
  [416, 464, 26, 22],
  [462, 466, 25, 22],
  [506, 472, 24, 21],
  [398, 508, 24, 19],
  [446, 512, 27, 20],
  [494, 512, 22, 18],
];

/** A radiograph of a hand, a wire through the fifth bone of the palm. */
const radiograph = lit({
  width: 900,
  height: 600,
  ground: "#05090c",
  grain: 0.5,
  defs: `${blend("calx", ["#f6fbff", "#b9c9d4", "#eef5fa"], "0 0 1 0")}${glow("flesh", "#6f8796", 0.55)}<filter id="haze" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="26"/></filter>`,
  shapes: `<g fill="#5d7482" opacity=".62" filter="url(#haze)" stroke="#5d7482" stroke-width="64" stroke-linejoin="round">${hand}<path d="M350 430h190l-30 190H384Z"/></g><ellipse cx="450" cy="420" rx="330" ry="330" fill="url(#flesh)"/>
<g fill="url(#calx)" opacity=".93">${hand}${wrist.map(([x, y, rx, ry]) => `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`).join("")}${bone(414, 552, 90, 62, 3)}${bone(488, 556, 90, 48, -4)}</g>
<path d="M524 462 592 322" stroke="#fff" stroke-width="5" stroke-linecap="round"/><path d="M528 408l34 14" stroke="#05090c" stroke-width="3"/><path d="M806 60v44m0-44h-20m20 22h-16" stroke="#dfe8ee" stroke-width="6" fill="none"/>`,
});

const tips = [
  [-64, 210],
  [-26, 292],
  [-4, 316],
  [18, 296],
  [42, 240],
] as const;

/** A hand that opens in the dark with a lamp on every finger, photographed for two seconds. */
const cyclegraph = lit({
  width: 900,
  height: 600,
  ground: "#0a0d16",
  grain: 0.45,
  defs: glow("lamp", "#fff6da", 0.95) + glow("mood", "#24405f", 0.9),
  shapes: `<circle cx="450" cy="500" r="420" fill="url(#mood)"/>${tips
    .map(([turn, reach], n) => {
      const at = (time: number) => {
        const angle = ((turn * (0.25 + 0.75 * time) - 90) * Math.PI) / 180;
        const far = reach * (0.42 + 0.58 * time ** 0.7) * 1.35;
        const sway = 22 * Math.sin(time * 9 + n);
        return [Math.round(450 + Math.cos(angle) * far + sway), Math.round(540 + Math.sin(angle) * far)];
      };
      const path = Array.from({ length: 33 }, (_, step) => at(step / 32).join(" ")).join("L");
      const lamps = repeat(9, (step) => {
        const [x, y] = at((step / 8) ** 0.8);
        return `<circle cx="${x}" cy="${y}" r="${13 + step * 1.6}" fill="url(#lamp)"/>`;
      });
      return `<path d="M${path}" fill="none" stroke="${["#7fc4d8", "#f4d9a0", "#e9a06a", "#f4d9a0", "#7fc4d8"][n]}" stroke-width="3.4" stroke-linecap="round" opacity=".8"/>${lamps}`;
    })
    .join("")}`,
});

/** A printed splint as it stands on the bench: a half shell with a lattice, each cell shaded by where it faces. */
const splint = lit({
  width: 900,
  height: 600,
  ground: "#c9d0d2",
  grain: 0.22,
  defs: blend("bench", ["#dfe4e4", "#aeb8ba", "#8d989b"]) + glow("window", "#ffffff", 0.8),
  shapes: `<rect width="900" height="600" fill="url(#bench)"/><ellipse cx="250" cy="120" rx="420" ry="260" fill="url(#window)"/><ellipse cx="470" cy="520" rx="330" ry="38" fill="#20282b" opacity=".5" filter="url(#soft)"/>${repeat(
    15,
    (row) =>
      repeat(9, (column) => {
        const angle = Math.PI * (0.04 + (column + (row % 2) / 2) * 0.104);
        const along = row / 14;
        const radius = 178 - along * 62 + 26 * Math.sin(along * 5);
        const x = Math.round(452 + Math.cos(angle) * radius);
        const y = Math.round(504 - along * 400 - Math.sin(angle) * 34);
        const face = Math.sin(angle);
        const light = Math.round(66 + 30 * Math.cos(angle - 2.2));
        const rx = Math.max(4, Math.round(face * 19));
        return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="15" fill="none" stroke="hsl(196 22% ${light}%)" stroke-width="${(4.5 + face * 4).toFixed(1)}"/>`;
      }),
  )}`,
});

/**
 * A mezzotint: what is drawn in greys becomes a grain of two inks, denser where it is darker.
 */
const portrait = drawing(
  400,
  500,
  "#e9ece8",
  `<defs>${blend("room", ["#9a9a9a", "#4c4c4c", "#1c1c1c"], "0 0 1 1")}${blend("skin", ["#f2f2f2", "#b5b5b5", "#4a4a4a"], "0 0 1 0")}${blend("cap", ["#d6d6d6", "#7d7d7d", "#202020"], "0 0 1 .3")}${blend("mask", ["#ffffff", "#cfcfcf", "#5c5c5c"], "0 0 1 .2")}${blend("gown", ["#8f8f8f", "#4d4d4d", "#141414"], "0 0 1 0")}
<filter id="tint" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".62" numOctaves="1" seed="11"/><feColorMatrix values=".8 .8 0 0 0 .8 .8 0 0 0 .8 .8 0 0 0 0 0 0 0 1" result="n"/><feComposite in="SourceGraphic" in2="n" operator="arithmetic" k2="1" k3="1.25" k4="-1"/><feComponentTransfer><feFuncR type="discrete" tableValues="0 1"/><feFuncG type="discrete" tableValues="0 1"/><feFuncB type="discrete" tableValues="0 1"/></feComponentTransfer><feColorMatrix values=".8 0 0 0 .1 0 .74 0 0 .19 0 0 .62 0 .29 0 0 0 1 0"/></filter></defs>
<g filter="url(#tint)"><path d="M0 0h400v500H0z" fill="url(#room)"/><circle cx="96" cy="96" r="120" fill="#d8d8d8" opacity=".45"/>
<path d="M14 500c8-78 70-104 130-120h112c62 16 122 44 132 120Z" fill="url(#gown)"/><path d="M150 384c30 30 70 30 100 0l10 8c-30 44-90 44-120 0Z" fill="#d0d0d0"/>
<path d="M168 320h66v70c-20 22-48 22-66 0Z" fill="#5a5a5a"/><path d="M200 104c-50 0-80 38-80 96 0 68 34 130 80 130s80-62 80-130c0-58-30-96-80-96Z" fill="url(#skin)"/>
<path d="M112 190c-16-80 24-134 88-134s106 54 90 134c-50-26-124-26-178 0Z" fill="url(#cap)"/><path d="M112 190c54-26 128-26 178 0l-2 14c-52-26-122-26-174 0Z" fill="#3a3a3a"/>
<path d="M124 246c48-22 104-22 152 0 4 50-26 100-76 104-50-4-80-54-76-104Z" fill="url(#mask)"/><path d="M132 270c46-12 92-12 138 0M136 294c42-10 86-10 128 0M146 318c36-8 72-8 108 0" stroke="#8a8a8a" stroke-width="4" fill="none"/><path d="m124 250-16-30m168 30 16-30" stroke="#eee" stroke-width="4"/>
<path d="M140 206c14-10 30-10 42-2M218 204c12-8 28-8 42 2" stroke="#141414" stroke-width="8" fill="none" stroke-linecap="round"/><path d="M148 226c8-9 24-9 32 0-8 7-24 7-32 0Zm72 0c8-9 24-9 32 0-8 7-24 7-32 0Z" fill="#0c0c0c"/>
<g fill="none" stroke="#0c0c0c" stroke-width="6"><circle cx="164" cy="226" r="27"/><circle cx="236" cy="226" r="27"/><path d="M191 222q9-7 18 0M137 222l-22-8M263 222l22-8"/></g><path d="M152 214l14-8M224 214l14-8" stroke="#fff" stroke-width="5"/></g>`,
);

/** Pictures of a hand surgeon's work, and a portrait: a radiograph, lamps in the dark, a splint, a mezzotint. */
export const surgeonPlates = { radiograph, cyclegraph, splint, portrait } as const;
