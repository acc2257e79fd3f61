import archivoExt from "@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-ext-wght-normal.woff2?url";
import archivo from "@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url";
import piazzollaExt from "@fontsource-variable/piazzolla/files/piazzolla-latin-ext-wght-normal.woff2?url";
import piazzolla from "@fontsource-variable/piazzolla/files/piazzolla-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { MarketCloseTemplate } from "./template.tsx";

export const marketClose = templateOf(manifest, {
  Component: MarketCloseTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#FBE1CC", "#1B1613"],
    surface: ["#F3D2B8", "#28211C"],
    ink: ["#211813", "#F5E7D8"],
    muted: ["#69503F", "#BCA793"],
    accent: ["#0B5258", "#6CC7CE"],
    onAccent: ["#FFFFFF", "#1B1613"],
    edge: ["#8D7058", "#7D6C5E"],
  }),
  fonts: [
    ...latinFace("Piazzolla", [piazzolla, piazzollaExt], { weight: "100 900", preload: true }),
    ...latinFace("Archivo Narrow", [archivo, archivoExt], { weight: "400 700" }),
  ],
  standIns,
});
