import { defineTemplate } from "../define-template.ts";
import { manifest } from "./manifest.ts";

export const modernGlassmorphism = defineTemplate({
  manifest,
  load: async () => {
    const [{ ModernGlassmorphismTemplate }, { palette, fonts }, { ownerStyle }, entries, css] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./owner-style.ts"),
      import("../kit/entries.css?raw"),
      import("./styles.css?raw"),
    ]);
    return {
      Component: ModernGlassmorphismTemplate,
      css: entries.default + css.default,
      palette,
      fonts,
      ownerStyle,
    };
  },
});
