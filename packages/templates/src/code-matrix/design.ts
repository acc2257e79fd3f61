import doto from "@fontsource-variable/doto/files/doto-latin-full-normal.woff2?url";
import dotoExt from "@fontsource-variable/doto/files/doto-latin-ext-full-normal.woff2?url";
import jetbrainsExt from "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-ext-wght-normal.woff2?url";
import jetbrains from "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { bySection } from "../kit/on-screen.ts";
import { footRow } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { CodeMatrixTemplate } from "./template.tsx";

/** What was typed to see each section. */
const commands = bySection("--run", {
  about: '"cat README"',
  highlights: '"uname -a"',
  experience: '"journalctl -u career"',
  education: '"cat education.md"',
  skills: '"tree"',
  projects: '"ls -l"',
  certifications: '"gpg -k"',
  writing: '"tail -3"',
  contact: '"mail"',
});

export const codeMatrix = templateOf(manifest, {
  Component: CodeMatrixTemplate,
  css: screenAndPaper({ letters: [styles], stage: [footRow, stage, commands], paper: [print] }),
  palette: inBothModes({
    bg: ["#F3F6EC", "#050A06"],
    surface: ["#E4EEDD", "#0C140E"],
    ink: ["#16241A", "#C9F7D0"],
    muted: ["#4A6350", "#7FB58A"],
    accent: ["#0B6B2E", "#3DFF7A"],
    second: ["#8A4B00", "#FFB454"],
    onAccent: ["#FFFFFF", "#050A06"],
    edge: ["#77897B", "#566759"],
  }),
  fonts: [
    ...latinFace("JetBrains Mono", [jetbrains, jetbrainsExt], { weight: "100 800", preload: true }),
    ...latinFace("Doto", [doto, dotoExt], { weight: "100 900" }),
  ],
  standIns,
});
