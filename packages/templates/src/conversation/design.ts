import newsreaderExt from "@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import wixCyrillic from "@fontsource-variable/wix-madefor-display/files/wix-madefor-display-cyrillic-wght-normal.woff2?url";
import wixExt from "@fontsource-variable/wix-madefor-display/files/wix-madefor-display-latin-ext-wght-normal.woff2?url";
import wix from "@fontsource-variable/wix-madefor-display/files/wix-madefor-display-latin-wght-normal.woff2?url";
import { cyrillic, inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, printRail, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { ConversationTemplate } from "./template.tsx";

export const conversation = templateOf(manifest, {
  Component: ConversationTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [themeSwitch, stage], paper: [printRail, print] }),
  palette: inBothModes({
    bg: ["#E6EDF8", "#10161F"],
    surface: ["#F6F9FD", "#19212D"],
    ink: ["#152036", "#E6EDF8"],
    muted: ["#4E5B75", "#A3AFC3"],
    accent: ["#0B4F9E", "#8DBBFF"],
    onAccent: ["#FFFFFF", "#10161F"],
    edge: ["#75839C", "#667389"],
  }),
  fonts: [
    ...latinFace("Wix Madefor Display", [wix, wixExt], { weight: "400 800", preload: true }),
    ...latinFace("Newsreader", [newsreader, newsreaderExt], { weight: "200 800" }),
    { family: "Wix Madefor Display", url: wixCyrillic, weight: "400 800", range: cyrillic },
  ],
  standIns,
});
