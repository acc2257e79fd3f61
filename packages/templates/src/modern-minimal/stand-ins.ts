import type { StandIn } from "../kit/stand-ins.ts";

/** Measured by `npm run templates -- stand-ins`, not written by hand. */
export const standIns: readonly StandIn[] = [
  {
    family: "Instrument Sans",
    base: "sans",
    weight: "1 500",
    ascent: 97,
    descent: 25,
    sizes: [
      [106.17, "U+22,U+34,U+36,U+38,U+44,U+4C,U+54,U+63,U+68-6C,U+6E-6F,U+75-76,U+79,U+E7,U+F1-F6,U+F9-FD,U+FF,U+2013"],
      [95.86, "U+21,U+32,U+37,U+42,U+45-47,U+50,U+55,U+61,U+73,U+77,U+C6,U+C8-CB,U+D9-DC,U+E0-E6,U+F8"],
      [101.2, "U+33,U+35,U+3F,U+43,U+48,U+4B,U+4E-4F,U+51,U+58-5A,U+65,U+7A,U+C7,U+D1-D6,U+D8,U+DD,U+DF,U+E8-EB"],
      [109.84, "U+26,U+39,U+41,U+4D,U+56-57,U+62,U+64,U+67,U+6D,U+70-72,U+78,U+C0-C5,U+2018-2019"],
      [71.26, "U+20,U+31,U+2026"],
      [89.55, "U+25,U+2B-2C,U+2E,U+3A-3B,U+40,U+49-4A,U+52-53,U+CC-CF,U+EC-EF,U+2014,U+2022"],
      [135.24, "U+74"],
      [122.94, "U+27-29,U+30,U+66,U+201C-201E"],
      [154.85, "U+2D,U+2F"],
      [36.96, "U+B7"],
    ],
  },
  {
    family: "Instrument Sans",
    base: "sans bold",
    weight: "501 1000",
    ascent: 97,
    descent: 25,
    sizes: [
      [
        99.42,
        "U+2C,U+2E,U+32,U+37,U+48,U+4B,U+4E,U+50,U+61,U+63,U+68,U+6B,U+6E,U+72,U+75,U+D1,U+E0-E7,U+F1,U+F9-FC,U+2018-2019",
      ],
      [101.76, "U+41,U+43,U+4F,U+51,U+5A,U+62,U+64-65,U+67,U+70-71,U+7A,U+C0-C5,U+C7,U+D2-D6,U+D8,U+DF,U+E8-EB"],
      [96.8, "U+46-47,U+4C,U+53,U+55,U+6F,U+76,U+79,U+C6,U+D9-DC,U+F2-F6,U+F8,U+FD,U+FF,U+2022"],
      [92.98, "U+22,U+2B,U+3F,U+45,U+49,U+52,U+69-6A,U+6C,U+77,U+C8-CF,U+EC-EF,U+201C-201E"],
      [69.38, "U+20,U+31,U+4A,U+B7,U+2026"],
      [88.14, "U+21,U+25,U+3A-3B,U+40,U+42,U+73,U+2014"],
      [105.37, "U+26-27,U+33,U+35,U+38,U+44,U+4D,U+58-59,U+6D,U+78,U+DD,U+2013"],
      [122.04, "U+28-29,U+30,U+74"],
      [110.73, "U+34,U+36,U+39,U+54,U+56-57,U+66"],
      [152.67, "U+2D,U+2F"],
    ],
  },
];
