import plexExt from "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2?url";
import plex from "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2?url";
import petra500 from "@fontsource/chakra-petch/files/chakra-petch-latin-500-normal.woff2?url";
import petra700 from "@fontsource/chakra-petch/files/chakra-petch-latin-700-normal.woff2?url";
import petraExt500 from "@fontsource/chakra-petch/files/chakra-petch-latin-ext-500-normal.woff2?url";
import petraExt700 from "@fontsource/chakra-petch/files/chakra-petch-latin-ext-700-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, engineeringFacts, entries, printRail } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { CircuitFlowTemplate } from "./template.tsx";

export const circuitFlow = templateOf(manifest, {
  Component: CircuitFlowTemplate,
  css: screenAndPaper({
    letters: [entries, engineeringFacts, styles],
    stage: [stage, contactRow],
    paper: [printRail, print],
  }),
  palette: inBothModes({
    bg: ["#F2F4EE", "#0B2A22"],
    surface: ["#E3E9DF", "#10382D"],
    ink: ["#10261E", "#E8F4EC"],
    muted: ["#4B6459", "#9FC4B2"],
    accent: ["#8A5A0B", "#E8B45A"],
    second: ["#0C6B55", "#7FE3C4"],
    onAccent: ["#FFFFFF", "#0B2A22"],
    edge: ["#71877D", "#6D8278"],
  }),
  fonts: [
    ...latinFace("Chakra Petch", [petra700, petraExt700], { weight: "700", preload: true }),
    ...latinFace("Chakra Petch", [petra500, petraExt500], { weight: "500" }),
    ...latinFace("IBM Plex Sans", [plex, plexExt], { weight: "100 700" }),
  ],
  standIns,
});
