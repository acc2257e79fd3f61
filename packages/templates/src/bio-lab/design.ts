import dmMonoExt from "@fontsource/dm-mono/files/dm-mono-latin-ext-400-normal.woff2?url";
import dmMono from "@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2?url";
import epilogueExt from "@fontsource-variable/epilogue/files/epilogue-latin-ext-wght-normal.woff2?url";
import epilogue from "@fontsource-variable/epilogue/files/epilogue-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FDF9FA",
    surface: "#F6ECF0",
    ink: "#2A1B33",
    muted: "#665669",
    accent: "#A02560",
    second: "#4A3A96",
    onAccent: "#FFFFFF",
    edge: "#908293",
  },
  dark: {
    bg: "#07080A",
    surface: "#11151A",
    ink: "#E9F2EC",
    muted: "#9DAEA5",
    accent: "#46E08A",
    second: "#6FB7FF",
    onAccent: "#07080A",
    edge: "#596860",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Epilogue", url: epilogue, weight: "100 900", range: latin, preload: true },
  { family: "Epilogue", url: epilogueExt, weight: "100 900", range: latinExt },
  { family: "DM Mono", url: dmMono, weight: "400", range: latin },
  { family: "DM Mono", url: dmMonoExt, weight: "400", range: latinExt },
  ...scriptFonts,
];
