import redditMonoExt from "@fontsource-variable/reddit-mono/files/reddit-mono-latin-ext-wght-normal.woff2?url";
import redditMono from "@fontsource-variable/reddit-mono/files/reddit-mono-latin-wght-normal.woff2?url";
import syneExt from "@fontsource-variable/syne/files/syne-latin-ext-wght-normal.woff2?url";
import syne from "@fontsource-variable/syne/files/syne-latin-wght-normal.woff2?url";
import madeforExt from "@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-ext-wght-normal.woff2?url";
import madefor from "@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { LinerNotesTemplate } from "./template.tsx";

export const linerNotes = templateOf(manifest, {
  Component: LinerNotesTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, stage, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#EDBE4C", "#17110D"],
    surface: ["#F5D27A", "#261C15"],
    ink: ["#17110D", "#F4E8D3"],
    muted: ["#54401B", "#C3B197"],
    accent: ["#6A1B00", "#FF9A3D"],
    onAccent: ["#FFF3D9", "#17110D"],
    edge: ["#7A5A1F", "#8A7760"],
  }),
  fonts: [
    ...latinFace("Syne", [syne, syneExt], { weight: "400 800", preload: true }),
    ...latinFace("Reddit Mono", [redditMono, redditMonoExt], { weight: "200 900" }),
    ...latinFace("Wix Madefor Text", [madefor, madeforExt], { weight: "400 800" }),
  ],
  standIns,
});
