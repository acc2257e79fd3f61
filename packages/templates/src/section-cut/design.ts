import cutive from "@fontsource/cutive-mono/files/cutive-mono-latin-400-normal.woff2?url";
import cutiveExt from "@fontsource/cutive-mono/files/cutive-mono-latin-ext-400-normal.woff2?url";
import jostExt from "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url";
import jost from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F7F7F5",
    surface: "#ECECE8",
    ink: "#0E0E0E",
    muted: "#575754",
    accent: "#B3321C",
    onAccent: "#FFFFFF",
    edge: "#80807B",
  },
  dark: {
    bg: "#131313",
    surface: "#1F1F1E",
    ink: "#F2F2EF",
    muted: "#A9A9A4",
    accent: "#FF7D5F",
    onAccent: "#131313",
    edge: "#74746F",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Jost", url: jost, weight: "300 700", range: latin, preload: true },
  { family: "Cutive Mono", url: cutive, weight: "400", range: latin },
  { family: "Jost", url: jostExt, weight: "300 700", range: latinExt },
  { family: "Cutive Mono", url: cutiveExt, weight: "400", range: latinExt },
  ...scriptFonts,
];
