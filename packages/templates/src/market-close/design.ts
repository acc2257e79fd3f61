import archivoExt from "@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-ext-wght-normal.woff2?url";
import archivo from "@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url";
import piazzollaExt from "@fontsource-variable/piazzolla/files/piazzolla-latin-ext-wght-normal.woff2?url";
import piazzolla from "@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FBE1CC",
    surface: "#F3D2B8",
    ink: "#211813",
    muted: "#69503F",
    accent: "#0B5258",
    onAccent: "#FFFFFF",
    edge: "#8D7058",
  },
  dark: {
    bg: "#1B1613",
    surface: "#28211C",
    ink: "#F5E7D8",
    muted: "#BCA793",
    accent: "#6CC7CE",
    onAccent: "#1B1613",
    edge: "#7D6C5E",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Piazzolla", url: piazzolla, weight: "100 900", range: latin, preload: true },
  { family: "Piazzolla", url: piazzollaExt, weight: "100 900", range: latinExt },
  { family: "Archivo Narrow", url: archivo, weight: "400 700", range: latin },
  { family: "Archivo Narrow", url: archivoExt, weight: "400 700", range: latinExt },
  ...scriptFonts,
];
