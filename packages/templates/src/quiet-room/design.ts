import loraExt from "@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url";
import lora from "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url";
import madeforExt from "@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-ext-wght-normal.woff2?url";
import madefor from "@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#E4ECE4",
    surface: "#D9E3DA",
    ink: "#22302A",
    muted: "#4F6058",
    accent: "#2F5B44",
    onAccent: "#FFFFFF",
    edge: "#738279",
  },
  dark: {
    bg: "#151B18",
    surface: "#1E2622",
    ink: "#E5ECE6",
    muted: "#A3B1A8",
    accent: "#A3CDB4",
    onAccent: "#151B18",
    edge: "#6A7A71",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Lora", url: lora, weight: "400 700", range: latin, preload: true },
  { family: "Wix Madefor Text", url: madefor, weight: "400 800", range: latin },
  { family: "Lora", url: loraExt, weight: "400 700", range: latinExt },
  { family: "Wix Madefor Text", url: madeforExt, weight: "400 800", range: latinExt },
  ...scriptFonts,
];
