import publicExt from "@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import serifExt from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-ext-wght-normal.woff2?url";
import serif from "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { footRow, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import chart from "./chart.css?raw";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { ExecutiveDashboardTemplate } from "./template.tsx";

export const executiveDashboard = templateOf(manifest, {
  Component: ExecutiveDashboardTemplate,
  css: screenAndPaper({ letters: [styles, chart], stage: [footRow, themeSwitch, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#F2F4F8", "#0C1424"],
    surface: ["#FFFFFF", "#152038"],
    ink: ["#0F1B33", "#EDF1F8"],
    muted: ["#525E78", "#A2AEC6"],
    accent: ["#123E8A", "#93B7FF"],
    second: ["#7A4F00", "#E6B968"],
    onAccent: ["#FFFFFF", "#0C1424"],
    edge: ["#828B9D", "#646D7E"],
  }),
  shades: {
    "--band": ["#0f1b33", "#152038"],
  },
  fonts: [
    ...latinFace("Source Serif 4", [serif, serifExt], { weight: "200 900", preload: true }),
    ...latinFace("Public Sans", [publicSans, publicExt], { weight: "100 900" }),
  ],
  standIns,
});
