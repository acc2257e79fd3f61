import { MenuItem } from "@vitrine/ui";
import { ArrowDown, ArrowUp } from "lucide-react";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type Moves = { up?: (() => void) | null | undefined; down?: (() => void) | null | undefined };

/** The two lines of a row's menu that carry it one place; at an end of the list the way there is closed. */
export function MoveItems({ moves }: { moves: Moves }) {
  return (
    <>
      <MenuItem icon={<ArrowUp {...icon} />} disabled={!moves.up} onSelect={() => moves.up?.()}>
        Move up
      </MenuItem>
      <MenuItem icon={<ArrowDown {...icon} />} disabled={!moves.down} onSelect={() => moves.down?.()}>
        Move down
      </MenuItem>
    </>
  );
}
