import { drawing, repeat } from "./drawing.ts";
import { blend, glow, lit } from "./lit.ts";

/** A till drawer counted at night: coins in their trays, a strip of paper, a pencil. */
const till = lit({
  width: 900,
  height: 600,
  ground: "#2a2118",
  defs:
    blend("desk", ["#6d4c31", "#3a2617", "#1d120a"], "0 0 1 1") +
    blend("steel", ["#dfe3e1", "#9aa29e", "#5c6461"], "0 0 1 1") +
    blend("brass", ["#f4dd9a", "#b98d38", "#6e4d17"], "0 0 1 1") +
    blend("strip", ["#fffdf2", "#d9d3bd"], "0 0 1 0") +
    glow("lamp", "#ffe3a8", 0.9),
  shapes: `<rect width="900" height="600" fill="url(#desk)"/>
<circle cx="260" cy="120" r="460" fill="url(#lamp)"/>
<path d="M110 250h560v290H110z" fill="#000" opacity=".5" filter="url(#soft)"/>
<path d="M96 226h560v290H96z" fill="url(#steel)"/>
${repeat(
  4,
  (n) => `<path d="M${116 + n * 134} 246h118v250H${116 + n * 134}z" fill="#1c211f"/>
${repeat(
  9,
  (
    m,
  ) => `<ellipse cx="${175 + n * 134}" cy="${470 - m * (14 + n * 4)}" rx="${46 - n * 5}" ry="${17 - n * 2}" fill="url(#${n % 2 ? "steel" : "brass"})"/>
<ellipse cx="${175 + n * 134}" cy="${467 - m * (14 + n * 4)}" rx="${38 - n * 5}" ry="${12 - n * 2}" fill="none" stroke="#3a2d12" stroke-width="1.5" opacity=".5"/>`,
)}`,
)}
<path d="M700 60h130v410c-40 18-90-16-130 6Z" fill="url(#strip)"/>
${repeat(13, (n) => `<path d="M716 ${88 + n * 26}h${28 + ((n * 23) % 34)}M${800 - ((n * 13) % 18)} ${88 + n * 26}h${18 + ((n * 13) % 18)}" stroke="#3a3a40" stroke-width="4"/>`)}
<path d="M716 428h100M716 436h100" stroke="#8a1c1c" stroke-width="3"/>
<path d="m560 560 250-60 12 26-250 60Z" fill="#c9a227"/>
<path d="m560 560-40 24 52 2Z" fill="#e9d3a6"/>`,
});

/** How an organ was paid for: a chart drawn for a parish wall. */
const thermometer = drawing(
  900,
  600,
  "#f3f6ee",
  `<g stroke="#c6d6c3" stroke-width="1.5">${repeat(20, (n) => `<path d="M0 ${n * 30}h900"/>`)}</g>
<g fill="#24463a">${repeat(
    11,
    (n) => `<path d="M${96 + n * 66} 470h38V500h-38z"/>
<path d="M${96 + n * 66} ${120 + Math.abs(5 - n) * 50}h38V${430 + Math.abs(5 - n) * 6}l-19 26-19-26z"/>
<path d="M${106 + n * 66} 390h18v18h-18z" fill="#f3f6ee"/>`,
  )}</g>
<path d="M60 506h790M60 516h790" stroke="#8a1c1c" stroke-width="4"/>
<g fill="#8a1c1c">${repeat(5, (n) => `<circle cx="${115 + n * 66}" cy="548" r="9"/>`)}</g>`,
);

/** Somebody in spectacles as a stipple engraving on a share certificate. */
const portrait = drawing(
  400,
  500,
  "#dfeadb",
  `<defs><pattern id="guilloche" width="40" height="40" patternUnits="userSpaceOnUse"><g fill="none" stroke="#7fa287" stroke-width="1"><circle cx="20" cy="20" r="19"/><circle cx="20" cy="20" r="13"/><circle cx="0" cy="0" r="19"/><circle cx="40" cy="40" r="19"/><circle cx="40" cy="0" r="19"/><circle cx="0" cy="40" r="19"/></g></pattern>
<pattern id="dots" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="3" cy="3" r="1.5" fill="#14231a"/></pattern>
<pattern id="dark" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="2.5" cy="2.5" r="2.1" fill="#14231a"/></pattern></defs>
<path d="M0 0h400v500H0z" fill="url(#guilloche)"/>
<path d="M14 500c8-90 64-124 136-142h100c72 18 128 52 136 142Z" fill="#24463a"/>
<path d="m150 358 50 60 50-60 18 8-46 134h-44l-46-134z" fill="#f7faf3"/>
<path d="M190 410h20l8 90h-36z" fill="#8a1c1c"/>
<path d="M168 300h64v70c-18 30-46 30-64 0Z" fill="#c99b78"/>
<path d="M200 112c-48 0-78 36-78 90 0 66 34 122 78 122s78-56 78-122c0-54-30-90-78-90Z" fill="#dcb18d"/>
<path d="M222 114c36 8 56 42 56 88 0 66-34 122-78 122-8 0-16-2-22-4 40-18 56-60 56-104 0-40-4-76-12-102Z" fill="url(#dots)"/>
<path d="M168 306c20 20 44 20 64 0v64c-18 30-46 30-64 0Z" fill="url(#dots)"/>
<path d="M120 214c-14-70 20-118 80-118s96 46 80 118c-4-26-12-40-22-52-10-26-40-34-62-30-26 4-52 16-64 44-6 10-10 22-12 38Z" fill="#efece2"/>
<path d="M120 214c-14-70 20-118 80-118s96 46 80 118c-4-26-12-40-22-52-10-26-40-34-62-30-26 4-52 16-64 44-6 10-10 22-12 38Z" fill="url(#dots)" opacity=".6"/>
<g fill="none" stroke="#14231a" stroke-width="5" stroke-linecap="round"><circle cx="164" cy="216" r="25"/>
<circle cx="236" cy="216" r="25"/>
<path d="M189 212q11-7 22 0M139 212l-16-6M261 212l16-6M202 226c0 14-8 20-4 26 4 5 10 5 16 2M176 284c14 8 36 7 48-2"/></g>
<circle cx="165" cy="217" r="5" fill="#14231a"/>
<circle cx="237" cy="217" r="5" fill="#14231a"/>`,
);

/** Pictures of an accountant's work, and a portrait. */
export const accountantPlates = { till, thermometer, portrait } as const;
