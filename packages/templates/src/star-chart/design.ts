import josefinExt from "@fontsource-variable/josefin-sans/files/josefin-sans-latin-ext-wght-normal.woff2?url";
import josefin from "@fontsource-variable/josefin-sans/files/josefin-sans-latin-wght-normal.woff2?url";
import cardoExt from "@fontsource/cardo/files/cardo-latin-ext-400-normal.woff2?url";
import cardo from "@fontsource/cardo/files/cardo-latin-400-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { StarChartTemplate } from "./template.tsx";

export const starChart = templateOf(manifest, {
  Component: StarChartTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#F2F3F7", "#0A0E1F"],
    surface: ["#E4E6EF", "#141A31"],
    ink: ["#10152A", "#E8EBF7"],
    muted: ["#535970", "#A2A9C2"],
    accent: ["#3A3FA0", "#F2D58A"],
    onAccent: ["#FFFFFF", "#0A0E1F"],
    edge: ["#7C8297", "#666D88"],
  }),
  fonts: [
    ...latinFace("Josefin Sans", [josefin, josefinExt], { weight: "100 700", preload: true }),
    ...latinFace("Cardo", [cardo, cardoExt], { weight: "400" }),
  ],
  standIns,
});
