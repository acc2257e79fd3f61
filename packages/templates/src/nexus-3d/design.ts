import b612 from "@fontsource/b612-mono/files/b612-mono-latin-400-normal.woff2?url";
import monaExt from "@fontsource-variable/mona-sans/files/mona-sans-latin-ext-wdth-normal.woff2?url";
import mona from "@fontsource-variable/mona-sans/files/mona-sans-latin-wdth-normal.woff2?url";
import { inBothModes, latin, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { namedChildren } from "../kit/on-screen.ts";
import { entries } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import parts from "./parts.css?raw";
import print from "./print.css?raw";
import stack from "./stack.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { Nexus3dTemplate } from "./template.tsx";

/** The names that the plates of the stack know the sections by. */
const plates = namedChildren(":is(section, .plate)", "--p", 20);

export const nexus3d = templateOf(manifest, {
  Component: Nexus3dTemplate,
  css: screenAndPaper({ letters: [entries, styles, stack], stage: [stage, parts, plates], paper: [print] }),
  palette: inBothModes({
    bg: ["#E9E8E4", "#0E0F12"],
    surface: ["#F6F5F2", "#17191E"],
    ink: ["#15161A", "#F1F2F4"],
    muted: ["#565A63", "#9CA1AC"],
    accent: ["#B53C05", "#FF7A3D"],
    onAccent: ["#FFFFFF", "#0E0F12"],
    edge: ["#7E828C", "#636872"],
  }),
  shades: {
    "--top": ["#fbfaf8", "#3a3d45"],
    "--near": ["#cfcfcd", "#26282e"],
    "--far": ["#a3a5aa", "#17181c"],
    "--line": ["#7e828c", "#7a808b"],
  },
  fonts: [
    ...latinFace("Mona Sans", [mona, monaExt], { weight: "200 900", stretch: "75% 125%", preload: true }),
    { family: "B612 Mono", url: b612, weight: "400", range: latin },
  ],
  standIns,
});
