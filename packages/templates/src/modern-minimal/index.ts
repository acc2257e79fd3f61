import { defineTemplate } from "../define-template.ts";
import { sheets } from "../kit/on-screen.ts";
import { manifest } from "./manifest.ts";

export const modernMinimal = defineTemplate({
  manifest,
  load: async () => {
    const [{ ModernMinimalTemplate }, { palette, fonts }, { standIns }, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      sheets(import("../kit/entries.css?raw"), import("../kit/abreast.css?raw"), import("./styles.css?raw")),
    ]);
    return { Component: ModernMinimalTemplate, css, palette, fonts, standIns };
  },
});
