import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const dataViz = defineTemplate({
  manifest,
  load: async () => {
    const [{ DataVizTemplate }, { palette, fonts }, { standIns }, ...sheets] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("../kit/entries.css?raw"),
      import("./styles.css?raw"),
      import("./chart.css?raw"),
      import("./sections.css?raw"),
      import("../kit/contact-row.css?raw"),
      import("./print.css?raw"),
    ]);
    return {
      Component: DataVizTemplate,
      css: sheets.map((sheet) => sheet.default).join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
