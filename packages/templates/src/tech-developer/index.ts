import { defineTemplate } from "../define-template.ts";
import { namedChildren, onScreen, sheets } from "../kit/on-screen.ts";
import { manifest } from "./manifest.ts";

/** The names that the index in the margin knows the sections by. */
const sections = namedChildren(":is(section, .toc li)", "--t", 24);

export const techDeveloper = defineTemplate({
  manifest,
  load: async () => {
    const [{ TechDeveloperTemplate }, { palette, fonts }, { standIns }, letters, stage, paper] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      sheets(import("./styles.css?raw")),
      sheets(import("../kit/theme-switch.css?raw"), import("../kit/abreast.css?raw"), import("./stage.css?raw")),
      sheets(import("../kit/print-column.css?raw"), import("./print.css?raw")),
    ]);
    return {
      Component: TechDeveloperTemplate,
      css: [letters, onScreen(stage + sections), paper].join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
