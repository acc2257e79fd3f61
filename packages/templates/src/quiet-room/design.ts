import loraExt from "@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2?url";
import lora from "@fontsource-variable/lora/files/lora-latin-wght-normal.woff2?url";
import madeforExt from "@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-ext-wght-normal.woff2?url";
import madefor from "@fontsource-variable/wix-madefor-text/files/wix-madefor-text-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { contactRow, entries } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { QuietRoomTemplate } from "./template.tsx";

export const quietRoom = templateOf(manifest, {
  Component: QuietRoomTemplate,
  css: screenAndPaper({ letters: [entries, styles], stage: [stage, contactRow], paper: [print] }),
  palette: inBothModes({
    bg: ["#E4ECE4", "#151B18"],
    surface: ["#D9E3DA", "#1E2622"],
    ink: ["#22302A", "#E5ECE6"],
    muted: ["#4F6058", "#A3B1A8"],
    accent: ["#2F5B44", "#A3CDB4"],
    onAccent: ["#FFFFFF", "#151B18"],
    edge: ["#738279", "#6A7A71"],
  }),
  shades: {
    "--light": ["color-mix(in oklab, var(--bg) 26%, #fffdf4)", "color-mix(in oklab, var(--accent) 20%, var(--bg))"],
    "--gleam": ["color-mix(in oklab, #fffdf4 62%, transparent)", "color-mix(in oklab, var(--accent) 9%, transparent)"],
  },
  fonts: [
    ...latinFace("Lora", [lora, loraExt], { weight: "400 700", preload: true }),
    ...latinFace("Wix Madefor Text", [madefor, madeforExt], { weight: "400 800" }),
  ],
  standIns,
});
