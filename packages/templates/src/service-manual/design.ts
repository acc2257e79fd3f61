import asapExt from "@fontsource-variable/asap/files/asap-latin-ext-wght-normal.woff2?url";
import asap from "@fontsource-variable/asap/files/asap-latin-wght-normal.woff2?url";
import barlowExt from "@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff2?url";
import barlow from "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#E9EBE6",
    surface: "#F8F9F6",
    ink: "#171917",
    muted: "#555A54",
    accent: "#984600",
    onAccent: "#FFFFFF",
    edge: "#82877F",
  },
  dark: {
    bg: "#151715",
    surface: "#1F221F",
    ink: "#EFF1EC",
    muted: "#A9AFA7",
    accent: "#FF9548",
    onAccent: "#171917",
    edge: "#71776F",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Barlow Condensed", url: barlow, weight: "700", range: latin, preload: true },
  { family: "Barlow Condensed", url: barlowExt, weight: "700", range: latinExt },
  { family: "Asap", url: asap, weight: "100 900", range: latin },
  { family: "Asap", url: asapExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
