import asapExt from "@fontsource-variable/asap/files/asap-latin-ext-wght-normal.woff2?url";
import asap from "@fontsource-variable/asap/files/asap-latin-wght-normal.woff2?url";
import barlowExt from "@fontsource/barlow-condensed/files/barlow-condensed-latin-ext-700-normal.woff2?url";
import barlow from "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, printRail, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { ServiceManualTemplate } from "./template.tsx";

export const serviceManual = templateOf(manifest, {
  Component: ServiceManualTemplate,
  css: screenAndPaper({
    letters: [entries, shelves, styles],
    stage: [themeSwitch, stage, contactRow],
    paper: [printRail, print],
  }),
  palette: inBothModes({
    bg: ["#E9EBE6", "#151715"],
    surface: ["#F8F9F6", "#1F221F"],
    ink: ["#171917", "#EFF1EC"],
    muted: ["#555A54", "#A9AFA7"],
    accent: ["#984600", "#FF9548"],
    onAccent: ["#FFFFFF", "#171917"],
    edge: ["#82877F", "#71776F"],
  }),
  fonts: [
    ...latinFace("Barlow Condensed", [barlow, barlowExt], { weight: "700", preload: true }),
    ...latinFace("Asap", [asap, asapExt], { weight: "100 900" }),
  ],
  standIns,
});
