import nunitoExt from "@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url";
import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import petronaExt from "@fontsource-variable/petrona/files/petrona-latin-ext-wght-normal.woff2?url";
import petrona from "@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FAFAF3",
    surface: "#EFF2E8",
    ink: "#1D2A33",
    muted: "#56646B",
    accent: "#1F6450",
    onAccent: "#FFFFFF",
    edge: "#79888A",
    second: "#B3261E",
  },
  dark: {
    bg: "#1E2B27",
    surface: "#273630",
    ink: "#F0F4EA",
    muted: "#AFBDB3",
    accent: "#F5D36B",
    onAccent: "#1E2B27",
    edge: "#7D8F86",
    second: "#FF9C8E",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Petrona", url: petrona, weight: "100 900", range: latin, preload: true },
  { family: "Nunito", url: nunito, weight: "200 1000", range: latin },
  { family: "Petrona", url: petronaExt, weight: "100 900", range: latinExt },
  { family: "Nunito", url: nunitoExt, weight: "200 1000", range: latinExt },
  ...scriptFonts,
];
