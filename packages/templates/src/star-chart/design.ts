import josefinExt from "@fontsource-variable/josefin-sans/files/josefin-sans-latin-ext-wght-normal.woff2?url";
import josefin from "@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2?url";
import cardoExt from "@fontsource/cardo/files/cardo-latin-ext-400-normal.woff2?url";
import cardo from "@fontsource/cardo/files/cardo-latin-400-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F2F3F7",
    surface: "#E4E6EF",
    ink: "#10152A",
    muted: "#535970",
    accent: "#3A3FA0",
    onAccent: "#FFFFFF",
    edge: "#7C8297",
  },
  dark: {
    bg: "#0A0E1F",
    surface: "#141A31",
    ink: "#E8EBF7",
    muted: "#A2A9C2",
    accent: "#F2D58A",
    onAccent: "#0A0E1F",
    edge: "#666D88",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Josefin Sans", url: josefin, weight: "100 700", range: latin, preload: true },
  { family: "Josefin Sans", url: josefinExt, weight: "100 700", range: latinExt },
  { family: "Cardo", url: cardo, weight: "400", range: latin },
  { family: "Cardo", url: cardoExt, weight: "400", range: latinExt },
  ...scriptFonts,
];
