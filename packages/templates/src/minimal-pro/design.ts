import archivoExt from "@fontsource-variable/archivo/files/archivo-latin-ext-wght-normal.woff2?url";
import archivo from "@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2?url";
import { inBothModes, latin, latinExt, templateOf } from "../define-template.ts";
import { manifest } from "./manifest.ts";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { MinimalProTemplate } from "./template.tsx";

export const minimalPro = templateOf(manifest, {
  Component: MinimalProTemplate,
  css: styles,
  palette: inBothModes({
    bg: ["#FFFFFF", "#111111"],
    surface: ["#F2F2F0", "#1B1B1B"],
    ink: ["#111111", "#F5F5F2"],
    muted: ["#5F5F5C", "#A3A39E"],
    accent: ["#D2001A", "#FF5C66"],
    onAccent: ["#FFFFFF", "#111111"],
    edge: ["#898985", "#696964"],
  }),
  /** The accented letters come without the width axis: with it they would double the page's fonts. */
  fonts: [
    { family: "Archivo", url: archivo, weight: "100 900", stretch: "62% 125%", range: latin, preload: true },
    { family: "Archivo", url: archivoExt, weight: "100 900", range: latinExt },
  ],
  standIns,
});
