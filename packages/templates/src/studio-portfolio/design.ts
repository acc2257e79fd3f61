import albertExt from "@fontsource-variable/albert-sans/files/albert-sans-latin-ext-wght-normal.woff2?url";
import albert from "@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal.woff2?url";
import playfairExt from "@fontsource-variable/playfair/files/playfair-latin-ext-wght-normal.woff2?url";
import playfair from "@fontsource-variable/playfair/files/playfair-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F4F4F3",
    surface: "#E7E7E5",
    ink: "#1A1A19",
    muted: "#5F5E5B",
    accent: "#5B4A2E",
    onAccent: "#FFFFFF",
    edge: "#83827F",
  },
  dark: {
    bg: "#161615",
    surface: "#20201E",
    ink: "#F2F1EE",
    muted: "#A8A6A1",
    accent: "#CDB68A",
    onAccent: "#161615",
    edge: "#6E6C67",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Playfair", url: playfair, weight: "300 900", range: latin, preload: true },
  { family: "Playfair", url: playfairExt, weight: "300 900", range: latinExt },
  { family: "Albert Sans", url: albert, weight: "100 900", range: latin },
  { family: "Albert Sans", url: albertExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
