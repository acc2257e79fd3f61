import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const mechBlueprint = defineTemplate({
  manifest,
  load: async () => {
    const [{ MechBlueprintTemplate }, { palette, fonts }, { standIns }, css, contact] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("./styles.css?raw"),
      import("../kit/contact-row.css?raw"),
    ]);
    return { Component: MechBlueprintTemplate, css: css.default + contact.default, palette, fonts, standIns };
  },
});
