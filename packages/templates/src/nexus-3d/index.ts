import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const nexus3d = defineTemplate({
  manifest,
  load: async () => {
    const [{ Nexus3dTemplate }, { palette, fonts }, { standIns }, ...sheets] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("../kit/entries.css?raw"),
      import("./styles.css?raw"),
      import("./stack.css?raw"),
      import("./parts.css?raw"),
      import("./print.css?raw"),
    ]);
    return {
      Component: Nexus3dTemplate,
      css: sheets.map((sheet) => sheet.default).join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
