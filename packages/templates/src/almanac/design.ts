import alegreyaExt from "@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2?url";
import alegreya from "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url";
import goudy from "@fontsource/goudy-bookletter-1911/files/goudy-bookletter-1911-latin-400-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F1EED8",
    surface: "#E5E1C5",
    ink: "#23241A",
    muted: "#5A5943",
    accent: "#4F5410",
    second: "#96280F",
    onAccent: "#F1EED8",
    edge: "#807E66",
  },
  dark: {
    bg: "#1A1A12",
    surface: "#27271B",
    ink: "#EDE8D3",
    muted: "#B1AD93",
    accent: "#D6CB6B",
    second: "#F29A78",
    onAccent: "#1A1A12",
    edge: "#7E7B62",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Goudy Bookletter 1911", url: goudy, weight: "400", range: latin, preload: true },
  { family: "Alegreya", url: alegreya, weight: "400 900", range: latin },
  { family: "Alegreya", url: alegreyaExt, weight: "400 900", range: latinExt },
  ...scriptFonts,
];
