import jostExt from "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url";
import jost from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import spectral300 from "@fontsource/spectral/files/spectral-latin-300-normal.woff2?url";
import spectral400 from "@fontsource/spectral/files/spectral-latin-400-normal.woff2?url";
import spectralExt300 from "@fontsource/spectral/files/spectral-latin-ext-300-normal.woff2?url";
import spectralExt400 from "@fontsource/spectral/files/spectral-latin-ext-400-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#EDF0EE",
    surface: "#E1E6E3",
    ink: "#1F2422",
    muted: "#59625E",
    accent: "#A63019",
    onAccent: "#FFFFFF",
    edge: "#78827D",
  },
  dark: {
    bg: "#171A19",
    surface: "#202423",
    ink: "#E6EAE8",
    muted: "#9DA6A2",
    accent: "#F0927C",
    onAccent: "#171A19",
    edge: "#69726E",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Spectral", url: spectral300, weight: "300", range: latin, preload: true },
  { family: "Spectral", url: spectral400, weight: "400", range: latin },
  { family: "Jost", url: jost, weight: "100 900", range: latin },
  { family: "Spectral", url: spectralExt300, weight: "300", range: latinExt },
  { family: "Spectral", url: spectralExt400, weight: "400", range: latinExt },
  { family: "Jost", url: jostExt, weight: "100 900", range: latinExt },
  ...scriptFonts,
];
