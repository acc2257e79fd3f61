import jostExt from "@fontsource-variable/jost/files/jost-latin-ext-wght-normal.woff2?url";
import jost from "@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url";
import spectral300 from "@fontsource/spectral/files/spectral-latin-300-normal.woff2?url";
import spectral400 from "@fontsource/spectral/files/spectral-latin-400-normal.woff2?url";
import spectralExt300 from "@fontsource/spectral/files/spectral-latin-ext-300-normal.woff2?url";
import spectralExt400 from "@fontsource/spectral/files/spectral-latin-ext-400-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, printRail, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { MinimalTemplate } from "./template.tsx";

export const minimal = templateOf(manifest, {
  Component: MinimalTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [themeSwitch, stage], paper: [printRail, print] }),
  palette: inBothModes({
    bg: ["#EDF0EE", "#171A19"],
    surface: ["#E1E6E3", "#202423"],
    ink: ["#1F2422", "#E6EAE8"],
    muted: ["#59625E", "#9DA6A2"],
    accent: ["#A63019", "#F0927C"],
    onAccent: ["#FFFFFF", "#171A19"],
    edge: ["#78827D", "#69726E"],
  }),
  fonts: [
    ...latinFace("Spectral", [spectral300, spectralExt300], { weight: "300", preload: true }),
    ...latinFace("Spectral", [spectral400, spectralExt400], { weight: "400" }),
    ...latinFace("Jost", [jost, jostExt], { weight: "100 900" }),
  ],
  standIns,
});
