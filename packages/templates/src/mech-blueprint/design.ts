import b612 from "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2?url";
import sairaExt from "@fontsource-variable/saira/files/saira-latin-ext-wdth-normal.woff2?url";
import saira from "@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2?url";
import { inBothModes, latin, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, footRow, printRail } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { MechBlueprintTemplate } from "./template.tsx";

export const mechBlueprint = templateOf(manifest, {
  Component: MechBlueprintTemplate,
  css: screenAndPaper({ letters: [styles], stage: [footRow, stage, contactRow], paper: [printRail, print] }),
  palette: inBothModes({
    bg: ["#F4F7F5", "#0C2C4F"],
    surface: ["#E6EDEC", "#113760"],
    ink: ["#12304E", "#EAF3FB"],
    muted: ["#48647F", "#A9C6E0"],
    accent: ["#B4380B", "#FFD166"],
    onAccent: ["#FFFFFF", "#0C2C4F"],
    edge: ["#768696", "#748493"],
  }),
  fonts: [
    ...latinFace("Saira", [saira, sairaExt], { weight: "100 900", stretch: "50% 125%", preload: true }),
    { family: "B612 Mono", url: b612, weight: "400", range: latin },
  ],
  standIns,
});
