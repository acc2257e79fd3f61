import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const modern = defineTemplate({
  manifest,
  load: async () => {
    const [{ ModernTemplate }, { palette, fonts }, { standIns }, { ownerStyle }, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("./owner-style.ts"),
      import("./styles.css?raw"),
    ]);
    return { Component: ModernTemplate, css: css.default, palette, fonts, standIns, ownerStyle };
  },
});
