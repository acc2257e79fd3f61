import { trayPlaceOf, type UnplacedLine } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { clsx } from "clsx";
import { GripVertical } from "lucide-react";
import { PlaceMenu } from "./place-menu.tsx";

/** The kind of data that a dragged line carries. */
export const lineDrag = "application/x-vitrine-lines";
/** Longer lines are named by their beginning. */
const namedCharacters = 40;

type TrayLineProps = {
  line: UnplacedLine;
  isChosen: boolean;
  isLookedAt: boolean;
  /** The lines that are dragged with this one. */
  dragged: readonly number[];
  onChoose: (isChosen: boolean) => void;
  onSend: (to: string) => void;
  /** Shows its place in the CV. */
  onLook: ((isLookedAt: boolean) => void) | null;
};

/** A line that waits: choose it, send it, leave it out, or drag it onto a section. */
export function TrayLine({ line, isChosen, isLookedAt, dragged, onChoose, onSend, onLook }: TrayLineProps) {
  const name = line.text.length > namedCharacters ? `${line.text.slice(0, namedCharacters).trimEnd()}…` : line.text;
  const guessed = line.guess === null ? undefined : trayPlaceOf(line.guess);
  return (
    // What a pointer does on the row, the checkbox and the buttons in it do as well.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      draggable={onLook !== null}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = "move";
        event.dataTransfer.setData(lineDrag, JSON.stringify(dragged));
      }}
      onMouseEnter={() => onLook?.(true)}
      onMouseLeave={() => onLook?.(false)}
      onFocus={() => onLook?.(true)}
      onBlur={() => onLook?.(false)}
      className={clsx(
        "flex flex-wrap items-center gap-x-2 gap-y-1 border-t border-line py-1.5 first:border-t-0",
        isLookedAt && "bg-tint",
      )}
    >
      {onLook === null ? null : (
        <GripVertical size={16} aria-hidden="true" className="shrink-0 cursor-grab text-muted max-lg:hidden" />
      )}
      <label className="flex min-h-11 min-w-0 flex-1 basis-56 items-center gap-3 lg:min-h-9">
        <input
          type="checkbox"
          data-field={`/unplaced/${line.id}`}
          checked={isChosen}
          onChange={(event) => onChoose(event.target.checked)}
          className="size-5 shrink-0 rounded-s accent-brand"
        />
        <span dir="auto" className="min-w-0 text-app wrap-anywhere">
          {line.text}
        </span>
      </label>
      <span className="ms-auto flex flex-wrap items-center justify-end gap-1">
        {guessed ? (
          <Button size="small" variant="quiet" onClick={() => onSend(guessed.list)}>
            Add to {guessed.title}
            <span className="sr-only">: {name}</span>
          </Button>
        ) : null}
        <PlaceMenu label={`Send to: ${name}`} guess={line.guess} onSend={onSend} />
      </span>
    </li>
  );
}
