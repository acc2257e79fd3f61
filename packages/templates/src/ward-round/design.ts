import monoExt from "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-ext-wght-normal.woff2?url";
import mono from "@fontsource-variable/atkinson-hyperlegible-mono/files/atkinson-hyperlegible-mono-latin-wght-normal.woff2?url";
import nextExt from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url";
import next from "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { WardRoundTemplate } from "./template.tsx";

export const wardRound = templateOf(manifest, {
  Component: WardRoundTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [stage, shelves, themeSwitch], paper: [print] }),
  palette: inBothModes({
    bg: ["#F5F9F8", "#0E1A1A"],
    surface: ["#E3EEEC", "#172726"],
    ink: ["#16302E", "#E6F1EF"],
    muted: ["#4A6260", "#9DB3B0"],
    accent: ["#0A6A6A", "#63CFC7"],
    onAccent: ["#FFFFFF", "#0E1A1A"],
    edge: ["#6F8987", "#5E7876"],
  }),
  fonts: [
    ...latinFace("Atkinson Next", [next, nextExt], { weight: "200 800", preload: true }),
    ...latinFace("Atkinson Mono", [mono, monoExt], { weight: "200 800" }),
  ],
  standIns,
});
