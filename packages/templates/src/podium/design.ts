import shouldersExt from "@fontsource-variable/big-shoulders/files/big-shoulders-latin-ext-wght-normal.woff2?url";
import shoulders from "@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2?url";
import hubotExt from "@fontsource-variable/hubot-sans/files/hubot-sans-latin-ext-wght-normal.woff2?url";
import hubot from "@fontsource-variable/hubot-sans/files/hubot-sans-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { PodiumTemplate } from "./template.tsx";

export const podium = templateOf(manifest, {
  Component: PodiumTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [themeSwitch, stage, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#FFFFFF", "#0A0E17"],
    surface: ["#F1F3F6", "#151B28"],
    ink: ["#0F1420", "#F3F5F7"],
    muted: ["#555C6A", "#A9B1BF"],
    accent: ["#C01208", "#FFE14D"],
    onAccent: ["#FFFFFF", "#0A0E17"],
    edge: ["#7B8290", "#6F788A"],
  }),
  fonts: [
    ...latinFace("Big Shoulders", [shoulders, shouldersExt], { weight: "100 900", preload: true }),
    ...latinFace("Hubot Sans", [hubot, hubotExt], { weight: "200 900" }),
  ],
  standIns,
});
