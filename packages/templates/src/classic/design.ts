import italicExt from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-italic.woff2?url";
import romanExt from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2?url";
import italic from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url";
import roman from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FBF6EA",
    surface: "#F2EAD8",
    ink: "#221F1A",
    muted: "#5D564B",
    accent: "#1F4A36",
    onAccent: "#FFFFFF",
    edge: "#8B8377",
  },
  dark: {
    bg: "#181A17",
    surface: "#222520",
    ink: "#ECE8DA",
    muted: "#AEAA98",
    accent: "#A3CDB0",
    onAccent: "#181A17",
    edge: "#73705F",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "EB Garamond", url: roman, weight: "400 800", range: latin, preload: true },
  { family: "EB Garamond", url: italic, weight: "400 800", style: "italic", range: latin },
  { family: "EB Garamond", url: romanExt, weight: "400 800", range: latinExt },
  { family: "EB Garamond", url: italicExt, weight: "400 800", style: "italic", range: latinExt },
  ...scriptFonts,
];
