import brygadaCyrillic from "@fontsource-variable/brygada-1918/files/brygada-1918-cyrillic-wght-normal.woff2?url";
import brygadaExt from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-ext-wght-normal.woff2?url";
import brygada from "@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2?url";
import golosCyrillic from "@fontsource-variable/golos-text/files/golos-text-cyrillic-wght-normal.woff2?url";
import golosExt from "@fontsource-variable/golos-text/files/golos-text-latin-ext-wght-normal.woff2?url";
import golos from "@fontsource-variable/golos-text/files/golos-text-latin-wght-normal.woff2?url";
import { cyrillic, inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { ParallelTextTemplate } from "./template.tsx";

export const parallelText = templateOf(manifest, {
  Component: ParallelTextTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [themeSwitch, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#F1EDF6", "#18141D"],
    surface: ["#FBF9FD", "#211B29"],
    ink: ["#201A2A", "#EEE9F4"],
    muted: ["#5B5268", "#B3A9BF"],
    accent: ["#62218A", "#D3A4E6"],
    onAccent: ["#FFFFFF", "#18141D"],
    edge: ["#857B93", "#7A7087"],
  }),
  fonts: [
    ...latinFace("Brygada 1918", [brygada, brygadaExt], { weight: "400 700", preload: true }),
    ...latinFace("Golos Text", [golos, golosExt], { weight: "400 900" }),
    { family: "Brygada 1918", url: brygadaCyrillic, weight: "400 700", range: cyrillic },
    { family: "Golos Text", url: golosCyrillic, weight: "400 900", range: cyrillic },
  ],
  standIns,
});
