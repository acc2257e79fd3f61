import frauncesExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url";
import nunitoExt from "@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url";
import nunito from "@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#EEF3E2",
    surface: "#E0E8D0",
    ink: "#1D2A19",
    muted: "#525E49",
    accent: "#2A6536",
    second: "#9A4410",
    onAccent: "#FFFFFF",
    edge: "#788371",
  },
  dark: {
    bg: "#141A12",
    surface: "#1E261B",
    ink: "#EEF0E2",
    muted: "#AAB39E",
    accent: "#8FCB8A",
    second: "#F0A267",
    onAccent: "#141A12",
    edge: "#6A7260",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Fraunces", url: fraunces, weight: "100 900", range: latin, preload: true },
  { family: "Nunito Sans", url: nunito, weight: "200 1000", range: latin },
  { family: "Fraunces", url: frauncesExt, weight: "100 900", range: latinExt },
  { family: "Nunito Sans", url: nunitoExt, weight: "200 1000", range: latinExt },
  ...scriptFonts,
];
