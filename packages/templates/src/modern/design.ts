import bricolageExt from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2?url";
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url";
import figtreeExt from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { latin, latinExt } from "../kit/fonts.ts";
import type { FontFace } from "../kit/fonts.ts";
import type { Palette } from "../kit/palette.ts";
import { scriptFonts } from "../kit/script-fonts.ts";

export const palette: Palette = {
  light: {
    bg: "#E9EDE8",
    surface: "#FFFFFF",
    ink: "#161A17",
    muted: "#586058",
    accent: "#0E5A45",
    second: "#B0381A",
    onAccent: "#FFFFFF",
    edge: "#7E877E",
  },
  dark: {
    bg: "#131613",
    surface: "#1E231F",
    ink: "#EEF2EC",
    muted: "#A8B0A6",
    accent: "#7FD1B0",
    second: "#FF9E7A",
    onAccent: "#131613",
    edge: "#697067",
  },
};

export const fonts: readonly FontFace[] = [
  { family: "Bricolage Grotesque", url: bricolage, weight: "200 800", range: latin, preload: true },
  { family: "Bricolage Grotesque", url: bricolageExt, weight: "200 800", range: latinExt },
  { family: "Figtree", url: figtree, weight: "300 900", range: latin },
  { family: "Figtree", url: figtreeExt, weight: "300 900", range: latinExt },
  ...scriptFonts,
];
