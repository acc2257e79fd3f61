import geistExt from "@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2?url";
import geist from "@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url";
import monoExt from "@fontsource-variable/geist-mono/files/geist-mono-latin-ext-wght-normal.woff2?url";
import mono from "@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { bySection, namedChildren } from "../kit/on-screen.ts";
import { abreast, columns, footRow, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { TechDeveloperTemplate } from "./template.tsx";

/** The names that the index in the margin knows the sections by. */
const sections = namedChildren(":is(section, .toc li)", "--t", 24);

/** The file that each section would be. */
const files = bySection("--file", {
  about: '"README.md"',
  highlights: '"requirements.txt"',
  experience: '"CHANGELOG.md"',
  skills: '"dependencies"',
  projects: '"packages/"',
  education: '"provenance"',
  certifications: '"signatures"',
  publications: '"CITATION"',
  volunteer: '"CONTRIBUTING.md"',
  languages: '"locales/"',
  writing: '"guides/"',
  text: '"NOTES.md"',
  gallery: '"screenshots/"',
  figures: '"benchmarks"',
  testimonials: '"REVIEWS.md"',
  contact: '"SUPPORT.md"',
});

export const techDeveloper = templateOf(manifest, {
  Component: TechDeveloperTemplate,
  css: screenAndPaper({
    letters: [styles],
    stage: [footRow, themeSwitch, columns, abreast, stage, files, sections],
    paper: [print],
  }),
  palette: inBothModes({
    bg: ["#FFFFFF", "#0F1214"],
    surface: ["#F5F6F7", "#171B1F"],
    ink: ["#16191D", "#E7EAEE"],
    muted: ["#596069", "#98A1AC"],
    accent: ["#0A6B52", "#4CC9A0"],
    second: ["#A04A00", "#F0A35E"],
    onAccent: ["#FFFFFF", "#0F1214"],
    edge: ["#858D97", "#606973"],
  }),
  fonts: [
    ...latinFace("Geist", [geist, geistExt], { weight: "100 900", preload: true }),
    ...latinFace("Geist Mono", [mono, monoExt], { weight: "100 900" }),
  ],
  standIns,
});
