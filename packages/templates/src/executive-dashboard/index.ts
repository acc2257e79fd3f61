import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const executiveDashboard = defineTemplate({
  manifest,
  load: async () => {
    const [{ ExecutiveDashboardTemplate }, { palette, fonts }, { standIns }, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("./styles.css?raw"),
    ]);
    return { Component: ExecutiveDashboardTemplate, css: css.default, palette, fonts, standIns };
  },
});
