import geistExt from "@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url";
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import monoExt from "@fontsource-variable/geist-mono/files/geist-mono-latin-ext-wght-normal.woff2?url";
import mono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FFFFFF",
    surface: "#F5F6F7",
    ink: "#16191D",
    muted: "#596069",
    accent: "#0A6B52",
    second: "#A04A00",
    onAccent: "#FFFFFF",
    edge: "#858D97",
  },
  dark: {
    bg: "#0F1214",
    surface: "#171B1F",
    ink: "#E7EAEE",
    muted: "#98A1AC",
    accent: "#4CC9A0",
    second: "#F0A35E",
    onAccent: "#0F1214",
    edge: "#606973",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Geist", url: geist, weight: "100 900", range: latin, preload: true },
  { family: "Geist", url: geistExt, weight: "100 900", range: latinExt },
  { family: "Geist Mono", url: mono, weight: "100 900", range: latin },
  { family: "Geist Mono", url: monoExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
