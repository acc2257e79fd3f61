import type { StandIn } from "../kit/stand-ins.ts";

/** Measured by `npm run templates -- stand-ins`, not written by hand. */
export const standIns: readonly StandIn[] = [
  {
    family: "Geist",
    base: "sans",
    weight: "1 450",
    ascent: 100.5,
    descent: 29.5,
    sizes: [
      [102.73, "U+4C-4E,U+68,U+6D-6F,U+73,U+75,U+D1,U+E6,U+F1-F6,U+F9-FC"],
      [99.05, "U+3F,U+41-42,U+48,U+56-57,U+61,U+65,U+C0-C5,U+E0-E5,U+E8-EB"],
      [106.59, "U+33-34,U+36,U+38-3B,U+62-64,U+67,U+69,U+70-71,U+76,U+79-7A,U+E7,U+FD,U+FF,U+2013,U+201C-201E"],
      [88.58, "U+20,U+25,U+28-29,U+40,U+45,U+47,U+54,U+58-5A,U+C8-CB,U+DD,U+EC-EF,U+2014,U+2018-2019,U+2022"],
      [94.59, "U+22,U+26-27,U+2B,U+37,U+43-44,U+46,U+49,U+4B,U+4F-53,U+55,U+C6-C7,U+CC-CF,U+D2-D6,U+D8-DC,U+DF,U+F8"],
      [112.89, "U+32,U+35,U+6A-6B,U+72,U+77-78"],
      [121.12, "U+2D,U+30,U+4A,U+66,U+6C,U+74"],
      [70.59, "U+21,U+2C,U+2E,U+31,U+B7"],
      [56.43, "U+2026"],
      [170.71, "U+2F"],
    ],
  },
  {
    family: "Geist",
    base: "sans",
    weight: "451 575",
    ascent: 100.5,
    descent: 29.5,
    sizes: [
      [105.65, "U+36,U+3A-3B,U+4D,U+68,U+6D-6F,U+73,U+75,U+F1-F6,U+F9-FC,U+2013"],
      [102.5, "U+22,U+3F,U+41-42,U+49,U+4C,U+4E,U+56-57,U+61,U+65,U+C0-C5,U+CC-CF,U+D1,U+DF-E6,U+E8-EB"],
      [110.43, "U+32-34,U+38-39,U+62-64,U+67,U+70-71,U+76-77,U+79-7A,U+E7,U+FD,U+FF"],
      [
        96.54,
        "U+26-27,U+2B,U+37,U+43-44,U+46,U+48,U+4B,U+4F-51,U+53,U+55,U+58,U+C6-C7,U+D2-D6,U+D8-DC,U+F8,U+2018-2019,U+2022",
      ],
      [118.58, "U+2D,U+30,U+35,U+4A,U+69,U+6B,U+72,U+78,U+201C-201E"],
      [85.33, "U+20-21,U+28-29"],
      [90.95, "U+25,U+40,U+45,U+47,U+52,U+54,U+59-5A,U+C8-CB,U+DD,U+EC-EF,U+2014"],
      [130.82, "U+66,U+6A,U+6C,U+74"],
      [73.14, "U+2C,U+2E,U+31,U+B7,U+2026"],
      [177.29, "U+2F"],
    ],
  },
  {
    family: "Geist",
    base: "sans bold",
    weight: "576 1000",
    ascent: 100.5,
    descent: 29.5,
    sizes: [
      [
        97.15,
        "U+2B,U+37,U+40-42,U+44,U+46,U+48,U+4C,U+4F-51,U+54-55,U+58,U+68-69,U+6E-6F,U+73,U+75,U+C0-C5,U+D2-D6,U+D8-DC,U+EC-EF,U+F1-F6,U+F8-FC,U+2022",
      ],
      [104.44, "U+49,U+4D,U+56-57,U+61,U+63,U+65,U+6C,U+72,U+76-77,U+CC-CF,U+DF-EB,U+2013"],
      [100.3, "U+43,U+4E,U+53,U+62,U+64,U+67,U+6D,U+70-71,U+79,U+C6-C7,U+D1,U+FD,U+FF"],
      [113.19, "U+32-36,U+38-39,U+4A,U+66,U+6A-6B,U+74,U+78,U+7A"],
      [83.62, "U+20,U+27,U+2018-2019,U+201C-201E"],
      [91.7, "U+25-26,U+28-29,U+3A-3B,U+3F,U+45,U+47,U+4B,U+52,U+59-5A,U+C8-CB,U+DD,U+2014"],
      [78.09, "U+21-22,U+2C,U+2E,U+31,U+B7"],
      [121.99, "U+2D,U+30"],
      [64.81, "U+2026"],
      [180.98, "U+2F"],
    ],
  },
  {
    family: "Geist Mono",
    base: "mono",
    weight: "1 450",
    ascent: 100.5,
    descent: 29.5,
    sizes: [
      [
        100.07,
        "U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026",
      ],
    ],
  },
  {
    family: "Geist Mono",
    base: "mono",
    weight: "451 550",
    ascent: 100.5,
    descent: 29.5,
    sizes: [
      [
        99.97,
        "U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026",
      ],
    ],
  },
  {
    family: "Geist Mono",
    base: "mono bold",
    weight: "551 1000",
    ascent: 100.5,
    descent: 29.5,
    sizes: [
      [
        99.96,
        "U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026",
      ],
    ],
  },
];
