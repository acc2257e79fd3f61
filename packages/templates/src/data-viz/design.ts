import inconsolata from "@fontsource-variable/inconsolata/files/inconsolata-latin-wght-normal.woff2?url";
import franklinExt from "@fontsource-variable/libre-franklin/files/libre-franklin-latin-ext-wght-normal.woff2?url";
import franklin from "@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#FBFBF9",
    surface: "#F0F1EE",
    ink: "#1D2228",
    muted: "#5B646E",
    accent: "#0B6AA2",
    second: "#AE4C09",
    onAccent: "#FFFFFF",
    edge: "#7F8893",
  },
  dark: {
    bg: "#12161B",
    surface: "#1B2129",
    ink: "#E9EDF1",
    muted: "#9FAAB6",
    accent: "#6CB8EA",
    second: "#F2A05C",
    onAccent: "#12161B",
    edge: "#646E79",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Libre Franklin", url: franklin, weight: "100 900", range: latin, preload: true },
  { family: "Libre Franklin", url: franklinExt, weight: "100 900", range: latinExt },
  { family: "Inconsolata", url: inconsolata, weight: "200 900", range: latin },
  ...scriptFonts,
];
