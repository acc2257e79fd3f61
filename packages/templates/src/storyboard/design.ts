import gothicExt from "@fontsource-variable/league-gothic/files/league-gothic-latin-ext-wdth-normal.woff2?url";
import gothic from "@fontsource-variable/league-gothic/files/league-gothic-latin-wdth-normal.woff2?url";
import monoExt from "@fontsource/dm-mono/files/dm-mono-latin-ext-400-normal.woff2?url";
import mono from "@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#E4E4E2",
    surface: "#F2F2F0",
    ink: "#161616",
    muted: "#555552",
    accent: "#7A4200",
    onAccent: "#FFFFFF",
    edge: "#787874",
  },
  dark: {
    bg: "#0C0C0D",
    surface: "#1B1B1D",
    ink: "#EDEAE4",
    muted: "#A8A59F",
    accent: "#F2C14E",
    onAccent: "#0C0C0D",
    edge: "#6E6C68",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "League Gothic", url: gothic, weight: "400", stretch: "75% 100%", range: latin, preload: true },
  { family: "League Gothic", url: gothicExt, weight: "400", stretch: "75% 100%", range: latinExt },
  { family: "DM Mono", url: mono, weight: "400", range: latin },
  { family: "DM Mono", url: monoExt, weight: "400", range: latinExt },
  ...scriptFonts,
];
