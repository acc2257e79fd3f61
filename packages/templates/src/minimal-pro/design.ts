import archivoExt from "@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url";
import archivo from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FFFFFF",
    surface: "#F2F2F0",
    ink: "#111111",
    muted: "#5F5F5C",
    accent: "#D2001A",
    onAccent: "#FFFFFF",
    edge: "#898985",
  },
  dark: {
    bg: "#111111",
    surface: "#1B1B1B",
    ink: "#F5F5F2",
    muted: "#A3A39E",
    accent: "#FF5C66",
    onAccent: "#111111",
    edge: "#696964",
  },
};

/** The accented letters come without the width axis: with it they would double the page's fonts. */
export const fonts: readonly FontFace[] = [
  { family: "Archivo", url: archivo, weight: "100 900", stretch: "62% 125%", range: latin, preload: true },
  { family: "Archivo", url: archivoExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
