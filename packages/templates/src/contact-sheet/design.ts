import archivoNarrowExt from "@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-ext-wght-normal.woff2?url";
import archivoNarrow from "@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url";
import caveatExt from "@fontsource-variable/caveat/files/caveat-latin-ext-wght-normal.woff2?url";
import caveat from "@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F1EFEA",
    surface: "#E6E3DC",
    ink: "#171615",
    muted: "#5D5952",
    accent: "#B0241A",
    onAccent: "#FFFFFF",
    edge: "#7E7A72",
  },
  dark: {
    bg: "#0D0D0C",
    surface: "#1B1A18",
    ink: "#EFECE6",
    muted: "#A9A49A",
    accent: "#FFB02E",
    onAccent: "#0D0D0C",
    edge: "#77736B",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Archivo Narrow", url: archivoNarrow, weight: "400 700", range: latin, preload: true },
  { family: "Caveat", url: caveat, weight: "400 700", range: latin },
  { family: "Archivo Narrow", url: archivoNarrowExt, weight: "400 700", range: latinExt },
  { family: "Caveat", url: caveatExt, weight: "400 700", range: latinExt },
  ...scriptFonts,
];
