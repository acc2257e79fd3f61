import instrumentExt from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import serifExt from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FBFCFC",
    surface: "#EAF0F4",
    ink: "#14202B",
    muted: "#51606D",
    accent: "#1B4F8F",
    onAccent: "#FFFFFF",
    edge: "#788794",
  },
  dark: {
    bg: "#10161C",
    surface: "#1A232C",
    ink: "#E6ECF1",
    muted: "#A0AEBA",
    accent: "#8FBCF0",
    onAccent: "#10161C",
    edge: "#667683",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Source Serif", url: serif, weight: "200 900", range: latin, preload: true },
  { family: "Instrument Sans", url: instrument, weight: "400 700", range: latin },
  { family: "Source Serif", url: serifExt, weight: "200 900", range: latinExt },
  { family: "Instrument Sans", url: instrumentExt, weight: "400 700", range: latinExt },
  ...scriptFonts,
];
