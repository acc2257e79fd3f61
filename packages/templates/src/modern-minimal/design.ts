import instrumentExt from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FFFFFF",
    surface: "#F6F6F6",
    ink: "#0B0B0B",
    muted: "#6B6B6B",
    accent: "#C43D16",
    onAccent: "#FFFFFF",
    edge: "#8C8C8C",
  },
  dark: {
    bg: "#0C0C0C",
    surface: "#171717",
    ink: "#F4F4F4",
    muted: "#9A9A9A",
    accent: "#FF7A4D",
    onAccent: "#0C0C0C",
    edge: "#666666",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Instrument Sans", url: instrument, weight: "400 700", range: latin, preload: true },
  { family: "Instrument Sans", url: instrumentExt, weight: "400 700", range: latinExt },
  ...scriptFonts,
];
