import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const codeMatrix = defineTemplate({
  manifest,
  load: async () => {
    const [{ CodeMatrixTemplate }, { palette, fonts }, { standIns }, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("./styles.css?raw"),
    ]);
    return { Component: CodeMatrixTemplate, css: css.default, palette, fonts, standIns };
  },
});
