import italicExt from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-italic.woff2?url";
import romanExt from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-ext-wght-normal.woff2?url";
import italic from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-italic.woff2?url";
import roman from "@fontsource-variable/eb-garamond/files/eb-garamond-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, templateOf } from "../define-template.ts";
import { entries, heardAbout } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import styles from "./styles.css?raw";
import wide from "./wide.css?raw";
import { standIns } from "./stand-ins.ts";
import { ClassicTemplate } from "./template.tsx";

export const classic = templateOf(manifest, {
  Component: ClassicTemplate,
  css: [entries, heardAbout, styles, wide].join("\n"),
  palette: inBothModes({
    bg: ["#FBF6EA", "#181A17"],
    surface: ["#F2EAD8", "#222520"],
    ink: ["#221F1A", "#ECE8DA"],
    muted: ["#5D564B", "#AEAA98"],
    accent: ["#1F4A36", "#A3CDB0"],
    onAccent: ["#FFFFFF", "#181A17"],
    edge: ["#8B8377", "#73705F"],
  }),
  fonts: [
    ...latinFace("EB Garamond", [roman, romanExt], { weight: "400 800", preload: true }),
    ...latinFace("EB Garamond", [italic, italicExt], { weight: "400 800", style: "italic" }),
  ],
  standIns,
});
