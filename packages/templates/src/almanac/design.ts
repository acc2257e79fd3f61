import alegreyaExt from "@fontsource-variable/alegreya/files/alegreya-latin-ext-wght-normal.woff2?url";
import alegreya from "@fontsource-variable/alegreya/files/alegreya-latin-wght-normal.woff2?url";
import goudy from "@fontsource/goudy-bookletter-1911/files/goudy-bookletter-1911-latin-400-normal.woff2?url";
import { inBothModes, latin, latinExt, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { entries, printRail, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { AlmanacTemplate } from "./template.tsx";

export const almanac = templateOf(manifest, {
  Component: AlmanacTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, stage], paper: [printRail, print] }),
  palette: inBothModes({
    bg: ["#F1EED8", "#1A1A12"],
    surface: ["#E5E1C5", "#27271B"],
    ink: ["#23241A", "#EDE8D3"],
    muted: ["#5A5943", "#B1AD93"],
    accent: ["#4F5410", "#D6CB6B"],
    second: ["#96280F", "#F29A78"],
    onAccent: ["#F1EED8", "#1A1A12"],
    edge: ["#807E66", "#7E7B62"],
  }),
  shades: {
    "--block": ["var(--accent)", "#3c3f12"],
    "--cut": ["var(--on-accent)", "var(--ink)"],
  },
  fonts: [
    { family: "Goudy Bookletter 1911", url: goudy, weight: "400", range: latin, preload: true },
    // Goudy lacks these letters. As a family of its own before the stand-in, Alegreya would draw the name until Goudy comes.
    { family: "Goudy Bookletter 1911", url: alegreyaExt, weight: "400", range: latinExt },
    ...latinFace("Alegreya", [alegreya, alegreyaExt], { weight: "400 900" }),
  ],
  standIns,
});
