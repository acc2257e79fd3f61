import atkinsonExt from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url";
import atkinson from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import pixelifyExt from "@fontsource-variable/pixelify-sans/files/pixelify-sans-latin-ext-wght-normal.woff2?url";
import pixelify from "@fontsource-variable/pixelify-sans/files/pixelify-sans-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import contents from "./contents.css?raw";
import desk from "./desk.css?raw";
import folders from "./folders.css?raw";
import stage from "./stage.css?raw";
import print from "./print.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { SystemPortfolioTemplate } from "./template.tsx";

export const systemPortfolio = templateOf(manifest, {
  Component: SystemPortfolioTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [stage, desk, contents, folders], paper: [print] }),
  palette: inBothModes({
    bg: ["#C9CDD2", "#23262B"],
    surface: ["#FFFFFF", "#101114"],
    ink: ["#000000", "#F2F2F2"],
    muted: ["#474747", "#A9ADB5"],
    accent: ["#1A3FBF", "#9DB2FF"],
    onAccent: ["#FFFFFF", "#23262B"],
    edge: ["#707070", "#6E7279"],
  }),
  fonts: [
    ...latinFace("Pixelify Sans", [pixelify, pixelifyExt], { weight: "400 700", preload: true }),
    ...latinFace("Atkinson Hyperlegible Next", [atkinson, atkinsonExt], { weight: "200 800" }),
  ],
  standIns,
});
