import newsreaderExt from "@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import schibstedExt from "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2?url";
import schibsted from "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FFFFFF",
    surface: "#F3F5F8",
    ink: "#15191F",
    muted: "#565D68",
    accent: "#1F4E79",
    onAccent: "#FFFFFF",
    edge: "#848B97",
  },
  dark: {
    bg: "#12151A",
    surface: "#1B2027",
    ink: "#E9ECF0",
    muted: "#A2A9B4",
    accent: "#8FBCE6",
    onAccent: "#12151A",
    edge: "#666C77",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Schibsted Grotesk", url: schibsted, weight: "400 900", range: latin },
  { family: "Schibsted Grotesk", url: schibstedExt, weight: "400 900", range: latinExt },
  { family: "Newsreader", url: newsreader, weight: "200 800", range: latin, preload: true },
  { family: "Newsreader", url: newsreaderExt, weight: "200 800", range: latinExt },
  ...scriptFonts,
];
