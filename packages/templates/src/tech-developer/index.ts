import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const techDeveloper = defineTemplate({
  manifest,
  load: async () => {
    const [{ TechDeveloperTemplate }, { palette, fonts }, { standIns }, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("./styles.css?raw"),
    ]);
    return { Component: TechDeveloperTemplate, css: css.default, palette, fonts, standIns };
  },
});
