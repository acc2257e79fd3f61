import jersey from "@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2?url";
import jerseyExt from "@fontsource/jersey-10/files/jersey-10-latin-ext-400-normal.woff2?url";
import rubikExt from "@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url";
import rubik from "@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#CFDDAE",
    surface: "#E6F0CB",
    ink: "#16240F",
    muted: "#42522F",
    accent: "#5A1E70",
    onAccent: "#FFFFFF",
    edge: "#66764A",
  },
  dark: {
    bg: "#10151F",
    surface: "#1C2535",
    ink: "#E4ECF7",
    muted: "#A5B1C4",
    accent: "#F7C948",
    onAccent: "#10151F",
    edge: "#66748C",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Jersey 10", url: jersey, weight: "400", range: latin, preload: true },
  { family: "Rubik", url: rubik, weight: "300 900", range: latin },
  { family: "Jersey 10", url: jerseyExt, weight: "400", range: latinExt },
  { family: "Rubik", url: rubikExt, weight: "300 900", range: latinExt },
  ...scriptFonts,
];
