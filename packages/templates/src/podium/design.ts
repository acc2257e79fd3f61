import shouldersExt from "@fontsource-variable/big-shoulders/files/big-shoulders-latin-ext-wght-normal.woff2?url";
import shoulders from "@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2?url";
import hubotExt from "@fontsource-variable/hubot-sans/files/hubot-sans-latin-ext-wght-normal.woff2?url";
import hubot from "@fontsource-variable/hubot-sans/files/hubot-sans-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FFFFFF",
    surface: "#F1F3F6",
    ink: "#0F1420",
    muted: "#555C6A",
    accent: "#C01208",
    onAccent: "#FFFFFF",
    edge: "#7B8290",
  },
  dark: {
    bg: "#0A0E17",
    surface: "#151B28",
    ink: "#F3F5F7",
    muted: "#A9B1BF",
    accent: "#FFE14D",
    onAccent: "#0A0E17",
    edge: "#6F788A",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Big Shoulders", url: shoulders, weight: "100 900", range: latin, preload: true },
  { family: "Hubot Sans", url: hubot, weight: "200 900", range: latin },
  { family: "Big Shoulders", url: shouldersExt, weight: "100 900", range: latinExt },
  { family: "Hubot Sans", url: hubotExt, weight: "200 900", range: latinExt },
  ...scriptFonts,
];
