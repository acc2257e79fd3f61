import inconsolata from "@fontsource-variable/inconsolata/files/inconsolata-latin-wght-normal.woff2?url";
import franklinExt from "@fontsource-variable/libre-franklin/files/libre-franklin-latin-ext-wght-normal.woff2?url";
import franklin from "@fontsource-variable/libre-franklin/files/libre-franklin-latin-wght-normal.woff2?url";
import { inBothModes, latin, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, heardAbout, printRail } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import chart from "./chart.css?raw";
import print from "./print.css?raw";
import sections from "./sections.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { DataVizTemplate } from "./template.tsx";

const entryIds = ["experience", "education"].flatMap((kind) => [1, 2, 3, 4, 5, 6].map((place) => `${kind}-${place}`));

/** The bar of the entry that was jumped to. */
const pointed = entryIds
  .map((id) => `:root:has(#${id}:target) [href="#${id}"] { --hue: var(--ink); font-weight: 700; }`)
  .join("\n");

export const dataViz = templateOf(manifest, {
  Component: DataVizTemplate,
  css: screenAndPaper({
    letters: [entries, styles, chart],
    stage: [heardAbout, stage, sections, pointed, contactRow],
    paper: [printRail, print],
  }),
  palette: inBothModes({
    bg: ["#FBFBF9", "#12161B"],
    surface: ["#F0F1EE", "#1B2129"],
    ink: ["#1D2228", "#E9EDF1"],
    muted: ["#5B646E", "#9FAAB6"],
    accent: ["#0B6AA2", "#6CB8EA"],
    second: ["#AE4C09", "#F2A05C"],
    onAccent: ["#FFFFFF", "#12161B"],
    edge: ["#7F8893", "#646E79"],
  }),
  shades: {
    "--work": ["#0b6aa2", "#6cb8ea"],
    "--study": ["#ae4c09", "#f2a05c"],
    "--made": ["#1b7f5c", "#59c9a0"],
    "--paper": ["#8a3d8f", "#d99bdd"],
    "--prize": ["#6b6b00", "#c9c45a"],
  },
  fonts: [
    ...latinFace("Libre Franklin", [franklin, franklinExt], { weight: "100 900", preload: true }),
    { family: "Inconsolata", url: inconsolata, weight: "200 900", range: latin },
  ],
  standIns,
});
