import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const ecoVision = defineTemplate({
  manifest,
  load: async () => {
    const [{ EcoVisionTemplate }, { palette, fonts }, { standIns }, entries, css, contact] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      import("../kit/entries.css?raw"),
      import("./styles.css?raw"),
      import("../kit/contact-row.css?raw"),
    ]);
    return {
      Component: EcoVisionTemplate,
      css: entries.default + css.default + contact.default,
      palette,
      fonts,
      standIns,
    };
  },
});
