import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const systemPortfolio = defineTemplate({
  manifest,
  load: async () => {
    const [{ SystemPortfolioTemplate }, { palette, fonts }, { standIns }, ...sheets] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("../kit/entries.css?raw"),
      import("./styles.css?raw"),
      import("./desk.css?raw"),
      import("./contents.css?raw"),
      import("./folders.css?raw"),
      import("./print.css?raw"),
    ]);
    return {
      Component: SystemPortfolioTemplate,
      css: sheets.map((sheet) => sheet.default).join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
