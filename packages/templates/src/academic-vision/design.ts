import alegreyaExt from "@fontsource/alegreya-sans/files/alegreya-sans-latin-ext-400-normal.woff2?url";
import alegreya from "@fontsource/alegreya-sans/files/alegreya-sans-latin-400-normal.woff2?url";
import stixExt from "@fontsource-variable/stix-two-text/files/stix-two-text-latin-ext-wght-normal.woff2?url";
import stixItalicExt from "@fontsource-variable/stix-two-text/files/stix-two-text-latin-ext-wght-italic.woff2?url";
import stixItalic from "@fontsource-variable/stix-two-text/files/stix-two-text-latin-wght-italic.woff2?url";
import stix from "@fontsource-variable/stix-two-text/files/stix-two-text-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, templateOf } from "../define-template.ts";
import { abreast, columns, footRow } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { AcademicVisionTemplate } from "./template.tsx";

export const academicVision = templateOf(manifest, {
  Component: AcademicVisionTemplate,
  css: [columns, abreast, footRow, styles].join("\n"),
  palette: inBothModes({
    bg: ["#FFFDF8", "#171715"],
    surface: ["#F5F1E6", "#211F1C"],
    ink: ["#1A1A18", "#EDE9DF"],
    muted: ["#5D5A52", "#ACA699"],
    accent: ["#7B1E28", "#E89AA0"],
    onAccent: ["#FFFFFF", "#171715"],
    edge: ["#8B887F", "#716C60"],
  }),
  fonts: [
    ...latinFace("STIX Two Text", [stix, stixExt], { weight: "400 700", preload: true }),
    ...latinFace("STIX Two Text", [stixItalic, stixItalicExt], { weight: "400 700", style: "italic" }),
    ...latinFace("Alegreya Sans", [alegreya, alegreyaExt], { weight: "400" }),
  ],
  standIns,
});
