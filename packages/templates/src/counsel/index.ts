import { defineTemplate } from "../define-template.ts";
import { onScreen, sheets } from "../kit/on-screen.ts";
import { manifest } from "./manifest.ts";

/** The numbers of a page of 28 lines, as a picture that is repeated down the margin and takes the page's colour. */
const numbers = Array.from(
  { length: 28 },
  (_, line) => `%3Ctext x='20' y='${line * 28 + 18}'%3E${line + 1}%3C/text%3E`,
).join("");
const lines = `:root{--lines:url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 40 784' font-family='sans-serif' font-size='12' text-anchor='middle'%3E${numbers}%3C/svg%3E")}`;

export const counsel = defineTemplate({
  manifest,
  load: async () => {
    const [{ CounselTemplate }, { palette, fonts }, { standIns }, letters, stage, paper] = await Promise.all([
      import("./template.tsx"),
      import("./design.ts"),
      import("./stand-ins.ts"),
      sheets(import("../kit/entries.css?raw"), import("../kit/shelves.css?raw"), import("./styles.css?raw")),
      sheets(import("../kit/theme-switch.css?raw"), import("./stage.css?raw")),
      sheets(import("../kit/print-column.css?raw"), import("../kit/print-rail.css?raw"), import("./print.css?raw")),
    ]);
    return {
      Component: CounselTemplate,
      css: [letters, onScreen(lines + stage), paper].join("\n"),
      palette,
      fonts,
      standIns,
    };
  },
});
