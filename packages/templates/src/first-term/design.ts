import albertExt from "@fontsource-variable/albert-sans/files/albert-sans-latin-ext-wght-normal.woff2?url";
import albert from "@fontsource-variable/albert-sans/files/albert-sans-latin-wght-normal.woff2?url";
import gabaritoExt from "@fontsource-variable/gabarito/files/gabarito-latin-ext-wght-normal.woff2?url";
import gabarito from "@fontsource-variable/gabarito/files/gabarito-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { FirstTermTemplate } from "./template.tsx";

export const firstTerm = templateOf(manifest, {
  Component: FirstTermTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, stage, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#DCEBFF", "#121B2E"],
    surface: ["#FFFFFF", "#1C2842"],
    ink: ["#14203A", "#E8F1FF"],
    muted: ["#4A5876", "#A9B8D4"],
    accent: ["#0A4C9A", "#FFD15C"],
    onAccent: ["#FFFFFF", "#14203A"],
    edge: ["#6B7FA3", "#6E7FA3"],
  }),
  fonts: [
    ...latinFace("Gabarito", [gabarito, gabaritoExt], { weight: "400 900", preload: true }),
    ...latinFace("Albert Sans", [albert, albertExt], { weight: "100 900" }),
  ],
  standIns,
});
