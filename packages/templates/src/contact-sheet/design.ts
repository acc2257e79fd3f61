import archivoNarrowExt from "@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-ext-wght-normal.woff2?url";
import archivoNarrow from "@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url";
import caveatExt from "@fontsource-variable/caveat/files/caveat-latin-ext-wght-normal.woff2?url";
import caveat from "@fontsource-variable/caveat/files/caveat-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { ContactSheetTemplate } from "./template.tsx";

export const contactSheet = templateOf(manifest, {
  Component: ContactSheetTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [stage, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#F1EFEA", "#0D0D0C"],
    surface: ["#E6E3DC", "#1B1A18"],
    ink: ["#171615", "#EFECE6"],
    muted: ["#5D5952", "#A9A49A"],
    accent: ["#B0241A", "#FFB02E"],
    onAccent: ["#FFFFFF", "#0D0D0C"],
    edge: ["#7E7A72", "#77736B"],
  }),
  fonts: [
    ...latinFace("Archivo Narrow", [archivoNarrow, archivoNarrowExt], { weight: "400 700", preload: true }),
    ...latinFace("Caveat", [caveat, caveatExt], { weight: "400 700" }),
  ],
  standIns,
});
