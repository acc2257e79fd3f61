import newsreaderExt from "@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2?url";
import newsreader from "@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url";
import schibstedExt from "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-ext-wght-normal.woff2?url";
import schibsted from "@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { footRow, printRail, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { DefaultTemplate } from "./template.tsx";

export const defaultTemplate = templateOf(manifest, {
  Component: DefaultTemplate,
  css: screenAndPaper({ letters: [styles], stage: [footRow, themeSwitch, stage], paper: [printRail, print] }),
  palette: inBothModes({
    bg: ["#FFFFFF", "#12151A"],
    surface: ["#F3F5F8", "#1B2027"],
    ink: ["#15191F", "#E9ECF0"],
    muted: ["#565D68", "#A2A9B4"],
    accent: ["#1F4E79", "#8FBCE6"],
    onAccent: ["#FFFFFF", "#12151A"],
    edge: ["#848B97", "#666C77"],
  }),
  fonts: [
    ...latinFace("Schibsted Grotesk", [schibsted, schibstedExt], { weight: "400 900" }),
    ...latinFace("Newsreader", [newsreader, newsreaderExt], { weight: "200 800", preload: true }),
  ],
  standIns,
});
