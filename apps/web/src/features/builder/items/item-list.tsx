import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
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
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop}>
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
        className="mt-0.5 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-m text-muted hover:text-ink md:size-9"
      >
        <GripVertical {...iconProps} />
      </button>
      <button type="button" onClick={onEdit} className="min-w-0 flex-1 rounded-m px-1 py-1.5 text-start hover:bg-tint">
        <span className="block text-label wrap-anywhere">{words.title}</span>
        {words.detail ? <span className="block text-caption wrap-anywhere text-muted">{words.detail}</span> : null}
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
