import b612 from "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2?url";
import sairaExt from "@fontsource-variable/saira/files/saira-latin-ext-wdth-normal.woff2?url";
import saira from "@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#F4F7F5",
    surface: "#E6EDEC",
    ink: "#12304E",
    muted: "#48647F",
    accent: "#B4380B",
    onAccent: "#FFFFFF",
    edge: "#768696",
  },
  dark: {
    bg: "#0C2C4F",
    surface: "#113760",
    ink: "#EAF3FB",
    muted: "#A9C6E0",
    accent: "#FFD166",
    onAccent: "#0C2C4F",
    edge: "#748493",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Saira", url: saira, weight: "100 900", stretch: "50% 125%", range: latin, preload: true },
  { family: "Saira", url: sairaExt, weight: "100 900", stretch: "50% 125%", range: latinExt },
  { family: "B612 Mono", url: b612, weight: "400", range: latin },
  ...scriptFonts,
];
