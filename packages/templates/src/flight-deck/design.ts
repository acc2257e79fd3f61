import plexExt from "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2?url";
import deckMono from "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2?url";
import deck from "@fontsource/b612/files/b612-latin-400-normal.woff2?url";
import deckBold from "@fontsource/b612/files/b612-latin-700-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#E9EEF2",
    surface: "#FBFCFD",
    ink: "#0E1E2C",
    muted: "#4B5B68",
    accent: "#0B5A9C",
    onAccent: "#FFFFFF",
    edge: "#728391",
    second: "#7A4B00",
  },
  dark: {
    bg: "#09121A",
    surface: "#132331",
    ink: "#DCEBF5",
    muted: "#9DB3C3",
    accent: "#5CE1E6",
    onAccent: "#09121A",
    edge: "#6A8496",
    second: "#FFB454",
  },
};

/** The faces of cockpit displays have no letters beyond western Europe's: those come from a near relation. */
export const fonts: readonly FontFace[] = [
  { family: "B612", url: deck, weight: "400", range: latin, preload: true },
  { family: "B612", url: deckBold, weight: "700", range: latin },
  { family: "B612 Mono", url: deckMono, weight: "400", range: latin },
  { family: "B612", url: plexExt, weight: "400", range: latinExt },
  { family: "B612", url: plexExt, weight: "700", range: latinExt },
  ...scriptFonts,
];
