import { Button, Menu, MenuItem, MenuSeparator } from "@vitrine/ui";
import { MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import { dotted } from "../../../lib/dotted.ts";
import type { AnyItem } from "./item-kinds.ts";
import { SortableRow, SortableRows, type Moves } from "./sortable-rows.tsx";
import type { Visibility } from "./use-visibility.ts";
import { VisibilityButton } from "./visibility-button.tsx";
import { MoveItems } from "./move-items.tsx";

/** How an item reads in its row. */
export type ItemWords = { title: string; detail: string; meta: string };

type ItemListProps<Item extends AnyItem> = {
  label: string;
  items: Item[];
  wordsOf: (item: Item) => ItemWords;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  onReorder: (items: Item[]) => void;
  visibility: Visibility;
};

const iconProps = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The items of a section as rows: drag by the handle, or move up and down from the menu. */
export function ItemList<Item extends AnyItem>({
  label,
  items,
  wordsOf,
  onEdit,
  onDelete,
  onReorder,
  visibility,
}: ItemListProps<Item>) {
  return (
    <SortableRows label={label} items={items} titleOf={(item) => wordsOf(item).title} onReorder={onReorder}>
      {(item, moves) => (
        <ItemRow
          key={item.id}
          id={item.id}
          words={wordsOf(item)}
          onEdit={() => onEdit(item)}
          onDelete={() => onDelete(item)}
          moves={moves}
          isShown={visibility.isShown(item.id)}
          onShow={(visible) => visibility.show(item.id, visible)}
        />
      )}
    </SortableRows>
  );
}

type ItemRowProps = {
  id: number;
  words: ItemWords;
  onEdit: () => void;
  onDelete: () => void;
  moves: Moves;
  isShown: boolean | null;
  onShow: (visible: boolean) => void;
};

function ItemRow({ id, words, onEdit, onDelete, moves, isShown, onShow }: ItemRowProps) {
  const meta = dotted([words.meta, isShown === false ? "Hidden" : ""]);
  return (
    <SortableRow id={id} title={words.title}>
      <button type="button" onClick={onEdit} className="min-w-0 flex-1 rounded-m px-1 py-1.5 text-start hover:bg-tint">
        <span className={`block text-label wrap-anywhere ${isShown === false ? "text-muted" : ""}`}>{words.title}</span>
        {words.detail ? (
          <span className="line-clamp-2 text-caption wrap-anywhere text-muted">{words.detail}</span>
        ) : null}
        {meta ? <span className="block text-caption text-muted tabular-nums">{meta}</span> : null}
      </button>
      {isShown === null ? null : <VisibilityButton title={words.title} visible={isShown} onChange={onShow} />}
      <Menu
        trigger={
          <Button
            variant="quiet"
            size="small"
            iconOnly
            className="max-md:size-11"
            aria-label={`Actions for ${words.title}`}
            icon={<MoreHorizontal {...iconProps} />}
          />
        }
      >
        <MenuItem icon={<Pencil {...iconProps} />} onSelect={onEdit}>
          Edit
        </MenuItem>
        <MoveItems moves={moves} />
        <MenuSeparator />
        <MenuItem icon={<Trash2 {...iconProps} />} danger onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
    </SortableRow>
  );
}
