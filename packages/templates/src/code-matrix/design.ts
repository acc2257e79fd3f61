import doto from "@fontsource-variable/doto/files/doto-latin-full-normal.woff2?url";
import dotoExt from "@fontsource-variable/doto/files/doto-latin-ext-full-normal.woff2?url";
import jetbrainsExt from "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2?url";
import jetbrains from "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F3F6EC",
    surface: "#E4EEDD",
    ink: "#16241A",
    muted: "#4A6350",
    accent: "#0B6B2E",
    second: "#8A4B00",
    onAccent: "#FFFFFF",
    edge: "#77897B",
  },
  dark: {
    bg: "#050A06",
    surface: "#0C140E",
    ink: "#C9F7D0",
    muted: "#7FB58A",
    accent: "#3DFF7A",
    second: "#FFB454",
    onAccent: "#050A06",
    edge: "#566759",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "JetBrains Mono", url: jetbrains, weight: "100 800", range: latin, preload: true },
  { family: "JetBrains Mono", url: jetbrainsExt, weight: "100 800", range: latinExt },
  { family: "Doto", url: doto, weight: "100 900", range: latin },
  { family: "Doto", url: dotoExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
