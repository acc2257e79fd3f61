import { defineTemplate } from "../define-template.ts";
import { namedChildren, onScreen, sheets } from "../kit/on-screen.ts";
import { manifest } from "./manifest.ts";

/** The names that the plates of the stack know the sections by. */
const plates = namedChildren(":is(section, .plate)", "--p", 20);

export const nexus3d = defineTemplate({
  manifest,
  load: async () => {
    const [{ Nexus3dTemplate }, { palette, fonts }, { standIns }, letters, stage, paper] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      sheets(import("../kit/entries.css?raw"), import("./styles.css?raw"), import("./stack.css?raw")),
      sheets(import("./stage.css?raw"), import("./parts.css?raw")),
      sheets(import("../kit/print-column.css?raw"), import("./print.css?raw")),
    ]);
    return {
      Component: Nexus3dTemplate,
      css: [letters, onScreen(stage + plates), paper].join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
