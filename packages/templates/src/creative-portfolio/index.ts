import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const creativePortfolio = defineTemplate({
  manifest,
  load: async () => {
    const [{ CreativePortfolioTemplate }, { palette, fonts }, { standIns }, ...sheets] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("./styles.css?raw"),
      import("./rows.css?raw"),
      import("./wide.css?raw"),
      import("./print.css?raw"),
    ]);
    return {
      Component: CreativePortfolioTemplate,
      css: sheets.map((sheet) => sheet.default).join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
