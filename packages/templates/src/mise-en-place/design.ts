import young from "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url";
import youngExt from "@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff2?url";
import rokkittExt from "@fontsource-variable/rokkitt/files/rokkitt-latin-ext-wght-normal.woff2?url";
import rokkitt from "@fontsource-variable/rokkitt/files/rokkitt-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FAF6EE",
    surface: "#F1EADC",
    ink: "#241C15",
    muted: "#65584B",
    accent: "#A3261B",
    onAccent: "#FFFFFF",
    edge: "#86796B",
  },
  dark: {
    bg: "#1A1613",
    surface: "#272019",
    ink: "#F3EADC",
    muted: "#B9AB9A",
    accent: "#F08A6E",
    onAccent: "#1A1613",
    edge: "#82766A",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Young Serif", url: young, weight: "400", range: latin, preload: true },
  { family: "Rokkitt", url: rokkitt, weight: "300 800", range: latin },
  { family: "Young Serif", url: youngExt, weight: "400", range: latinExt },
  { family: "Rokkitt", url: rokkittExt, weight: "300 800", range: latinExt },
  ...scriptFonts,
];
