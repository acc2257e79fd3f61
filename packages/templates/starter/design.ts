import workSansExt from "@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?url";
import workSans from "@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url";
import { latinFace, type FontFace } from "../src/kit/fonts.ts";
import { inBothModes } from "../src/kit/palette.ts";
import { scriptFonts } from "../src/kit/script-fonts.ts";

/** Each role by day and by night. */
export const palette = inBothModes({
  bg: ["#FFFFFF", "#121614"],
  surface: ["#F4F6F5", "#1C2220"],
  ink: ["#171A1F", "#E9EDEB"],
  muted: ["#575F66", "#A1ABA6"],
  accent: ["#0B5A4A", "#7FD3BC"],
  onAccent: ["#FFFFFF", "#121614"],
  edge: ["#828B90", "#67716C"],
});

export const fonts: readonly FontFace[] = [
  ...latinFace("Work Sans", [workSans, workSansExt], { weight: "100 900", preload: true }),
  ...scriptFonts,
];
