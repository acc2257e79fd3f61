import type { StandIn } from "../kit/stand-ins.ts";

/** Measured by `npm run templates -- stand-ins`, not written by hand. */
export const standIns: readonly StandIn[] = [
  {
    family: "Work Sans",
    base: "sans",
    weight: "1 450",
    ascent: 93,
    descent: 24.3,
    sizes: [
      [111.69, "U+22,U+30,U+38-39,U+4A,U+62-64,U+68,U+6B,U+6D-6E,U+70-71,U+75,U+77,U+E7,U+F1,U+F9-FC,U+2018-2019"],
      [103.63, "U+28-29,U+2B,U+32-33,U+35,U+5A,U+65,U+73,U+76,U+79,U+E8-EB,U+FD,U+FF"],
      [
        95.66,
        "U+21,U+25-26,U+2C,U+2E,U+3F-40,U+42-43,U+45,U+47,U+4B,U+4F,U+51,U+53,U+55-56,U+67,U+C6-CB,U+D2-D6,U+D8-DC,U+EC-EF,U+F8",
      ],
      [100.5, "U+37,U+41,U+44,U+46,U+48,U+4D-4E,U+54,U+57,U+61,U+C0-C5,U+D1,U+DF-E6,U+2014"],
      [121.39, "U+20,U+27,U+69-6A,U+72,U+2013,U+2022"],
      [107.25, "U+34,U+36,U+3A-3B,U+49,U+4C,U+6F,U+78,U+7A,U+CC-CF,U+F2-F6"],
      [150.44, "U+2D,U+2F,U+74"],
      [88.63, "U+50,U+52,U+58-59,U+B7,U+DD,U+2026"],
      [137.44, "U+66,U+6C,U+201C-201E"],
      [69.77, "U+31"],
    ],
  },
  {
    family: "Work Sans",
    base: "sans",
    weight: "451 590",
    ascent: 93,
    descent: 24.3,
    sizes: [
      [111.42, "U+28-29,U+30,U+34,U+36,U+38-39,U+49,U+62-64,U+68,U+6D-6E,U+70-71,U+75,U+78,U+CC-CF,U+E7,U+F1,U+F9-FC"],
      [102.87, "U+21,U+2B,U+35,U+37,U+3F,U+48,U+4E,U+54,U+57,U+5A,U+61,U+65,U+D1,U+DF-E5,U+E8-EB"],
      [106.39, "U+32-33,U+3A-3B,U+4C-4D,U+6F,U+73,U+76,U+79-7A,U+F2-F6,U+FD,U+FF"],
      [98.7, "U+25,U+2C,U+2E,U+41-42,U+44,U+46,U+4B,U+55-56,U+67,U+C0-C5,U+D9-DC,U+E6,U+EC-EF,U+F8,U+2014"],
      [93.99, "U+26,U+40,U+43,U+45,U+47,U+4F-53,U+58-59,U+B7,U+C6-CB,U+D2-D6,U+D8,U+DD,U+2026"],
      [115.62, "U+20,U+22,U+4A,U+6B,U+77"],
      [123.73, "U+27,U+69-6A,U+72,U+2013,U+2018-2019,U+2022"],
      [153.06, "U+2D,U+2F,U+74"],
      [141.78, "U+66,U+6C,U+201C-201E"],
      [72.66, "U+31"],
    ],
  },
  {
    family: "Work Sans",
    base: "sans bold",
    weight: "591 1000",
    ascent: 93,
    descent: 24.3,
    sizes: [
      [
        101.4,
        "U+25,U+2C,U+2E,U+46,U+48,U+4E,U+56,U+62-64,U+68-6A,U+6E,U+70-71,U+75,U+D1,U+E7,U+EC-EF,U+F1,U+F9-FC,U+2014,U+2018-2019,U+201C-201E",
      ],
      [103.86, "U+27,U+2B,U+33,U+35,U+54,U+57,U+5A,U+61,U+65,U+6D,U+78,U+7A,U+DF-E5,U+E8-EB"],
      [
        93.61,
        "U+21-22,U+26,U+3A-3B,U+41-43,U+45,U+47,U+4B,U+4F,U+51-52,U+59,U+67,U+73,U+B7,U+C0-CB,U+D2-D6,U+D8,U+DD,U+2026",
      ],
      [97.77, "U+3F-40,U+44,U+4C,U+50,U+53,U+55,U+58,U+6F,U+76,U+79,U+D9-DC,U+E6,U+F2-F6,U+F8,U+FD,U+FF"],
      [108.33, "U+20,U+32,U+36-37,U+39,U+4A,U+4D,U+6B,U+72"],
      [113.69, "U+28-29,U+30,U+34,U+38,U+49,U+6C,U+77,U+CC-CF"],
      [129.28, "U+74"],
      [121.54, "U+66,U+2013,U+2022"],
      [75.25, "U+31"],
      [160.2, "U+2D,U+2F"],
    ],
  },
  {
    family: "Red Hat Mono",
    base: "mono",
    weight: "1 1000",
    ascent: 101.8,
    descent: 30.5,
    sizes: [
      [
        100.07,
        "U+20-22,U+25-29,U+2B-3B,U+3F-5A,U+61-7A,U+B7,U+C0-CF,U+D1-D6,U+D8-DD,U+DF-EF,U+F1-F6,U+F8-FD,U+FF,U+2013-2014,U+2018-2019,U+201C-201E,U+2022,U+2026",
      ],
    ],
  },
];
