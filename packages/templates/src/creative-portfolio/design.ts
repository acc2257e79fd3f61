import anybodyExt from "@fontsource-variable/anybody/files/anybody-latin-ext-standard-normal.woff2?url";
import anybody from "@fontsource-variable/anybody/files/anybody-latin-standard-normal.woff2?url";
import funnelExt from "@fontsource-variable/funnel-sans/files/funnel-sans-latin-ext-wght-normal.woff2?url";
import funnel from "@fontsource-variable/funnel-sans/files/funnel-sans-latin-wght-normal.woff2?url";
import { inBothModes, latinFace, templateOf } from "../define-template.ts";
import { footRow } from "../kit/sheets.ts";
import { manifest } from "./manifest.ts";
import print from "./print.css?raw";
import rows from "./rows.css?raw";
import styles from "./styles.css?raw";
import wide from "./wide.css?raw";
import { standIns } from "./stand-ins.ts";
import { CreativePortfolioTemplate } from "./template.tsx";

export const creativePortfolio = templateOf(manifest, {
  Component: CreativePortfolioTemplate,
  css: [footRow, styles, rows, wide, print].join("\n"),
  palette: inBothModes({
    bg: ["#FF6A45", "#14110F"],
    surface: ["#FF8A6B", "#201B18"],
    ink: ["#0B0907", "#F4EEE2"],
    muted: ["#3A1006", "#ADA294"],
    accent: ["#14110F", "#FF6A45"],
    onAccent: ["#FFFFFF", "#14110F"],
    edge: ["#5A4640", "#73685B"],
  }),
  shades: { "--bar": ["#0b0907", "#ff6a45"] },
  fonts: [
    ...latinFace("Anybody", [anybody, anybodyExt], { weight: "100 900", stretch: "50% 150%", preload: true }),
    ...latinFace("Funnel Sans", [funnel, funnelExt], { weight: "300 800" }),
  ],
  standIns,
});
