import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const creativePortfolio = defineTemplate({
  manifest,
  load: async () => {
    const [{ CreativePortfolioTemplate }, { palette, fonts }, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./styles.css?raw"),
    ]);
    return { Component: CreativePortfolioTemplate, css: css.default, palette, fonts };
  },
});
