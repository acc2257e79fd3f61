import { Checkbox } from "@vitrine/ui";
import type { Gallery } from "./use-gallery.ts";

type DemoCheckboxProps = {
  gallery: Gallery;
  /** Where the words have no room they are said, and the last two shown. */
  isShort?: boolean;
};

/** Whether templates are shown with sample people instead of the owner's own site. */
export function DemoCheckbox({ gallery, isShort = false }: DemoCheckboxProps) {
  return (
    <Checkbox
      label={
        <>
          <span className={isShort ? "sr-only" : undefined}>Preview with </span>Demo Data
        </>
      }
      checked={gallery.isDemo}
      onChange={(event) => gallery.setDemo(event.target.checked)}
    />
  );
}
