import nunitoExt from "@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2?url";
import nunito from "@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2?url";
import petronaExt from "@fontsource-variable/petrona/files/petrona-latin-ext-wght-normal.woff2?url";
import petrona from "@fontsource-variable/petrona/files/petrona-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, printRail } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { SyllabusTemplate } from "./template.tsx";

export const syllabus = templateOf(manifest, {
  Component: SyllabusTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [stage, contactRow], paper: [printRail, print] }),
  palette: inBothModes({
    bg: ["#FAFAF3", "#1E2B27"],
    surface: ["#EFF2E8", "#273630"],
    ink: ["#1D2A33", "#F0F4EA"],
    muted: ["#56646B", "#AFBDB3"],
    accent: ["#1F6450", "#F5D36B"],
    onAccent: ["#FFFFFF", "#1E2B27"],
    edge: ["#79888A", "#7D8F86"],
    second: ["#B3261E", "#FF9C8E"],
  }),
  shades: {
    "--cover": ["var(--accent)", "color-mix(in oklab, var(--accent) 16%, var(--surface))"],
    "--on-cover": ["var(--on-accent)", "var(--ink)"],
  },
  fonts: [
    ...latinFace("Petrona", [petrona, petronaExt], { weight: "100 900", preload: true }),
    ...latinFace("Nunito", [nunito, nunitoExt], { weight: "200 1000" }),
  ],
  standIns,
});
