import gantariExt from "@fontsource-variable/gantari/files/gantari-latin-ext-wght-normal.woff2?url";
import gantari from "@fontsource-variable/gantari/files/gantari-latin-wght-normal.woff2?url";
import caslonExt from "@fontsource/libre-caslon-text/files/libre-caslon-text-latin-ext-400-normal.woff2?url";
import caslon from "@fontsource/libre-caslon-text/files/libre-caslon-text-latin-400-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, printRail, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { CounselTemplate } from "./template.tsx";

/** The numbers of a page of 28 lines, as a picture that is repeated down the margin and takes the page's colour. */
const numbers = Array.from(
  { length: 28 },
  (_, line) => `%3Ctext x='20' y='${line * 28 + 18}'%3E${line + 1}%3C/text%3E`,
).join("");
const lines = `:root{--lines:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 784' font-family='sans-serif' font-size='12' text-anchor='middle'%3E${numbers}%3C/svg%3E")}`;

export const counsel = templateOf(manifest, {
  Component: CounselTemplate,
  css: screenAndPaper({
    letters: [entries, shelves, styles],
    stage: [lines, themeSwitch, stage],
    paper: [printRail, print],
  }),
  palette: inBothModes({
    bg: ["#FFFFFF", "#14161B"],
    surface: ["#EEF0F6", "#1F222B"],
    ink: ["#1A1B1C", "#E9EBF0"],
    muted: ["#565A63", "#A5AAB6"],
    accent: ["#2B3A67", "#A9B8EC"],
    onAccent: ["#FFFFFF", "#14161B"],
    edge: ["#7D828C", "#6F7583"],
  }),
  fonts: [
    ...latinFace("Libre Caslon Text", [caslon, caslonExt], { weight: "400", preload: true }),
    ...latinFace("Gantari", [gantari, gantariExt], { weight: "100 900" }),
  ],
  standIns,
});
