import courier from "@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2?url";
import courierExt from "@fontsource/courier-prime/files/courier-prime-latin-ext-400-normal.woff2?url";
import literataExt from "@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2?url";
import literata from "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FBFAF5",
    surface: "#EDEBE2",
    ink: "#20201E",
    muted: "#5B5A54",
    accent: "#B3201F",
    onAccent: "#FFFFFF",
    edge: "#84837B",
  },
  dark: {
    bg: "#191918",
    surface: "#262624",
    ink: "#EBE8DF",
    muted: "#B0ADA4",
    accent: "#FF8E86",
    onAccent: "#191918",
    edge: "#7D7B74",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Literata", url: literata, weight: "300 900", range: latin, preload: true },
  { family: "Courier Prime", url: courier, weight: "400", range: latin },
  { family: "Literata", url: literataExt, weight: "300 900", range: latinExt },
  { family: "Courier Prime", url: courierExt, weight: "400", range: latinExt },
  ...scriptFonts,
];
