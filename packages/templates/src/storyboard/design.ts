import gothicExt from "@fontsource-variable/league-gothic/files/league-gothic-latin-ext-wdth-normal.woff2?url";
import gothic from "@fontsource-variable/league-gothic/files/league-gothic-latin-wdth-normal.woff2?url";
import monoExt from "@fontsource/dm-mono/files/dm-mono-latin-ext-400-normal.woff2?url";
import mono from "@fontsource/dm-mono/files/dm-mono-latin-400-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { StoryboardTemplate } from "./template.tsx";

export const storyboard = templateOf(manifest, {
  Component: StoryboardTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#E4E4E2", "#0C0C0D"],
    surface: ["#F2F2F0", "#1B1B1D"],
    ink: ["#161616", "#EDEAE4"],
    muted: ["#555552", "#A8A59F"],
    accent: ["#7A4200", "#F2C14E"],
    onAccent: ["#FFFFFF", "#0C0C0D"],
    edge: ["#787874", "#6E6C68"],
  }),
  fonts: [
    ...latinFace("League Gothic", [gothic, gothicExt], { weight: "400", stretch: "75% 100%", preload: true }),
    ...latinFace("DM Mono", [mono, monoExt], { weight: "400" }),
  ],
  standIns,
});
