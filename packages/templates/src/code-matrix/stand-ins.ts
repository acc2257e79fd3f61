import type { StandIn } from "../kit/stand-ins.ts";

/** Measured by `npm run templates -- stand-ins`, not written by hand: one face in a line. */
export const standIns: readonly StandIn[] = [
  {"family":"JetBrains Mono","base":"mono","weight":"1 500","ascent":102,"descent":30,"sizes":[[99.98,"U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026"]]},
  {"family":"JetBrains Mono","base":"mono bold","weight":"501 650","ascent":102,"descent":30,"sizes":[[100.05,"U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026"]]},
  {"family":"JetBrains Mono","base":"mono bold","weight":"651 1000","ascent":102,"descent":30,"sizes":[[99.98,"U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026"]]},
  {"family":"Doto","base":"mono bold","weight":"1 1000","ascent":95,"descent":25,"sizes":[[99.99,"U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026"]]},
];
