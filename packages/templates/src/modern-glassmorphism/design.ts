import displayExt from "@fontsource-variable/red-hat-display/files/red-hat-display-latin-ext-wght-normal.woff2?url";
import display from "@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2?url";
import textExt from "@fontsource-variable/red-hat-text/files/red-hat-text-latin-ext-wght-normal.woff2?url";
import text from "@fontsource-variable/red-hat-text/files/red-hat-text-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#DCE7EA",
    surface: "#F2F7F8",
    ink: "#10242B",
    muted: "#47606A",
    accent: "#0B6A84",
    second: "#A64530",
    onAccent: "#FFFFFF",
    edge: "#6D838D",
  },
  dark: {
    bg: "#0B1B22",
    surface: "#15303A",
    ink: "#E9F4F6",
    muted: "#A3BBC3",
    accent: "#6FD3EA",
    second: "#F2B29E",
    onAccent: "#0B1B22",
    edge: "#667C84",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Red Hat Display", url: display, weight: "300 900", range: latin, preload: true },
  { family: "Red Hat Display", url: displayExt, weight: "300 900", range: latinExt },
  { family: "Red Hat Text", url: text, weight: "300 700", range: latin },
  { family: "Red Hat Text", url: textExt, weight: "300 700", range: latinExt },
  ...scriptFonts,
];
