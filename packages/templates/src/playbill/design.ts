import abril from "@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2?url";
import abrilExt from "@fontsource/abril-fatface/files/abril-fatface-latin-ext-400-normal.woff2?url";
import besley from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import besleyExt from "@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2?url";
import sofia from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url";
import sofiaExt from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F5DF4D",
    surface: "#FBEE9A",
    ink: "#17120C",
    muted: "#51451B",
    accent: "#A3121F",
    onAccent: "#FFF6C9",
    edge: "#80712C",
  },
  dark: {
    bg: "#17130D",
    surface: "#241E14",
    ink: "#F3E6A6",
    muted: "#B9AD84",
    accent: "#FF8069",
    onAccent: "#17130D",
    edge: "#7A6F4E",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Sofia Sans Extra Condensed", url: sofia, weight: "500 900", range: latin, preload: true },
  { family: "Besley", url: besley, weight: "400 900", range: latin },
  { family: "Abril Fatface", url: abril, weight: "400", range: latin },
  { family: "Sofia Sans Extra Condensed", url: sofiaExt, weight: "500 900", range: latinExt },
  { family: "Besley", url: besleyExt, weight: "400 900", range: latinExt },
  { family: "Abril Fatface", url: abrilExt, weight: "400", range: latinExt },
  ...scriptFonts,
];
