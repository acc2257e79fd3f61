import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const auroraLuxury = defineTemplate({
  manifest,
  load: async () => {
    const [{ AuroraLuxuryTemplate }, { palette, fonts }, { standIns }, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("./styles.css?raw"),
    ]);
    return { Component: AuroraLuxuryTemplate, css: css.default, palette, fonts, standIns };
  },
});
