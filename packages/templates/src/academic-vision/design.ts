import alegreyaExt from "@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff2?url";
import alegreya from "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url";
import stixExt from "@fontsource-variable/stix-two-text/files/stix-two-text-latin-ext-wght-normal.woff2?url";
import stixItalicExt from "@fontsource-variable/stix-two-text/files/stix-two-text-latin-ext-wght-italic.woff2?url";
import stixItalic from "@fontsource-variable/stix-two-text/files/stix-two-text-latin-wght-italic.woff2?url";
import stix from "@fontsource-variable/stix-two-text/files/stix-two-text-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FFFDF8",
    surface: "#F5F1E6",
    ink: "#1A1A18",
    muted: "#5D5A52",
    accent: "#7B1E28",
    onAccent: "#FFFFFF",
    edge: "#8B887F",
  },
  dark: {
    bg: "#171715",
    surface: "#211F1C",
    ink: "#EDE9DF",
    muted: "#ACA699",
    accent: "#E89AA0",
    onAccent: "#171715",
    edge: "#716C60",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "STIX Two Text", url: stix, weight: "400 700", range: latin, preload: true },
  { family: "STIX Two Text", url: stixExt, weight: "400 700", range: latinExt },
  { family: "STIX Two Text", url: stixItalic, weight: "400 700", style: "italic", range: latin },
  { family: "STIX Two Text", url: stixItalicExt, weight: "400 700", style: "italic", range: latinExt },
  { family: "Alegreya Sans", url: alegreya, weight: "400", range: latin },
  { family: "Alegreya Sans", url: alegreyaExt, weight: "400", range: latinExt },
  ...scriptFonts,
];
