import { defineTemplate } from "../define-template.ts";
import { onScreen, sheets } from "../kit/on-screen.ts";
import { manifest } from "./manifest.ts";

export const executiveDashboard = defineTemplate({
  manifest,
  load: async () => {
    const [{ ExecutiveDashboardTemplate }, { palette, fonts }, { standIns }, letters, stage, paper] = await Promise.all(
      [
        import("./template.tsx"),
        import("./design.ts"),
        import("./stand-ins.ts"),
        sheets(import("./styles.css?raw"), import("./chart.css?raw")),
        sheets(import("../kit/theme-switch.css?raw"), import("./stage.css?raw")),
        sheets(import("../kit/print-column.css?raw"), import("./print.css?raw")),
      ],
    );
    return {
      Component: ExecutiveDashboardTemplate,
      css: [letters, onScreen(stage), paper].join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
