import publicExt from "@fontsource-variable/public-sans/files/public-sans-latin-ext-wght-normal.woff2?url";
import publicSans from "@fontsource-variable/public-sans/files/public-sans-latin-wght-normal.woff2?url";
import sofiaCyrillic from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-wght-normal.woff2?url";
import sofiaExt from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?url";
import sofia from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url";
import { cyrillic, inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { ServiceRecordTemplate } from "./template.tsx";

export const serviceRecord = templateOf(manifest, {
  Component: ServiceRecordTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#EDEFEE", "#12171B"],
    surface: ["#F9FAF9", "#1B2227"],
    ink: ["#161D22", "#EBEFF0"],
    muted: ["#515B61", "#A5B0B6"],
    accent: ["#7A4B00", "#E6B45C"],
    onAccent: ["#FFFFFF", "#12171B"],
    edge: ["#7A858B", "#68747B"],
  }),
  fonts: [
    ...latinFace("Sofia Sans Extra Condensed", [sofia, sofiaExt], { weight: "400 900", preload: true }),
    ...latinFace("Public Sans", [publicSans, publicExt], { weight: "300 800" }),
    { family: "Sofia Sans Extra Condensed", url: sofiaCyrillic, weight: "400 900", range: cyrillic },
  ],
  standIns,
});
