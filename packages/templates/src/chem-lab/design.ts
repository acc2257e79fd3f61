import redHatMono from "@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2?url";
import workExt from "@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?url";
import work from "@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F5F9FC",
    surface: "#E4EEF4",
    ink: "#16222E",
    muted: "#4C5B69",
    accent: "#0B5F90",
    second: "#B0155A",
    onAccent: "#FFFFFF",
    edge: "#778796",
  },
  dark: {
    bg: "#10161C",
    surface: "#18212A",
    ink: "#E9EFF3",
    muted: "#9FB0BD",
    accent: "#63C1F2",
    second: "#FF86B5",
    onAccent: "#10161C",
    edge: "#5F6F7B",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Work Sans", url: work, weight: "100 900", range: latin, preload: true },
  { family: "Work Sans", url: workExt, weight: "100 900", range: latinExt },
  { family: "Red Hat Mono", url: redHatMono, weight: "300 700", range: latin },
  ...scriptFonts,
];
