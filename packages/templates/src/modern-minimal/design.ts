import instrumentExt from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2?url";
import instrument from "@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, templateOf } from "../define-template.ts";
import { abreast, columns, entries } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { ModernMinimalTemplate } from "./template.tsx";

export const modernMinimal = templateOf(manifest, {
  Component: ModernMinimalTemplate,
  css: [entries, columns, abreast, styles].join("\n"),
  palette: inBothModes({
    bg: ["#FFFFFF", "#0C0C0C"],
    surface: ["#F6F6F6", "#171717"],
    ink: ["#0B0B0B", "#F4F4F4"],
    muted: ["#6B6B6B", "#9A9A9A"],
    accent: ["#C43D16", "#FF7A4D"],
    onAccent: ["#FFFFFF", "#0C0C0C"],
    edge: ["#8C8C8C", "#666666"],
  }),
  fonts: [...latinFace("Instrument Sans", [instrument, instrumentExt], { weight: "400 700", preload: true })],
  standIns,
});
