import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const modernGlassmorphism = defineTemplate({
  manifest,
  load: async () => {
    const [{ ModernGlassmorphismTemplate }, { palette, fonts }, { standIns }, { ownerStyle }, ...sheets] =
      await Promise.all([
        import("./template.tsx"),
        import("./design.ts"),
        import("./stand-ins.ts"),
        import("./owner-style.ts"),
        import("../kit/entries.css?raw"),
        import("./styles.css?raw"),
        import("./panes.css?raw"),
        import("./dock.css?raw"),
        import("./print.css?raw"),
      ]);
    return {
      Component: ModernGlassmorphismTemplate,
      css: sheets.map((sheet) => sheet.default).join("\n"),
      palette,
      fonts,
      standIns,
      ownerStyle,
    };
  },
});
