import delaExt from "@fontsource/dela-gothic-one/files/dela-gothic-one-latin-ext-400-normal.woff2?url";
import dela from "@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal.woff2?url";
import shantellExt from "@fontsource-variable/shantell-sans/files/shantell-sans-latin-ext-wght-normal.woff2?url";
import shantell from "@fontsource-variable/shantell-sans/files/shantell-sans-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FBF7EC",
    surface: "#F6EFD8",
    ink: "#14205A",
    muted: "#48528A",
    accent: "#C8104F",
    second: "#0B5CA8",
    onAccent: "#FFFFFF",
    edge: "#82869A",
  },
  dark: {
    bg: "#12163A",
    surface: "#1C2252",
    ink: "#FFF3DC",
    muted: "#B7BBE0",
    accent: "#FF7FB0",
    second: "#FFD94A",
    onAccent: "#12163A",
    edge: "#6E7184",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Dela Gothic One", url: dela, weight: "400", range: latin, preload: true },
  { family: "Dela Gothic One", url: delaExt, weight: "400", range: latinExt },
  { family: "Shantell Sans", url: shantell, weight: "300 800", range: latin },
  { family: "Shantell Sans", url: shantellExt, weight: "300 800", range: latinExt },
  ...scriptFonts,
];
