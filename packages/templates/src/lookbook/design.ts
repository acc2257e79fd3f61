import bodoniExt from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-ext-wght-normal.woff2?url";
import bodoni from "@fontsource-variable/bodoni-moda/files/bodoni-moda-latin-wght-normal.woff2?url";
import spartanExt from "@fontsource-variable/league-spartan/files/league-spartan-latin-ext-wght-normal.woff2?url";
import spartan from "@fontsource-variable/league-spartan/files/league-spartan-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { LookbookTemplate } from "./template.tsx";

export const lookbook = templateOf(manifest, {
  Component: LookbookTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, stage, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#F3DDE0", "#120D0E"],
    surface: ["#FBEFF0", "#21181A"],
    ink: ["#160C0E", "#F6E9EB"],
    muted: ["#6B4A50", "#BFA6AA"],
    accent: ["#7E1736", "#F19AB0"],
    onAccent: ["#FFFFFF", "#120D0E"],
    edge: ["#8D6F75", "#8A7075"],
  }),
  fonts: [
    ...latinFace("Bodoni Moda", [bodoni, bodoniExt], { weight: "400 900", preload: true }),
    ...latinFace("League Spartan", [spartan, spartanExt], { weight: "100 900" }),
  ],
  standIns,
});
