import { defineTemplate } from "../define-template.ts";
import { sheets } from "../kit/on-screen.ts";
import { manifest } from "./manifest.ts";

export const academicVision = defineTemplate({
  manifest,
  load: async () => {
    const [{ AcademicVisionTemplate }, { palette, fonts }, { standIns }, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      sheets(import("../kit/abreast.css?raw"), import("./styles.css?raw")),
    ]);
    return { Component: AcademicVisionTemplate, css, palette, fonts, standIns };
  },
});
