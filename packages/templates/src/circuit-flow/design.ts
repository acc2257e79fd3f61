import plexExt from "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2?url";
import plex from "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url";
import petra500 from "@fontsource/chakra-petch/files/chakra-petch-latin-500-normal.woff2?url";
import petra700 from "@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2?url";
import petraExt500 from "@fontsource/chakra-petch/files/chakra-petch-latin-ext-500-normal.woff2?url";
import petraExt700 from "@fontsource/chakra-petch/files/chakra-petch-latin-ext-700-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F2F4EE",
    surface: "#E3E9DF",
    ink: "#10261E",
    muted: "#4B6459",
    accent: "#8A5A0B",
    second: "#0C6B55",
    onAccent: "#FFFFFF",
    edge: "#71877D",
  },
  dark: {
    bg: "#0B2A22",
    surface: "#10382D",
    ink: "#E8F4EC",
    muted: "#9FC4B2",
    accent: "#E8B45A",
    second: "#7FE3C4",
    onAccent: "#0B2A22",
    edge: "#6D8278",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Chakra Petch", url: petra700, weight: "700", range: latin, preload: true },
  { family: "Chakra Petch", url: petra500, weight: "500", range: latin },
  { family: "IBM Plex Sans", url: plex, weight: "100 700", range: latin },
  { family: "Chakra Petch", url: petraExt700, weight: "700", range: latinExt },
  { family: "Chakra Petch", url: petraExt500, weight: "500", range: latinExt },
  { family: "IBM Plex Sans", url: plexExt, weight: "100 700", range: latinExt },
  ...scriptFonts,
];
