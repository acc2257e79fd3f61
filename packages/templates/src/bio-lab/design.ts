import dmMonoExt from "@fontsource/dm-mono/files/dm-mono-latin-ext-400-normal.woff2?url";
import dmMono from "@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2?url";
import epilogueExt from "@fontsource-variable/epilogue/files/epilogue-latin-ext-wght-normal.woff2?url";
import epilogue from "@fontsource-variable/epilogue/files/epilogue-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, footRow, heardAbout, printRail, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import fields from "./fields.css?raw";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { BioLabTemplate } from "./template.tsx";

export const bioLab = templateOf(manifest, {
  Component: BioLabTemplate,
  css: screenAndPaper({
    letters: [styles, fields],
    stage: [footRow, themeSwitch, heardAbout, stage, contactRow],
    paper: [printRail, print],
  }),
  palette: inBothModes({
    bg: ["#FDF9FA", "#07080A"],
    surface: ["#F6ECF0", "#11151A"],
    ink: ["#2A1B33", "#E9F2EC"],
    muted: ["#665669", "#9DAEA5"],
    accent: ["#A02560", "#46E08A"],
    second: ["#4A3A96", "#6FB7FF"],
    onAccent: ["#FFFFFF", "#07080A"],
    edge: ["#908293", "#596860"],
  }),
  fonts: [
    ...latinFace("Epilogue", [epilogue, epilogueExt], { weight: "100 900", preload: true }),
    ...latinFace("DM Mono", [dmMono, dmMonoExt], { weight: "400" }),
  ],
  standIns,
});
