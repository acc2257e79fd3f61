import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { Button, Menu, MenuItem, MenuSeparator } from "@vitrine/ui";
import { ArrowDown, ArrowUp, GripVertical, MoreHorizontal, Pencil, Trash2 } from "lucide-react";
import type { AnyItem } from "./item-kinds.ts";

/** How an item reads in its row. */
export type ItemWords = { title: string; detail: string; meta: string };

type ItemListProps<Item extends AnyItem> = {
  label: string;
  items: Item[];
  wordsOf: (item: Item) => ItemWords;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  onReorder: (items: Item[]) => void;
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
}: ItemListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => onReorder(arrayMove(items, from, to));
  const drop = ({ active, over }: DragEndEvent) => {
    if (!over || active.id === over.id) return;
    move(
      items.findIndex(({ id }) => id === active.id),
      items.findIndex(({ id }) => id === over.id),
    );
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcementsFor(items, wordsOf) }}
      onDragEnd={drop}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="flex flex-col border-y border-line">
          {items.map((item, index) => (
            <ItemRow
              key={item.id}
              id={item.id}
              words={wordsOf(item)}
              onEdit={() => onEdit(item)}
              onDelete={() => onDelete(item)}
              onMoveUp={index > 0 ? () => move(index, index - 1) : null}
              onMoveDown={index < items.length - 1 ? () => move(index, index + 1) : null}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

/** What is said while an item is carried: its own title and its place in the list. */
function announcementsFor<Item extends AnyItem>(items: Item[], wordsOf: (item: Item) => ItemWords): Announcements {
  const title = (id: UniqueIdentifier) => {
    const item = items.find((entry) => entry.id === id);
    return item ? wordsOf(item).title : "";
  };
  const place = (id: UniqueIdentifier) =>
    `position ${items.findIndex((entry) => entry.id === id) + 1} of ${items.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${title(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${title(active.id)} is over ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${title(active.id)} was put at ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${title(active.id)} stays at ${place(active.id)}.`,
  };
}

type ItemRowProps = {
  id: number;
  words: ItemWords;
  onEdit: () => void;
  onDelete: () => void;
  onMoveUp: (() => void) | null;
  onMoveDown: (() => void) | null;
};

function ItemRow({ id, words, onEdit, onDelete, onMoveUp, onMoveDown }: ItemRowProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex items-start gap-1 border-b border-line bg-surface py-2 last:border-b-0 ${isDragging ? "relative z-10 shadow-overlay" : ""}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Reorder ${words.title}`}
        className="-ms-3.5 mt-0.5 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-m text-muted hover:text-ink md:-ms-2.5 md:size-9"
      >
        <GripVertical {...iconProps} />
      </button>
      <button type="button" onClick={onEdit} className="min-w-0 flex-1 rounded-m px-1 py-1.5 text-start hover:bg-tint">
        <span className="block text-label wrap-anywhere">{words.title}</span>
        {words.detail ? (
          <span className="line-clamp-2 text-caption wrap-anywhere text-muted">{words.detail}</span>
        ) : null}
        {words.meta ? <span className="block text-caption text-muted tabular-nums">{words.meta}</span> : null}
      </button>
      <Menu
        trigger={
          <Button
            variant="quiet"
            size="small"
            iconOnly
            aria-label={`Actions for ${words.title}`}
            icon={<MoreHorizontal {...iconProps} />}
          />
        }
      >
        <MenuItem icon={<Pencil {...iconProps} />} onSelect={onEdit}>
          Edit
        </MenuItem>
        <MenuItem icon={<ArrowUp {...iconProps} />} disabled={!onMoveUp} onSelect={() => onMoveUp?.()}>
          Move up
        </MenuItem>
        <MenuItem icon={<ArrowDown {...iconProps} />} disabled={!onMoveDown} onSelect={() => onMoveDown?.()}>
          Move down
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 {...iconProps} />} danger onSelect={onDelete}>
          Delete
        </MenuItem>
      </Menu>
    </li>
  );
}
