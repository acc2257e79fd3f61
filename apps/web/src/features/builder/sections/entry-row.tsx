import type { Entry } from "@vitrine/model";
import { Button, Menu, MenuItem, MenuSeparator } from "@vitrine/ui";
import { CircleAlert, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { dotted } from "../../../lib/dotted.ts";
import { SortableRow, type Moves } from "../items/sortable-rows.tsx";
import type { EntryWords } from "./entry-words.ts";
import { VisibilityButton } from "../items/visibility-button.tsx";
import { MoveItems } from "../items/move-items.tsx";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type EntryRowProps = {
  entry: Entry;
  words: EntryWords;
  moves: Moves;
  onOpen: () => void;
  onShow: (visible: boolean) => void;
  onRemove: () => void;
};

/** One entry of a section: opened by its name; one that cannot be read says so and can only be removed. */
export function EntryRow({ entry, words, moves, onOpen, onShow, onRemove }: EntryRowProps) {
  const { title, detail, meta } = words;
  const isReadable = entry.problem === null;
  return (
    <SortableRow id={entry.id} title={title}>
      {isReadable ? (
        <button
          type="button"
          onClick={onOpen}
          className="min-w-0 flex-1 rounded-m px-1 py-1.5 text-start hover:bg-tint max-md:min-h-11"
        >
          <span className={`block text-label wrap-anywhere ${entry.visible ? "" : "text-muted"}`}>{title}</span>
          {detail ? <span className="line-clamp-2 text-caption wrap-anywhere text-muted">{detail}</span> : null}
          <span className="block text-caption text-muted tabular-nums">
            {dotted([meta, entry.visible ? "" : "Hidden"])}
          </span>
        </button>
      ) : (
        <p className="flex min-w-0 flex-1 gap-2 px-1 py-1.5 text-caption text-danger">
          <CircleAlert {...icon} className="mt-0.5 shrink-0" />
          <span className="min-w-0">
            <span className="block text-label">{title}</span>
            This entry needs attention: it could not be read and is kept as it was, off your site.
          </span>
        </p>
      )}
      {isReadable ? <VisibilityButton title={title} visible={entry.visible} onChange={onShow} /> : null}
      <Menu
        trigger={
          <Button
            variant="quiet"
            size="small"
            iconOnly
            className="max-md:size-11"
            aria-label={`Actions for ${title}`}
            icon={<MoreHorizontal {...icon} />}
          />
        }
      >
        {isReadable ? (
          <MenuItem icon={<Pencil {...icon} />} onSelect={onOpen}>
            Edit
          </MenuItem>
        ) : null}
        <MoveItems moves={moves} />
        <MenuSeparator />
        <MenuItem icon={<Trash2 {...icon} />} danger onSelect={onRemove}>
          Delete
        </MenuItem>
      </Menu>
    </SortableRow>
  );
}
