import plexExt from "@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-ext-wght-normal.woff2?url";
import deckMono from "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2?url";
import deck from "@fontsource/b612/files/b612-latin-400-normal.woff2?url";
import deckBold from "@fontsource/b612/files/b612-latin-700-normal.woff2?url";
import { inBothModes, latin, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, printRail, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { FlightDeckTemplate } from "./template.tsx";

export const flightDeck = templateOf(manifest, {
  Component: FlightDeckTemplate,
  css: screenAndPaper({
    letters: [entries, shelves, styles],
    stage: [themeSwitch, stage, contactRow],
    paper: [printRail, print],
  }),
  palette: inBothModes({
    bg: ["#E9EEF2", "#09121A"],
    surface: ["#FBFCFD", "#132331"],
    ink: ["#0E1E2C", "#DCEBF5"],
    muted: ["#4B5B68", "#9DB3C3"],
    accent: ["#0B5A9C", "#5CE1E6"],
    onAccent: ["#FFFFFF", "#09121A"],
    edge: ["#728391", "#6A8496"],
    second: ["#7A4B00", "#FFB454"],
  }),
  shades: {
    "--sky": ["var(--accent)", "color-mix(in oklab, var(--accent) 22%, var(--bg))"],
    "--on-sky": ["var(--on-accent)", "var(--ink)"],
  },
  /** The faces of cockpit displays have no letters beyond western Europe's: those come from a near relation. */
  fonts: [
    ...latinFace("B612", [deck, plexExt], { weight: "400", preload: true }),
    ...latinFace("B612", [deckBold, plexExt], { weight: "700" }),
    { family: "B612 Mono", url: deckMono, weight: "400", range: latin },
  ],
  standIns,
});
