import oxaniumExt from "@fontsource-variable/oxanium/files/oxanium-latin-ext-wght-normal.woff2?url";
import oxanium from "@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2?url";
import sometypeExt from "@fontsource-variable/sometype-mono/files/sometype-mono-latin-ext-wght-normal.woff2?url";
import sometype from "@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#EEF1F2",
    surface: "#FFFFFF",
    ink: "#0B1014",
    muted: "#4E5963",
    accent: "#3F6600",
    second: "#B0124A",
    onAccent: "#FFFFFF",
    edge: "#7E8A95",
  },
  dark: {
    bg: "#08090B",
    surface: "#111418",
    ink: "#E9EEF2",
    muted: "#97A2AD",
    accent: "#C6FF3D",
    second: "#FF5C8A",
    onAccent: "#08090B",
    edge: "#5B6670",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Oxanium", url: oxanium, weight: "200 800", range: latin, preload: true },
  { family: "Oxanium", url: oxaniumExt, weight: "200 800", range: latinExt },
  { family: "Sometype Mono", url: sometype, weight: "400 700", range: latin },
  { family: "Sometype Mono", url: sometypeExt, weight: "400 700", range: latinExt },
  ...scriptFonts,
];
