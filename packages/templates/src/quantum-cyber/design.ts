import oxaniumExt from "@fontsource-variable/oxanium/files/oxanium-latin-ext-wght-normal.woff2?url";
import oxanium from "@fontsource-variable/oxanium/files/oxanium-latin-wght-normal.woff2?url";
import sometypeExt from "@fontsource-variable/sometype-mono/files/sometype-mono-latin-ext-wght-normal.woff2?url";
import sometype from "@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import drawings from "./drawings.css?raw";
import records from "./records.css?raw";
import stage from "./stage.css?raw";
import print from "./print.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { QuantumCyberTemplate } from "./template.tsx";

export const quantumCyber = templateOf(manifest, {
  Component: QuantumCyberTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [themeSwitch, stage, records, drawings], paper: [print] }),
  palette: inBothModes({
    bg: ["#EEF1F2", "#08090B"],
    surface: ["#FFFFFF", "#111418"],
    ink: ["#0B1014", "#E9EEF2"],
    muted: ["#4E5963", "#97A2AD"],
    accent: ["#3F6600", "#C6FF3D"],
    second: ["#B0124A", "#FF5C8A"],
    onAccent: ["#FFFFFF", "#08090B"],
    edge: ["#7E8A95", "#5B6670"],
  }),
  fonts: [
    ...latinFace("Oxanium", [oxanium, oxaniumExt], { weight: "200 800", preload: true }),
    ...latinFace("Sometype Mono", [sometype, sometypeExt], { weight: "400 700" }),
  ],
  standIns,
});
