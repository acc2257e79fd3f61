import albertExt from "@fontsource-variable/albert-sans/files/albert-sans-latin-ext-wght-normal.woff2?url";
import albert from "@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal.woff2?url";
import playfairExt from "@fontsource-variable/playfair/files/playfair-latin-ext-wght-normal.woff2?url";
import playfair from "@fontsource-variable/playfair/files/playfair-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { footRow } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { StudioPortfolioTemplate } from "./template.tsx";

export const studioPortfolio = templateOf(manifest, {
  Component: StudioPortfolioTemplate,
  css: screenAndPaper({ letters: [styles], stage: [footRow, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#F4F4F3", "#161615"],
    surface: ["#E7E7E5", "#20201E"],
    ink: ["#1A1A19", "#F2F1EE"],
    muted: ["#5F5E5B", "#A8A6A1"],
    accent: ["#5B4A2E", "#CDB68A"],
    onAccent: ["#FFFFFF", "#161615"],
    edge: ["#83827F", "#6E6C67"],
  }),
  shades: {
    "--mat": ["#fdfdfc", "#d9d7d2"],
    "--wood": ["#2b2722", "#000000"],
  },
  fonts: [
    ...latinFace("Playfair", [playfair, playfairExt], { weight: "300 900", preload: true }),
    ...latinFace("Albert Sans", [albert, albertExt], { weight: "100 900" }),
  ],
  standIns,
});
