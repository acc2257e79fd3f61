import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const circuitFlow = defineTemplate({
  manifest,
  load: async () => {
    const [{ CircuitFlowTemplate }, { palette, fonts }, { standIns }, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("./styles.css?raw"),
    ]);
    return { Component: CircuitFlowTemplate, css: css.default, palette, fonts, standIns };
  },
});
