import publicExt from "@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import serifExt from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F2F4F8",
    surface: "#FFFFFF",
    ink: "#0F1B33",
    muted: "#525E78",
    accent: "#123E8A",
    second: "#7A4F00",
    onAccent: "#FFFFFF",
    edge: "#828B9D",
  },
  dark: {
    bg: "#0C1424",
    surface: "#152038",
    ink: "#EDF1F8",
    muted: "#A2AEC6",
    accent: "#93B7FF",
    second: "#E6B968",
    onAccent: "#0C1424",
    edge: "#646D7E",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Source Serif 4", url: serif, weight: "200 900", range: latin, preload: true },
  { family: "Source Serif 4", url: serifExt, weight: "200 900", range: latinExt },
  { family: "Public Sans", url: publicSans, weight: "100 900", range: latin },
  { family: "Public Sans", url: publicExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
