import young from "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2?url";
import youngExt from "@fontsource/young-serif/files/young-serif-latin-ext-400-normal.woff2?url";
import rokkittExt from "@fontsource-variable/rokkitt/files/rokkitt-latin-ext-wght-normal.woff2?url";
import rokkitt from "@fontsource-variable/rokkitt/files/rokkitt-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, shelves } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { MiseEnPlaceTemplate } from "./template.tsx";

export const miseEnPlace = templateOf(manifest, {
  Component: MiseEnPlaceTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [stage, shelves, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#FAF6EE", "#1A1613"],
    surface: ["#F1EADC", "#272019"],
    ink: ["#241C15", "#F3EADC"],
    muted: ["#65584B", "#B9AB9A"],
    accent: ["#A3261B", "#F08A6E"],
    onAccent: ["#FFFFFF", "#1A1613"],
    edge: ["#86796B", "#82766A"],
  }),
  shades: {
    "--paper": ["#fff", "#2d251e"],
    "--wall": ["#7f1d15", "#4a1a13"],
  },
  fonts: [
    ...latinFace("Young Serif", [young, youngExt], { weight: "400", preload: true }),
    ...latinFace("Rokkitt", [rokkitt, rokkittExt], { weight: "300 800" }),
  ],
  standIns,
});
