import type { TemplateDesign } from "../src/define-template.ts";
import { onScreen, sheets } from "../src/kit/on-screen.ts";

/** Everything that the template draws with, loaded when a page of it is shown. */
export default async function load(): Promise<TemplateDesign> {
  const [{ Template }, { palette, fonts }, { standIns }, letters, stage, paper] = await Promise.all([
    import("./template.tsx"),
    import("./design.ts"),
    import("./stand-ins.ts"),
    sheets(import("../src/kit/entries.css?raw"), import("./styles.css?raw")),
    sheets(import("./stage.css?raw"), import("../src/kit/contact-row.css?raw")),
    sheets(import("../src/kit/print-column.css?raw"), import("./print.css?raw")),
  ]);
  return { Component: Template, css: [letters, onScreen(stage), paper].join("\n"), palette, fonts, standIns };
}
