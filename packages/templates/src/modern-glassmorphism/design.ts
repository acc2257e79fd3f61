import displayExt from "@fontsource-variable/red-hat-display/files/red-hat-display-latin-ext-wght-normal.woff2?url";
import display from "@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2?url";
import textExt from "@fontsource-variable/red-hat-text/files/red-hat-text-latin-ext-wght-normal.woff2?url";
import text from "@fontsource-variable/red-hat-text/files/red-hat-text-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import dock from "./dock.css?raw";
import panes from "./panes.css?raw";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { ModernGlassmorphismTemplate } from "./template.tsx";
import { ownerStyle } from "./owner-style.ts";

export const modernGlassmorphism = templateOf(manifest, {
  Component: ModernGlassmorphismTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [themeSwitch, stage, panes, dock], paper: [print] }),
  palette: inBothModes({
    bg: ["#DCE7EA", "#0B1B22"],
    surface: ["#F2F7F8", "#15303A"],
    ink: ["#10242B", "#E9F4F6"],
    muted: ["#47606A", "#A3BBC3"],
    accent: ["#0B6A84", "#6FD3EA"],
    second: ["#A64530", "#F2B29E"],
    onAccent: ["#FFFFFF", "#0B1B22"],
    edge: ["#6D838D", "#667C84"],
  }),
  shades: {
    "--lamp-a": [
      "color-mix(in srgb, var(--light-2) 60%, var(--bg))",
      "color-mix(in srgb, var(--light-2) 40%, var(--bg))",
    ],
    "--lamp-b": [
      "color-mix(in srgb, var(--light-1) 60%, var(--bg))",
      "color-mix(in srgb, var(--light-1) 40%, var(--bg))",
    ],
    "--shine": ["#fff", "#ffffff73"],
    "--shine-half": ["#fff9", "#ffffff26"],
    "--cast": ["rgb(16 52 66 / 16%)", "rgb(0 0 0 / 34%)"],
  },
  fonts: [
    ...latinFace("Red Hat Display", [display, displayExt], { weight: "300 900", preload: true }),
    ...latinFace("Red Hat Text", [text, textExt], { weight: "300 700" }),
  ],
  standIns,
  ownerStyle,
});
