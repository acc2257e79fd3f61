import jersey from "@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2?url";
import jerseyExt from "@fontsource/jersey-10/files/jersey-10-latin-ext-400-normal.woff2?url";
import rubikExt from "@fontsource-variable/rubik/files/rubik-latin-ext-wght-normal.woff2?url";
import rubik from "@fontsource-variable/rubik/files/rubik-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { SavePointTemplate } from "./template.tsx";

export const savePoint = templateOf(manifest, {
  Component: SavePointTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, contactRow, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#CFDDAE", "#10151F"],
    surface: ["#E6F0CB", "#1C2535"],
    ink: ["#16240F", "#E4ECF7"],
    muted: ["#42522F", "#A5B1C4"],
    accent: ["#5A1E70", "#F7C948"],
    onAccent: ["#FFFFFF", "#10151F"],
    edge: ["#66764A", "#66748C"],
  }),
  fonts: [
    ...latinFace("Jersey 10", [jersey, jerseyExt], { weight: "400", preload: true }),
    ...latinFace("Rubik", [rubik, rubikExt], { weight: "300 900" }),
  ],
  standIns,
});
