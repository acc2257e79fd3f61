import besleyExt from "@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2?url";
import besley from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import monoExt from "@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-ext-wght-normal.woff2?url";
import mono from "@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#E6F0E2",
    surface: "#F5FAF2",
    ink: "#14231A",
    muted: "#47584C",
    accent: "#8A1C1C",
    onAccent: "#FFFFFF",
    edge: "#6F8274",
  },
  dark: {
    bg: "#101713",
    surface: "#1B251F",
    ink: "#E7EFE8",
    muted: "#A6B3A9",
    accent: "#F29A90",
    onAccent: "#101713",
    edge: "#66776C",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Besley", url: besley, weight: "400 900", range: latin, preload: true },
  { family: "Besley", url: besleyExt, weight: "400 900", range: latinExt },
  { family: "Red Hat Mono", url: mono, weight: "300 700", range: latin },
  { family: "Red Hat Mono", url: monoExt, weight: "300 700", range: latinExt },
  ...scriptFonts,
];
