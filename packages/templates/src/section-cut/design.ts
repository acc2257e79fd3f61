import cutive from "@fontsource/cutive-mono/files/cutive-mono-latin-400-normal.woff2?url";
import cutiveExt from "@fontsource/cutive-mono/files/cutive-mono-latin-ext-400-normal.woff2?url";
import jostExt from "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url";
import jost from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, shelves } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { SectionCutTemplate } from "./template.tsx";

export const sectionCut = templateOf(manifest, {
  Component: SectionCutTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [stage, shelves, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#F7F7F5", "#131313"],
    surface: ["#ECECE8", "#1F1F1E"],
    ink: ["#0E0E0E", "#F2F2EF"],
    muted: ["#575754", "#A9A9A4"],
    accent: ["#B3321C", "#FF7D5F"],
    onAccent: ["#FFFFFF", "#131313"],
    edge: ["#80807B", "#74746F"],
  }),
  fonts: [
    ...latinFace("Jost", [jost, jostExt], { weight: "300 700", preload: true }),
    ...latinFace("Cutive Mono", [cutive, cutiveExt], { weight: "400" }),
  ],
  standIns,
});
