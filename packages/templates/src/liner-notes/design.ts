import redditMonoExt from "@fontsource-variable/reddit-mono/files/reddit-mono-latin-ext-wght-normal.woff2?url";
import redditMono from "@fontsource-variable/reddit-mono/files/reddit-mono-latin-wght-normal.woff2?url";
import syneExt from "@fontsource-variable/syne/files/syne-latin-ext-wght-normal.woff2?url";
import syne from "@fontsource-variable/syne/files/syne-latin-wght-normal.woff2?url";
import madeforExt from "@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-ext-wght-normal.woff2?url";
import madefor from "@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#EDBE4C",
    surface: "#F5D27A",
    ink: "#17110D",
    muted: "#54401B",
    accent: "#6A1B00",
    onAccent: "#FFF3D9",
    edge: "#7A5A1F",
  },
  dark: {
    bg: "#17110D",
    surface: "#261C15",
    ink: "#F4E8D3",
    muted: "#C3B197",
    accent: "#FF9A3D",
    onAccent: "#17110D",
    edge: "#8A7760",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Syne", url: syne, weight: "400 800", range: latin, preload: true },
  { family: "Syne", url: syneExt, weight: "400 800", range: latinExt },
  { family: "Reddit Mono", url: redditMono, weight: "200 900", range: latin },
  { family: "Reddit Mono", url: redditMonoExt, weight: "200 900", range: latinExt },
  { family: "Wix Madefor Text", url: madefor, weight: "400 800", range: latin },
  { family: "Wix Madefor Text", url: madeforExt, weight: "400 800", range: latinExt },
  ...scriptFonts,
];
