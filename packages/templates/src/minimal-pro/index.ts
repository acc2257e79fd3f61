import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const minimalPro = defineTemplate({
  manifest,
  load: async () => {
    const [{ MinimalProTemplate }, { palette, fonts }, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./styles.css?raw"),
    ]);
    return { Component: MinimalProTemplate, css: css.default, palette, fonts };
  },
});
