import bricolageExt from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-opsz-normal.woff2?url";
import bricolage from "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2?url";
import figtreeExt from "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, screenAndPaper, templateOf } from "../define-template.ts";
import { footRow, themeSwitch } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import { ownerStyleOn } from "./owner-style.ts";
import print from "./print.css?raw";
import stage from "./stage.css?raw";
import styles from "./styles.css?raw";
import { standIns } from "./stand-ins.ts";
import { ModernTemplate } from "./template.tsx";

const palette = inBothModes({
  bg: ["#E9EDE8", "#131613"],
  surface: ["#FFFFFF", "#1E231F"],
  ink: ["#161A17", "#EEF2EC"],
  muted: ["#586058", "#A8B0A6"],
  accent: ["#0E5A45", "#7FD1B0"],
  second: ["#B0381A", "#FF9E7A"],
  onAccent: ["#FFFFFF", "#131613"],
  edge: ["#7E877E", "#697067"],
});

export const modern = templateOf(manifest, {
  Component: ModernTemplate,
  css: screenAndPaper({ letters: [styles], stage: [footRow, themeSwitch, stage], paper: [print] }),
  palette,
  fonts: [
    ...latinFace("Bricolage Grotesque", [bricolage, bricolageExt], { weight: "200 800", preload: true }),
    ...latinFace("Figtree", [figtree, figtreeExt], { weight: "300 900" }),
  ],
  standIns,
  ownerStyle: ownerStyleOn(palette),
});
