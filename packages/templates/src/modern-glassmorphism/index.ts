import { defineTemplate } from "../define-template.ts";
import { onScreen, sheets } from "../kit/on-screen.ts";
import { manifest } from "./manifest.ts";

export const modernGlassmorphism = defineTemplate({
  manifest,
  load: async () => {
    const [{ ModernGlassmorphismTemplate }, { palette, fonts }, { standIns }, { ownerStyle }, letters, stage, paper] =
      await Promise.all([
        import("./template.tsx"),
        import("./design.ts"),
        import("./stand-ins.ts"),
        import("./owner-style.ts"),
        sheets(import("../kit/entries.css?raw"), import("./styles.css?raw")),
        sheets(
          import("../kit/theme-switch.css?raw"),
          import("./stage.css?raw"),
          import("./panes.css?raw"),
          import("./dock.css?raw"),
        ),
        sheets(import("../kit/print-column.css?raw"), import("./print.css?raw")),
      ]);
    return {
      Component: ModernGlassmorphismTemplate,
      css: [letters, onScreen(stage), paper].join("\n"),
      palette,
      fonts,
      standIns,
      ownerStyle,
    };
  },
});
