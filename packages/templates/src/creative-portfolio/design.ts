import anybodyExt from "@fontsource-variable/anybody/files/anybody-latin-ext-standard-normal.woff2?url";
import anybody from "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url";
import funnelExt from "@fontsource-variable/funnel-sans/files/funnel-sans-latin-ext-wght-normal.woff2?url";
import funnel from "@fontsource-variable/funnel-sans/files/funnel-sans-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FF6A45",
    surface: "#FF8A6B",
    ink: "#0B0907",
    muted: "#3A1006",
    accent: "#14110F",
    onAccent: "#FFFFFF",
    edge: "#5A4640",
  },
  dark: {
    bg: "#14110F",
    surface: "#201B18",
    ink: "#F4EEE2",
    muted: "#ADA294",
    accent: "#FF6A45",
    onAccent: "#14110F",
    edge: "#73685B",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Anybody", url: anybody, weight: "100 900", stretch: "50% 150%", range: latin, preload: true },
  { family: "Anybody", url: anybodyExt, weight: "100 900", stretch: "50% 150%", range: latinExt },
  { family: "Funnel Sans", url: funnel, weight: "300 800", range: latin },
  { family: "Funnel Sans", url: funnelExt, weight: "300 800", range: latinExt },
  ...scriptFonts,
];
