import courier from "@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2?url";
import courierExt from "@fontsource/courier-prime/files/courier-prime-latin-ext-400-normal.woff2?url";
import literataExt from "@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2?url";
import literata from "@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, printRail } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { GalleyProofTemplate } from "./template.tsx";

export const galleyProof = templateOf(manifest, {
  Component: GalleyProofTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [stage, contactRow], paper: [printRail, print] }),
  palette: inBothModes({
    bg: ["#FBFAF5", "#191918"],
    surface: ["#EDEBE2", "#262624"],
    ink: ["#20201E", "#EBE8DF"],
    muted: ["#5B5A54", "#B0ADA4"],
    accent: ["#B3201F", "#FF8E86"],
    onAccent: ["#FFFFFF", "#191918"],
    edge: ["#84837B", "#7D7B74"],
  }),
  fonts: [
    ...latinFace("Literata", [literata, literataExt], { weight: "300 900", preload: true }),
    ...latinFace("Courier Prime", [courier, courierExt], { weight: "400" }),
  ],
  standIns,
});
