import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const quantumCyber = defineTemplate({
  manifest,
  load: async () => {
    const [{ QuantumCyberTemplate }, { palette, fonts }, { standIns }, ...sheets] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("../kit/entries.css?raw"),
      import("./styles.css?raw"),
      import("./records.css?raw"),
      import("./drawings.css?raw"),
      import("./print.css?raw"),
    ]);
    return {
      Component: QuantumCyberTemplate,
      css: sheets.map((sheet) => sheet.default).join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
