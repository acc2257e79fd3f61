import bitterExt from "@fontsource-variable/bitter/files/bitter-latin-ext-wght-normal.woff2?url";
import bitter from "@fontsource-variable/bitter/files/bitter-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { JoineryTemplate } from "./template.tsx";

export const joinery = templateOf(manifest, {
  Component: JoineryTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, contactRow, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#E6ECF2", "#12161C"],
    surface: ["#F4F7FA", "#1C222A"],
    ink: ["#171B22", "#EDE6D6"],
    muted: ["#4E5966", "#A9ADB2"],
    accent: ["#1B47A8", "#92B6FF"],
    onAccent: ["#FFFFFF", "#12161C"],
    edge: ["#77828F", "#6C7682"],
  }),
  fonts: [...latinFace("Bitter", [bitter, bitterExt], { weight: "300 800", preload: true })],
  standIns,
});
