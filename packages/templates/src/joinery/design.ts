import bitterExt from "@fontsource-variable/bitter/files/bitter-latin-ext-wght-normal.woff2?url";
import bitter from "@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#E6ECF2",
    surface: "#F4F7FA",
    ink: "#171B22",
    muted: "#4E5966",
    accent: "#1B47A8",
    onAccent: "#FFFFFF",
    edge: "#77828F",
  },
  dark: {
    bg: "#12161C",
    surface: "#1C222A",
    ink: "#EDE6D6",
    muted: "#A9ADB2",
    accent: "#92B6FF",
    onAccent: "#12161C",
    edge: "#6C7682",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Bitter", url: bitter, weight: "300 800", range: latin, preload: true },
  { family: "Bitter", url: bitterExt, weight: "300 800", range: latinExt },
  ...scriptFonts,
];
