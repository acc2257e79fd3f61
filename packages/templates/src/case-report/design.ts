import instrumentExt from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import serifExt from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { CaseReportTemplate } from "./template.tsx";

export const caseReport = templateOf(manifest, {
  Component: CaseReportTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [stage, shelves, themeSwitch], paper: [print] }),
  palette: inBothModes({
    bg: ["#FBFCFC", "#10161C"],
    surface: ["#EAF0F4", "#1A232C"],
    ink: ["#14202B", "#E6ECF1"],
    muted: ["#51606D", "#A0AEBA"],
    accent: ["#1B4F8F", "#8FBCF0"],
    onAccent: ["#FFFFFF", "#10161C"],
    edge: ["#788794", "#667683"],
  }),
  fonts: [
    ...latinFace("Source Serif", [serif, serifExt], { weight: "200 900", preload: true }),
    ...latinFace("Instrument Sans", [instrument, instrumentExt], { weight: "400 700" }),
  ],
  standIns,
});
