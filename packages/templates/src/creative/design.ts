import delaExt from "@fontsource/dela-gothic-one/files/dela-gothic-one-latin-ext-400-normal.woff2?url";
import dela from "@fontsource/dela-gothic-one/files/dela-gothic-one-latin-400-normal.woff2?url";
import shantellExt from "@fontsource-variable/shantell-sans/files/shantell-sans-latin-ext-wght-normal.woff2?url";
import shantell from "@fontsource-variable/shantell-sans/files/shantell-sans-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import cover from "./cover.css?raw";
import pasted from "./pasted.css?raw";
import scraps from "./scraps.css?raw";
import stage from "./stage.css?raw";
import print from "./print.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { CreativeTemplate } from "./template.tsx";
import { tornCss } from "./torn.ts";

export const creative = templateOf(manifest, {
  Component: CreativeTemplate,
  css: screenAndPaper({
    letters: [entries, styles],
    stage: [tornCss(), stage, cover, pasted, scraps, contactRow],
    paper: [print],
  }),
  palette: inBothModes({
    bg: ["#FBF7EC", "#12163A"],
    surface: ["#F6EFD8", "#1C2252"],
    ink: ["#14205A", "#FFF3DC"],
    muted: ["#48528A", "#B7BBE0"],
    accent: ["#C8104F", "#FF7FB0"],
    second: ["#0B5CA8", "#FFD94A"],
    onAccent: ["#FFFFFF", "#12163A"],
    edge: ["#82869A", "#6E7184"],
  }),
  shades: {
    "--sheet": ["#fffdf8", "#1c2252"],
    "--shade": ["rgb(20 32 90 / 22%)", "rgb(0 0 0 / 45%)"],
  },
  fonts: [
    ...latinFace("Dela Gothic One", [dela, delaExt], { weight: "400", preload: true }),
    ...latinFace("Shantell Sans", [shantell, shantellExt], { weight: "300 800" }),
  ],
  standIns,
});
