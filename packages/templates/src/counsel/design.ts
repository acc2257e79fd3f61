import gantariExt from "@fontsource-variable/gantari/files/gantari-latin-ext-wght-normal.woff2?url";
import gantari from "@fontsource-variable/gantari/files/gantari-latin-wght-normal.woff2?url";
import caslonExt from "@fontsource/libre-caslon-text/files/libre-caslon-text-latin-ext-400-normal.woff2?url";
import caslon from "@fontsource/libre-caslon-text/files/libre-caslon-text-latin-400-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FFFFFF",
    surface: "#EEF0F6",
    ink: "#1A1B1C",
    muted: "#565A63",
    accent: "#2B3A67",
    onAccent: "#FFFFFF",
    edge: "#7D828C",
  },
  dark: {
    bg: "#14161B",
    surface: "#1F222B",
    ink: "#E9EBF0",
    muted: "#A5AAB6",
    accent: "#A9B8EC",
    onAccent: "#14161B",
    edge: "#6F7583",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Libre Caslon Text", url: caslon, weight: "400", range: latin, preload: true },
  { family: "Libre Caslon Text", url: caslonExt, weight: "400", range: latinExt },
  { family: "Gantari", url: gantari, weight: "100 900", range: latin },
  { family: "Gantari", url: gantariExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
