import type { StandIn } from "../kit/stand-ins.ts";

/** Measured by `npm run templates -- stand-ins`, not written by hand. */
export const standIns: readonly StandIn[] = [
  {
    family: "Libre Franklin",
    base: "sans",
    weight: "1 500",
    ascent: 96.6,
    descent: 24.6,
    sizes: [
      [107.77, "U+32,U+37,U+41,U+4C-4D,U+57,U+62-64,U+67,U+69-6A,U+6C-6D,U+6F-71,U+76-78,U+C0-C5,U+E7,U+F2-F6"],
      [104.27, "U+42,U+49,U+4B,U+4E,U+54,U+56,U+65,U+68,U+6E,U+75,U+79,U+CC-CF,U+D1,U+E6,U+E8-EB,U+F1,U+F9-FD,U+FF"],
      [98.11, "U+43-44,U+46,U+4F,U+51,U+55,U+61,U+C7,U+D2-D6,U+D9-DC,U+DF-E5,U+2013,U+2018-2019"],
      [76.37, "U+20,U+2C,U+2E,U+3A,U+B7,U+2026"],
      [101.97, "U+25,U+48,U+50,U+58-5A,U+73,U+C6,U+DD"],
      [114.46, "U+22,U+26,U+2D,U+33-35,U+6B,U+72"],
      [94.57, "U+2B,U+3F,U+45,U+47,U+52-53,U+7A,U+C8-CB,U+D8,U+F8"],
      [138, "U+66,U+74"],
      [84.56, "U+21,U+28-29,U+31,U+3B,U+40,U+4A,U+EC-EF,U+2014,U+2022"],
      [120.54, "U+27,U+2F-30,U+36,U+38-39,U+201C-201E"],
    ],
  },
  {
    family: "Libre Franklin",
    base: "sans bold",
    weight: "501 700",
    ascent: 96.6,
    descent: 24.6,
    sizes: [
      [96.75, "U+22,U+45,U+47,U+68,U+6E-6F,U+75,U+C8-CB,U+D8,U+F1-F6,U+F8-FC"],
      [99.2, "U+2B,U+42-43,U+4F,U+51-53,U+55,U+61-64,U+70-71,U+79,U+C7,U+D2-D6,U+D9-DC,U+E0-E5,U+E7,U+FD,U+FF"],
      [105.17, "U+25,U+41,U+4E,U+50,U+58-59,U+65,U+6B,U+72,U+77-78,U+C0-C6,U+D1,U+DD,U+DF,U+E8-EB"],
      [93.37, "U+28-29,U+69-6A,U+6C,U+73,U+EC-EF,U+201D-201E,U+2022"],
      [102.18, "U+27,U+44,U+46,U+48,U+4B-4C,U+67,U+6D,U+76,U+7A,U+E6,U+2013"],
      [74.72, "U+20-21,U+3A-3B,U+4A"],
      [111.49, "U+26,U+2D,U+32,U+37,U+49,U+4D,U+54,U+56-57,U+5A,U+CC-CF"],
      [87.41, "U+2C,U+2E,U+31,U+3F-40,U+B7,U+2014,U+2018-2019,U+201C,U+2026"],
      [126.35, "U+2F-30,U+74"],
      [120.1, "U+33-36,U+38-39,U+66"],
    ],
  },
  {
    family: "Libre Franklin",
    base: "sans bold",
    weight: "701 1000",
    ascent: 96.6,
    descent: 24.6,
    sizes: [
      [
        96.91,
        "U+28-29,U+45,U+47,U+68-6A,U+6C,U+6E-6F,U+73,U+75,U+C8-CB,U+D8,U+EC-EF,U+F1-F6,U+F8-FC,U+201C-201E,U+2022",
      ],
      [
        104.75,
        "U+25,U+27,U+41,U+44,U+46,U+48,U+4B-4C,U+4E,U+50,U+65,U+67,U+6D,U+76-78,U+7A,U+C0-C5,U+D1,U+DF,U+E8-EB,U+2013",
      ],
      [100.05, "U+22,U+2B,U+42-43,U+4F,U+51-53,U+55,U+61-64,U+70-71,U+79,U+C7,U+D2-D6,U+D9-DC,U+E0-E7,U+FD,U+FF"],
      [110.53, "U+37,U+54,U+56,U+58-5A,U+6B,U+72,U+C6,U+DD"],
      [72.96, "U+20"],
      [130.91, "U+2F-30,U+74"],
      [91.35, "U+2C,U+2E,U+31,U+3F,U+B7,U+2014,U+2018-2019,U+2026"],
      [122.24, "U+33-36,U+38-39,U+66"],
      [115.11, "U+26,U+2D,U+32,U+49,U+4D,U+57,U+CC-CF"],
      [81.31, "U+21,U+3A-3B,U+40,U+4A"],
    ],
  },
  {
    family: "Inconsolata",
    base: "mono",
    weight: "1 500",
    ascent: 85.9,
    descent: 19,
    sizes: [
      [
        83.32,
        "U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026",
      ],
    ],
  },
  {
    family: "Inconsolata",
    base: "mono bold",
    weight: "501 1000",
    ascent: 85.9,
    descent: 19,
    sizes: [
      [
        83.35,
        "U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026",
      ],
    ],
  },
];
