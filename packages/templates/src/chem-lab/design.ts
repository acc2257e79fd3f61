import redHatMono from "@fontsource-variable/red-hat-mono/files/red-hat-mono-latin-wght-normal.woff2?url";
import workExt from "@fontsource-variable/work-sans/files/work-sans-latin-ext-wght-normal.woff2?url";
import work from "@fontsource-variable/work-sans/files/work-sans-latin-wght-normal.woff2?url";
import { inBothModes, latin, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { columns, contactRow, entries, heardAbout } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import bottle from "./bottle.css?raw";
import pages from "./pages.css?raw";
import stage from "./stage.css?raw";
import print from "./print.css?raw";
import styles from "./styles.css?raw";
import table from "./table.css?raw";
import { standIns } from "./stand-ins.ts";
import { ChemLabTemplate } from "./template.tsx";

export const chemLab = templateOf(manifest, {
  Component: ChemLabTemplate,
  css: screenAndPaper({
    letters: [entries, styles, table],
    stage: [columns, heardAbout, stage, pages, bottle, contactRow],
    paper: [print],
  }),
  palette: inBothModes({
    bg: ["#F5F9FC", "#10161C"],
    surface: ["#E4EEF4", "#18212A"],
    ink: ["#16222E", "#E9EFF3"],
    muted: ["#4C5B69", "#9FB0BD"],
    accent: ["#0B5F90", "#63C1F2"],
    second: ["#B0155A", "#FF86B5"],
    onAccent: ["#FFFFFF", "#10161C"],
    edge: ["#778796", "#5F6F7B"],
  }),
  shades: {
    "--t1": ["#0b5f90", "#63c1f2"],
    "--t2": ["#b0155a", "#ff86b5"],
    "--t3": ["#1f7a4d", "#6fd3a0"],
    "--t4": ["#9a6200", "#f0bd5c"],
    "--t5": ["#6446a8", "#b9a2f2"],
    "--t6": ["#4c5b69", "#9fb0bd"],
  },
  fonts: [
    ...latinFace("Work Sans", [work, workExt], { weight: "100 900", preload: true }),
    { family: "Red Hat Mono", url: redHatMono, weight: "300 700", range: latin },
  ],
  standIns,
});
