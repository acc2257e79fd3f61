import overpassExt from "@fontsource-variable/overpass/files/overpass-latin-ext-wght-normal.woff2?url";
import overpass from "@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2?url";
import mono from "@fontsource-variable/overpass-mono/files/overpass-mono-latin-wght-normal.woff2?url";
import { inBothModes, latin, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, engineeringFacts, entries } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { UrbanBlueprintTemplate } from "./template.tsx";

export const urbanBlueprint = templateOf(manifest, {
  Component: UrbanBlueprintTemplate,
  css: screenAndPaper({ letters: [entries, engineeringFacts, styles], stage: [stage, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#F5F7F6", "#151A21"],
    surface: ["#E7ECEA", "#1E252E"],
    ink: ["#1F252B", "#EDEEF0"],
    muted: ["#58616A", "#A3ABB7"],
    accent: ["#B81D27", "#FF7B80"],
    second: ["#0A5496", "#79B8F2"],
    onAccent: ["#FFFFFF", "#151A21"],
    edge: ["#7C868F", "#6A727D"],
  }),
  shades: {
    "--green": ["#1e7b3c", "#63c98a"],
    "--amber": ["#b86e00", "#f0b45a"],
    "--violet": ["#5b3fa0", "#b9a2f2"],
  },
  fonts: [
    ...latinFace("Overpass", [overpass, overpassExt], { weight: "100 900", preload: true }),
    { family: "Overpass Mono", url: mono, weight: "300 700", range: latin },
  ],
  standIns,
});
