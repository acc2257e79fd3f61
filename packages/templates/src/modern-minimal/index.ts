import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const modernMinimal = defineTemplate({
  manifest,
  load: async () => {
    const [{ ModernMinimalTemplate }, { palette, fonts }, { standIns }, entries, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("../kit/entries.css?raw"),
      import("./styles.css?raw"),
    ]);
    return { Component: ModernMinimalTemplate, css: entries.default + css.default, palette, fonts, standIns };
  },
});
