import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const creative = defineTemplate({
  manifest,
  load: async () => {
    const [{ CreativeTemplate }, { palette, fonts }, { standIns }, { tornCss }, ...sheets] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("./torn.ts"),
      import("../kit/entries.css?raw"),
      import("./styles.css?raw"),
      import("./cover.css?raw"),
      import("./pasted.css?raw"),
      import("./scraps.css?raw"),
      import("../kit/contact-row.css?raw"),
      import("./print.css?raw"),
    ]);
    return {
      Component: CreativeTemplate,
      css: [tornCss(), ...sheets.map((sheet) => sheet.default)].join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
