import { Checkbox } from "@vitrine/ui";
import type { Gallery } from "./use-gallery.ts";

/** Whether templates are shown with sample people instead of the owner's own site. */
export function DemoCheckbox({ gallery }: { gallery: Gallery }) {
  return (
    <Checkbox
      label="Preview with Demo Data"
      checked={gallery.isDemo}
      onChange={(event) => gallery.setDemo(event.target.checked)}
    />
  );
}
