import afacadExt from "@fontsource-variable/afacad/files/afacad-latin-ext-wght-normal.woff2?url";
import afacad from "@fontsource-variable/afacad/files/afacad-latin-wght-normal.woff2?url";
import parkinsansExt from "@fontsource-variable/parkinsans/files/parkinsans-latin-ext-wght-normal.woff2?url";
import parkinsans from "@fontsource-variable/parkinsans/files/parkinsans-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FFE6CF",
    surface: "#FFF2E4",
    ink: "#2A1B14",
    muted: "#6B4F41",
    accent: "#8F2F12",
    onAccent: "#FFFFFF",
    edge: "#94725E",
  },
  dark: {
    bg: "#1D1713",
    surface: "#2A221C",
    ink: "#F6EADB",
    muted: "#BFAC9A",
    accent: "#F5A46B",
    onAccent: "#1D1713",
    edge: "#84715F",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Parkinsans", url: parkinsans, weight: "300 800", range: latin, preload: true },
  { family: "Afacad", url: afacad, weight: "400 700", range: latin },
  { family: "Parkinsans", url: parkinsansExt, weight: "300 800", range: latinExt },
  { family: "Afacad", url: afacadExt, weight: "400 700", range: latinExt },
  ...scriptFonts,
];
