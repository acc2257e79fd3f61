import atkinsonExt from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url";
import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import pixelifyExt from "@fontsource-variable/pixelify-sans/files/pixelify-sans-latin-ext-wght-normal.woff2?url";
import pixelify from "@fontsource-variable/pixelify-sans/files/pixelify-sans-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#C9CDD2",
    surface: "#FFFFFF",
    ink: "#000000",
    muted: "#474747",
    accent: "#1A3FBF",
    onAccent: "#FFFFFF",
    edge: "#707070",
  },
  dark: {
    bg: "#23262B",
    surface: "#101114",
    ink: "#F2F2F2",
    muted: "#A9ADB5",
    accent: "#9DB2FF",
    onAccent: "#23262B",
    edge: "#6E7279",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Pixelify Sans", url: pixelify, weight: "400 700", range: latin, preload: true },
  { family: "Pixelify Sans", url: pixelifyExt, weight: "400 700", range: latinExt },
  { family: "Atkinson Hyperlegible Next", url: atkinson, weight: "200 800", range: latin },
  { family: "Atkinson Hyperlegible Next", url: atkinsonExt, weight: "200 800", range: latinExt },
  ...scriptFonts,
];
