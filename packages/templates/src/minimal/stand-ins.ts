import type { StandIn } from "../kit/stand-ins.ts";

/** Measured by `npm run templates -- stand-ins`, not written by hand. */
export const standIns: readonly StandIn[] = [
  {
    family: "Spectral",
    base: "serif",
    weight: "1 350",
    ascent: 105.9,
    descent: 46.3,
    sizes: [
      [107.89, "U+3F,U+43,U+46,U+4D,U+61,U+63,U+65,U+6A,U+6D,U+71,U+73,U+C6-C7,U+E0-E5,U+E7-EB"],
      [110.18, "U+48,U+4E-51,U+54-55,U+62,U+64,U+69,U+6B,U+70,U+75,U+D1-D6,U+D8-DC,U+E6,U+EC-EF,U+F9-FC"],
      [100.28, "U+20,U+22,U+30-39,U+41,U+4B-4C,U+56,U+58,U+66,U+77,U+B7,U+C0-C5,U+2013-2014"],
      [114.66, "U+2D,U+49,U+68,U+6E,U+72,U+CC-CF,U+DF,U+F1"],
      [104.97, "U+44-45,U+47,U+57,U+5A,U+67,U+6C,U+6F,U+7A,U+C8-CB,U+F2-F6,U+F8"],
      [95.65, "U+2C,U+2E,U+42,U+4A,U+52-53,U+59,U+78,U+DD,U+201C-201E"],
      [89.63, "U+25-26,U+2B,U+2F,U+3A-3B,U+40,U+76,U+79,U+FD,U+FF"],
      [123.8, "U+27,U+74"],
      [69.54, "U+21,U+28-29,U+2018-2019,U+2026"],
      [142.76, "U+2022"],
    ],
  },
  {
    family: "Spectral",
    base: "serif",
    weight: "351 1000",
    ascent: 105.9,
    descent: 46.3,
    sizes: [
      [
        111.41,
        "U+22,U+2D,U+46,U+48,U+4E-4F,U+51,U+54-55,U+61-62,U+64,U+69-6B,U+6D,U+70-71,U+73,U+75,U+C6,U+D1-D6,U+D8-DC,U+E0-E6,U+EC-EF,U+F9-FC",
      ],
      [108.34, "U+3F,U+43-45,U+47,U+4D,U+63,U+65,U+67,U+6F,U+7A,U+C7-CB,U+E7-EB,U+F2-F6,U+F8"],
      [99.86, "U+20,U+2C,U+2E,U+30-39,U+42,U+4A-4B,U+52,U+59,U+78,U+B7,U+DD,U+2013-2014,U+201C-201E"],
      [117.01, "U+49,U+50,U+68,U+6E,U+72,U+CC-CF,U+DF,U+F1"],
      [103.97, "U+41,U+4C,U+56-58,U+5A,U+66,U+6C,U+77,U+C0-C5"],
      [95.82, "U+53,U+76,U+79,U+FD,U+FF"],
      [127.32, "U+74"],
      [89.26, "U+25-26,U+2B,U+2F,U+3A-3B,U+40"],
      [71.24, "U+21,U+28-29,U+2018-2019,U+2026"],
      [141.34, "U+27,U+2022"],
    ],
  },
  {
    family: "Jost",
    base: "sans",
    weight: "1 1000",
    ascent: 107,
    descent: 37.5,
    sizes: [
      [93.55, "U+28-29,U+37,U+43-44,U+63,U+65,U+68,U+6D-6E,U+75,U+77,U+7A,U+C6-C7,U+DF,U+E6-EF,U+F1,U+F9-FC"],
      [102.41, "U+26,U+2B,U+32,U+34-36,U+39,U+4F,U+51,U+57,U+62,U+64,U+66-67,U+6C,U+70-72,U+D2-D6,U+D8"],
      [
        86.72,
        "U+25,U+49,U+4B,U+55,U+59-5A,U+61,U+6B,U+74,U+76,U+78-79,U+CC-CF,U+D9-DD,U+E0-E5,U+F8,U+FD,U+FF,U+2014,U+2022,U+2026",
      ],
      [80.72, "U+31,U+40,U+42,U+45-46,U+4C,U+50,U+52-54,U+58,U+73,U+C8-CB"],
      [98.21, "U+33,U+38,U+3F,U+41,U+47-48,U+4D,U+56,U+6F,U+C0-C5,U+F2-F6"],
      [107.92, "U+20-21,U+2C,U+2E,U+30,U+3A,U+4E,U+6A,U+B7,U+D1"],
      [117.33, "U+3B,U+69,U+2018-2019"],
      [137.71, "U+22,U+27,U+2013,U+201C-201E"],
      [52.5, "U+2D,U+4A"],
      [184.89, "U+2F"],
    ],
  },
];
