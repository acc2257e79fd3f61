import workSansExt from "@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?url";
import workSans from "@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url";
import { latin, latinExt, type FontFace } from "../src/kit/fonts.ts";
import type { Palette } from "../src/kit/palette.ts";
import { scriptFonts } from "../src/kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FFFFFF",
    surface: "#F4F6F5",
    ink: "#171A1F",
    muted: "#575F66",
    accent: "#0B5A4A",
    onAccent: "#FFFFFF",
    edge: "#828B90",
  },
  dark: {
    bg: "#121614",
    surface: "#1C2220",
    ink: "#E9EDEB",
    muted: "#A1ABA6",
    accent: "#7FD3BC",
    onAccent: "#121614",
    edge: "#67716C",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Work Sans", url: workSans, weight: "100 900", range: latin, preload: true },
  { family: "Work Sans", url: workSansExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
