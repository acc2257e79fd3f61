import cormorantExt from "@fontsource-variable/cormorant/files/cormorant-latin-ext-wght-normal.woff2?url";
import cormorantItalic from "@fontsource-variable/cormorant/files/cormorant-latin-wght-italic.woff2?url";
import cormorant from "@fontsource-variable/cormorant/files/cormorant-latin-wght-normal.woff2?url";
import tenorExt from "@fontsource/tenor-sans/files/tenor-sans-latin-ext-400-normal.woff2?url";
import tenor from "@fontsource/tenor-sans/files/tenor-sans-latin-400-normal.woff2?url";
import { inBothModes, latin, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { AuroraLuxuryTemplate } from "./template.tsx";

export const auroraLuxury = templateOf(manifest, {
  Component: AuroraLuxuryTemplate,
  css: screenAndPaper({ letters: [styles], stage: [stage], paper: [print] }),
  palette: inBothModes({
    bg: ["#F4F2F5", "#07141A"],
    surface: ["#E9E6EC", "#0D2028"],
    ink: ["#1C2024", "#F3EFE6"],
    muted: ["#5D6068", "#AFB8B4"],
    accent: ["#75551B", "#D8BE8A"],
    second: ["#19665A", "#5FD0B0"],
    onAccent: ["#FFFFFF", "#07141A"],
    edge: ["#7F828B", "#656D69"],
  }),
  fonts: [
    ...latinFace("Cormorant", [cormorant, cormorantExt], { weight: "300 700", preload: true }),
    { family: "Cormorant Italic", url: cormorantItalic, weight: "300 700", range: latin },
    ...latinFace("Tenor Sans", [tenor, tenorExt], { weight: "400" }),
  ],
  standIns,
});
