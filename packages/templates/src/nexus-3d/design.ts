import b612 from "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2?url";
import monaExt from "@fontsource-variable/mona-sans/files/mona-sans-latin-ext-wdth-normal.woff2?url";
import mona from "@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#E9E8E4",
    surface: "#F6F5F2",
    ink: "#15161A",
    muted: "#565A63",
    accent: "#B53C05",
    onAccent: "#FFFFFF",
    edge: "#7E828C",
  },
  dark: {
    bg: "#0E0F12",
    surface: "#17191E",
    ink: "#F1F2F4",
    muted: "#9CA1AC",
    accent: "#FF7A3D",
    onAccent: "#0E0F12",
    edge: "#636872",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Mona Sans", url: mona, weight: "200 900", stretch: "75% 125%", range: latin, preload: true },
  { family: "Mona Sans", url: monaExt, weight: "200 900", stretch: "75% 125%", range: latinExt },
  { family: "B612 Mono", url: b612, weight: "400", range: latin },
  ...scriptFonts,
];
