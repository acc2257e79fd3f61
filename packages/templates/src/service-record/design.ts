import publicExt from "@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import sofiaCyrillic from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2?url";
import sofiaExt from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?url";
import sofia from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url";
import { cyrillic, latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#EDEFEE",
    surface: "#F9FAF9",
    ink: "#161D22",
    muted: "#515B61",
    accent: "#7A4B00",
    onAccent: "#FFFFFF",
    edge: "#7A858B",
  },
  dark: {
    bg: "#12171B",
    surface: "#1B2227",
    ink: "#EBEFF0",
    muted: "#A5B0B6",
    accent: "#E6B45C",
    onAccent: "#12171B",
    edge: "#68747B",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Sofia Sans Extra Condensed", url: sofia, weight: "400 900", range: latin, preload: true },
  { family: "Public Sans", url: publicSans, weight: "300 800", range: latin },
  { family: "Sofia Sans Extra Condensed", url: sofiaExt, weight: "400 900", range: latinExt },
  { family: "Public Sans", url: publicExt, weight: "300 800", range: latinExt },
  { family: "Sofia Sans Extra Condensed", url: sofiaCyrillic, weight: "400 900", range: cyrillic },
  ...scriptFonts,
];
