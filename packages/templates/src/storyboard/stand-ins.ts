import type { StandIn } from "../kit/stand-ins.ts";

/** Measured by `npm run templates -- stand-ins`, not written by hand: one face in a line. */
export const standIns: readonly StandIn[] = [
  {"family":"DM Mono","base":"mono","weight":"1 1000","ascent":99.2,"descent":31,"sizes":[[99.97,"U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026"]]},
  {"family":"League Gothic","base":"sans","weight":"1 1000","ascent":96.8,"descent":23.3,"sizes":[[54.57,"U+20,U+2C,U+37,U+42,U+48,U+4C,U+4E,U+50,U+54,U+56-57,U+59,U+62,U+65,U+6E-71,U+75,U+D1,U+DD,U+E6,U+E8-EB,U+F1-F6,U+F9-FC"],[57.23,"U+25,U+2E,U+41,U+4B,U+4D,U+58,U+61,U+64,U+68,U+6D,U+76,U+C0-C6,U+DF-E5"],[60.39,"U+35-36,U+38-39,U+3F,U+63,U+67,U+6B,U+73,U+77-7A,U+E7,U+FD,U+FF"],[71.87,"U+22,U+69-6A,U+6C,U+72,U+2013"],[50.02,"U+43-46,U+52-53,U+55,U+5A,U+C7-C8,U+CA-CB,U+D9-DC,U+F8"],[45.19,"U+31,U+40,U+47,U+4A,U+4F,U+51,U+B7,U+C9,U+D2-D6,U+D8,U+2014,U+2026"],[64.83,"U+21,U+26,U+2D,U+30,U+32-34,U+3A-3B,U+49,U+CC-CF,U+EC-EF,U+2018-2019"],[83.26,"U+27-29,U+66,U+74"],[90.79,"U+2B,U+201C-201E,U+2022"],[126.55,"U+2F"]]},
];
