import overpassExt from "@fontsource-variable/overpass/files/overpass-latin-ext-wght-normal.woff2?url";
import overpass from "@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url";
import mono from "@fontsource-variable/overpass-mono/files/overpass-mono-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F5F7F6",
    surface: "#E7ECEA",
    ink: "#1F252B",
    muted: "#58616A",
    accent: "#B81D27",
    second: "#0A5496",
    onAccent: "#FFFFFF",
    edge: "#7C868F",
  },
  dark: {
    bg: "#151A21",
    surface: "#1E252E",
    ink: "#EDEEF0",
    muted: "#A3ABB7",
    accent: "#FF7B80",
    second: "#79B8F2",
    onAccent: "#151A21",
    edge: "#6A727D",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Overpass", url: overpass, weight: "100 900", range: latin, preload: true },
  { family: "Overpass Mono", url: mono, weight: "300 700", range: latin },
  { family: "Overpass", url: overpassExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
