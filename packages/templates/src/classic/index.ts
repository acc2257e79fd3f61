import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const classic = defineTemplate({
  manifest,
  load: async () => {
    const [{ ClassicTemplate }, { palette, fonts }, { standIns }, ...sheets] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("../kit/entries.css?raw"),
      import("./styles.css?raw"),
      import("./wide.css?raw"),
    ]);
    return {
      Component: ClassicTemplate,
      css: sheets.map((sheet) => sheet.default).join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
