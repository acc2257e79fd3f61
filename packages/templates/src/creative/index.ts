import { defineTemplate } from "../define-template.ts";
import { onScreen, sheets } from "../kit/on-screen.ts";
import { manifest } from "./manifest.ts";

export const creative = defineTemplate({
  manifest,
  load: async () => {
    const [{ CreativeTemplate }, { palette, fonts }, { standIns }, { tornCss }, letters, stage, paper] =
      await Promise.all([
        import("./template.tsx"),
        import("./design.ts"),
        import("./stand-ins.ts"),
        import("./torn.ts"),
        sheets(import("../kit/entries.css?raw"), import("./styles.css?raw")),
        sheets(
          import("./stage.css?raw"),
          import("./cover.css?raw"),
          import("./pasted.css?raw"),
          import("./scraps.css?raw"),
          import("../kit/contact-row.css?raw"),
        ),
        sheets(import("../kit/print-column.css?raw"), import("./print.css?raw")),
      ]);
    return {
      Component: CreativeTemplate,
      css: [letters, onScreen(tornCss() + stage), paper].join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
