import afacadExt from "@fontsource-variable/afacad/files/afacad-latin-ext-wght-normal.woff2?url";
import afacad from "@fontsource-variable/afacad/files/afacad-latin-wght-normal.woff2?url";
import parkinsansExt from "@fontsource-variable/parkinsans/files/parkinsans-latin-ext-wght-normal.woff2?url";
import parkinsans from "@fontsource-variable/parkinsans/files/parkinsans-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, shelves } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { CommonGroundTemplate } from "./template.tsx";

export const commonGround = templateOf(manifest, {
  Component: CommonGroundTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [stage, shelves, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#FFE6CF", "#1D1713"],
    surface: ["#FFF2E4", "#2A221C"],
    ink: ["#2A1B14", "#F6EADB"],
    muted: ["#6B4F41", "#BFAC9A"],
    accent: ["#8F2F12", "#F5A46B"],
    onAccent: ["#FFFFFF", "#1D1713"],
    edge: ["#94725E", "#84715F"],
  }),
  fonts: [
    ...latinFace("Parkinsans", [parkinsans, parkinsansExt], { weight: "300 800", preload: true }),
    ...latinFace("Afacad", [afacad, afacadExt], { weight: "400 700" }),
  ],
  standIns,
});
