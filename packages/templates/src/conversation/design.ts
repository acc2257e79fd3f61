import newsreaderExt from "@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import wixCyrillic from "@fontsource-variable/wix-madefor-display/files/wix-madefor-display-cyrillic-wght-normal.woff2?url";
import wixExt from "@fontsource-variable/wix-madefor-display/files/wix-madefor-display-latin-ext-wght-normal.woff2?url";
import wix from "@fontsource-variable/wix-madefor-display/files/wix-madefor-display-latin-wght-normal.woff2?url";
import { cyrillic, latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#E6EDF8",
    surface: "#F6F9FD",
    ink: "#152036",
    muted: "#4E5B75",
    accent: "#0B4F9E",
    onAccent: "#FFFFFF",
    edge: "#75839C",
  },
  dark: {
    bg: "#10161F",
    surface: "#19212D",
    ink: "#E6EDF8",
    muted: "#A3AFC3",
    accent: "#8DBBFF",
    onAccent: "#10161F",
    edge: "#667389",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Wix Madefor Display", url: wix, weight: "400 800", range: latin, preload: true },
  { family: "Newsreader", url: newsreader, weight: "200 800", range: latin },
  { family: "Wix Madefor Display", url: wixExt, weight: "400 800", range: latinExt },
  { family: "Newsreader", url: newsreaderExt, weight: "200 800", range: latinExt },
  { family: "Wix Madefor Display", url: wixCyrillic, weight: "400 800", range: cyrillic },
  ...scriptFonts,
];
