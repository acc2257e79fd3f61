import cormorantExt from "@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2?url";
import cormorantItalic from "@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2?url";
import cormorant from "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url";
import tenorExt from "@fontsource/tenor-sans/files/tenor-sans-latin-ext-400-normal.woff2?url";
import tenor from "@fontsource/tenor-sans/files/tenor-sans-latin-400-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F4F2F5",
    surface: "#E9E6EC",
    ink: "#1C2024",
    muted: "#5D6068",
    accent: "#75551B",
    second: "#19665A",
    onAccent: "#FFFFFF",
    edge: "#7F828B",
  },
  dark: {
    bg: "#07141A",
    surface: "#0D2028",
    ink: "#F3EFE6",
    muted: "#AFB8B4",
    accent: "#D8BE8A",
    second: "#5FD0B0",
    onAccent: "#07141A",
    edge: "#656D69",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Cormorant", url: cormorant, weight: "300 700", range: latin, preload: true },
  { family: "Cormorant", url: cormorantExt, weight: "300 700", range: latinExt },
  { family: "Cormorant Italic", url: cormorantItalic, weight: "300 700", range: latin },
  { family: "Tenor Sans", url: tenor, weight: "400", range: latin },
  { family: "Tenor Sans", url: tenorExt, weight: "400", range: latinExt },
  ...scriptFonts,
];
