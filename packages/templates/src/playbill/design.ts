import abril from "@fontsource/abril-fatface/files/abril-fatface-latin-400-normal.woff2?url";
import abrilExt from "@fontsource/abril-fatface/files/abril-fatface-latin-ext-400-normal.woff2?url";
import besley from "@fontsource-variable/besley/files/besley-latin-wght-normal.woff2?url";
import besleyExt from "@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2?url";
import sofia from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-wght-normal.woff2?url";
import sofiaExt from "@fontsource-variable/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-latin-ext-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries, shelves, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { PlaybillTemplate } from "./template.tsx";

export const playbill = templateOf(manifest, {
  Component: PlaybillTemplate,
  css: screenAndPaper({ letters: [entries, shelves, styles], stage: [themeSwitch, contactRow, stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#F5DF4D", "#17130D"],
    surface: ["#FBEE9A", "#241E14"],
    ink: ["#17120C", "#F3E6A6"],
    muted: ["#51451B", "#B9AD84"],
    accent: ["#A3121F", "#FF8069"],
    onAccent: ["#FFF6C9", "#17130D"],
    edge: ["#80712C", "#7A6F4E"],
  }),
  fonts: [
    ...latinFace("Sofia Sans Extra Condensed", [sofia, sofiaExt], { weight: "500 900", preload: true }),
    ...latinFace("Besley", [besley, besleyExt], { weight: "400 900" }),
    ...latinFace("Abril Fatface", [abril, abrilExt], { weight: "400" }),
  ],
  standIns,
});
