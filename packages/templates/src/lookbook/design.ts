import bodoniExt from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-ext-wght-normal.woff2?url";
import bodoni from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?url";
import spartanExt from "@fontsource-variable/league-spartan/files/league-spartan-latin-ext-wght-normal.woff2?url";
import spartan from "@fontsource-variable/league-spartan/files/league-spartan-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F3DDE0",
    surface: "#FBEFF0",
    ink: "#160C0E",
    muted: "#6B4A50",
    accent: "#7E1736",
    onAccent: "#FFFFFF",
    edge: "#8D6F75",
  },
  dark: {
    bg: "#120D0E",
    surface: "#21181A",
    ink: "#F6E9EB",
    muted: "#BFA6AA",
    accent: "#F19AB0",
    onAccent: "#120D0E",
    edge: "#8A7075",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Bodoni Moda", url: bodoni, weight: "400 900", range: latin, preload: true },
  { family: "League Spartan", url: spartan, weight: "100 900", range: latin },
  { family: "Bodoni Moda", url: bodoniExt, weight: "400 900", range: latinExt },
  { family: "League Spartan", url: spartanExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
