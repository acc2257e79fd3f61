import frauncesExt from "@fontsource-variable/fraunces/files/fraunces-latin-ext-soft-normal.woff2?url";
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-soft-normal.woff2?url";
import nunitoExt from "@fontsource-variable/nunito-sans/files/nunito-sans-latin-ext-wght-normal.woff2?url";
import nunito from "@fontsource-variable/nunito-sans/files/nunito-sans-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import rings from "./rings.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { EcoVisionTemplate } from "./template.tsx";

export const ecoVision = templateOf(manifest, {
  Component: EcoVisionTemplate,
  css: screenAndPaper({ letters: [entries, styles, rings], stage: [stage, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#EEF3E2", "#141A12"],
    surface: ["#E0E8D0", "#1E261B"],
    ink: ["#1D2A19", "#EEF0E2"],
    muted: ["#525E49", "#AAB39E"],
    accent: ["#2A6536", "#8FCB8A"],
    second: ["#9A4410", "#F0A267"],
    onAccent: ["#FFFFFF", "#141A12"],
    edge: ["#788371", "#6A7260"],
  }),
  fonts: [
    ...latinFace("Fraunces", [fraunces, frauncesExt], { weight: "100 900", preload: true }),
    ...latinFace("Nunito Sans", [nunito, nunitoExt], { weight: "200 1000" }),
  ],
  standIns,
});
