import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const chemLab = defineTemplate({
  manifest,
  load: async () => {
    const [{ ChemLabTemplate }, { palette, fonts }, { standIns }, ...sheets] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("../kit/entries.css?raw"),
      import("./styles.css?raw"),
      import("./table.css?raw"),
      import("./pages.css?raw"),
      import("./bottle.css?raw"),
      import("../kit/contact-row.css?raw"),
      import("./print.css?raw"),
    ]);
    return {
      Component: ChemLabTemplate,
      css: sheets.map((sheet) => sheet.default).join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
