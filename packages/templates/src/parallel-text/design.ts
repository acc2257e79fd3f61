import brygadaCyrillic from "@fontsource-variable/brygada-1918/files/brygada-1918-cyrillic-wght-normal.woff2?url";
import brygadaExt from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2?url";
import brygada from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url";
import golosCyrillic from "@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url";
import golosExt from "@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2?url";
import golos from "@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url";
import { cyrillic, latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F1EDF6",
    surface: "#FBF9FD",
    ink: "#201A2A",
    muted: "#5B5268",
    accent: "#62218A",
    onAccent: "#FFFFFF",
    edge: "#857B93",
  },
  dark: {
    bg: "#18141D",
    surface: "#211B29",
    ink: "#EEE9F4",
    muted: "#B3A9BF",
    accent: "#D3A4E6",
    onAccent: "#18141D",
    edge: "#7A7087",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Brygada 1918", url: brygada, weight: "400 700", range: latin, preload: true },
  { family: "Golos Text", url: golos, weight: "400 900", range: latin },
  { family: "Brygada 1918", url: brygadaExt, weight: "400 700", range: latinExt },
  { family: "Golos Text", url: golosExt, weight: "400 900", range: latinExt },
  { family: "Brygada 1918", url: brygadaCyrillic, weight: "400 700", range: cyrillic },
  { family: "Golos Text", url: golosCyrillic, weight: "400 900", range: cyrillic },
  ...scriptFonts,
];
