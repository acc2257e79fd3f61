import besleyExt from "@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2?url";
import besley from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import monoExt from "@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-ext-wght-normal.woff2?url";
import mono from "@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { DoubleEntryTemplate } from "./template.tsx";

export const doubleEntry = templateOf(manifest, {
  Component: DoubleEntryTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#E6F0E2", "#101713"],
    surface: ["#F5FAF2", "#1B251F"],
    ink: ["#14231A", "#E7EFE8"],
    muted: ["#47584C", "#A6B3A9"],
    accent: ["#8A1C1C", "#F29A90"],
    onAccent: ["#FFFFFF", "#101713"],
    edge: ["#6F8274", "#66776C"],
  }),
  fonts: [
    ...latinFace("Besley", [besley, besleyExt], { weight: "400 900", preload: true }),
    ...latinFace("Red Hat Mono", [mono, monoExt], { weight: "300 700" }),
  ],
  standIns,
});
