import albertExt from "@fontsource-variable/albert-sans/files/albert-sans-latin-ext-wght-normal.woff2?url";
import albert from "@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal.woff2?url";
import gabaritoExt from "@fontsource-variable/gabarito/files/gabarito-latin-ext-wght-normal.woff2?url";
import gabarito from "@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#DCEBFF",
    surface: "#FFFFFF",
    ink: "#14203A",
    muted: "#4A5876",
    accent: "#0A4C9A",
    onAccent: "#FFFFFF",
    edge: "#6B7FA3",
  },
  dark: {
    bg: "#121B2E",
    surface: "#1C2842",
    ink: "#E8F1FF",
    muted: "#A9B8D4",
    accent: "#FFD15C",
    onAccent: "#14203A",
    edge: "#6E7FA3",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Gabarito", url: gabarito, weight: "400 900", range: latin, preload: true },
  { family: "Gabarito", url: gabaritoExt, weight: "400 900", range: latinExt },
  { family: "Albert Sans", url: albert, weight: "100 900", range: latin },
  { family: "Albert Sans", url: albertExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
