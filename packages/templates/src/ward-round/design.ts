import monoExt from "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-ext-wght-normal.woff2?url";
import mono from "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2?url";
import nextExt from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url";
import next from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F5F9F8",
    surface: "#E3EEEC",
    ink: "#16302E",
    muted: "#4A6260",
    accent: "#0A6A6A",
    onAccent: "#FFFFFF",
    edge: "#6F8987",
  },
  dark: {
    bg: "#0E1A1A",
    surface: "#172726",
    ink: "#E6F1EF",
    muted: "#9DB3B0",
    accent: "#63CFC7",
    onAccent: "#0E1A1A",
    edge: "#5E7876",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Atkinson Next", url: next, weight: "200 800", range: latin, preload: true },
  { family: "Atkinson Mono", url: mono, weight: "200 800", range: latin },
  { family: "Atkinson Next", url: nextExt, weight: "200 800", range: latinExt },
  { family: "Atkinson Mono", url: monoExt, weight: "200 800", range: latinExt },
  ...scriptFonts,
];
