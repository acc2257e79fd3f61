import { Button, Tooltip } from "@vitrine/ui";
import { Redo2, Undo2 } from "lucide-react";
import type { Undo } from "../work/use-undo.ts";

const icon = { size: 18, strokeWidth: 1.75, "aria-hidden": true } as const;
const look = {
  variant: "quiet",
  size: "small",
  iconOnly: true,
  className: "disabled:bg-transparent! max-lg:min-h-11 max-lg:min-w-11",
} as const;

/** Takes back the last change, whichever section it was made in, and makes it again. */
export function UndoButtons({ undo: { canUndo, canRedo, undo, redo } }: { undo: Undo }) {
  return (
    <>
      <Tooltip text="Undo (Ctrl+Z)">
        <Button {...look} aria-label="Undo last change" disabled={!canUndo} icon={<Undo2 {...icon} />} onClick={undo} />
      </Tooltip>
      <Tooltip text="Redo (Ctrl+Shift+Z)">
        <Button
          {...look}
          // The bar of a narrow phone has no room for what cannot be pressed: its last button fell into a row of its own.
          className={`${look.className} max-[26rem]:disabled:hidden`}
          aria-label="Redo last change"
          disabled={!canRedo}
          icon={<Redo2 {...icon} />}
          onClick={redo}
        />
      </Tooltip>
    </>
  );
}
