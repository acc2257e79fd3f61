import { DndContext, type Announcements, type DragEndEvent, type UniqueIdentifier } from "@dnd-kit/core";
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useCarrying } from "./use-carrying.ts";

type Sortable = { id: number };

/** Moves one place; null at the end of the list. */
export type Moves = { up: (() => void) | null; down: (() => void) | null };

type SortableRowsProps<Item extends Sortable> = {
  label: string;
  items: Item[];
  titleOf: (item: Item) => string;
  onReorder: (items: Item[]) => void;
  /** One `SortableRow` for an item. */
  children: (item: Item, moves: Moves) => ReactNode;
};

/** A list whose rows are dragged by their handle or moved by keyboard, with words for those who do not see it. */
export function SortableRows<Item extends Sortable>({
  label,
  items,
  titleOf,
  onReorder,
  children,
}: SortableRowsProps<Item>) {
  const { sensors, collisionDetection, forget } = useCarrying(items);
  const move = (from: number, to: number) => onReorder(arrayMove(items, from, to));
  // A carried row is spoken of by the drag itself; one that was sent up or down is spoken of here.
  const [said, setSaid] = useState("");
  const send = (from: number, to: number) => {
    const item = items[from];
    if (item) setSaid(`${titleOf(item)} was put at position ${to + 1} of ${items.length}.`);
    move(from, to);
  };
  const drop = ({ active, over }: DragEndEvent) => {
    forget();
    if (!over || active.id === over.id) return;
    move(
      items.findIndex(({ id }) => id === active.id),
      items.findIndex(({ id }) => id === over.id),
    );
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={collisionDetection}
      accessibility={{ announcements: announcementsFor(items, titleOf) }}
      onDragEnd={drop}
      onDragCancel={forget}
    >
      <SortableContext items={items} strategy={verticalListSortingStrategy}>
        <ol aria-label={label} className="flex flex-col border-y border-line">
          {items.map((item, index) =>
            children(item, {
              up: index > 0 ? () => send(index, index - 1) : null,
              down: index < items.length - 1 ? () => send(index, index + 1) : null,
            }),
          )}
        </ol>
      </SortableContext>
      <output className="sr-only">{said}</output>
    </DndContext>
  );
}

/** What is said while an item is carried: its own title and its place in the list. */
function announcementsFor<Item extends Sortable>(items: Item[], titleOf: (item: Item) => string): Announcements {
  const title = (id: UniqueIdentifier) => {
    const item = items.find((entry) => entry.id === id);
    return item ? titleOf(item) : "";
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

/** A row with its handle at the start. */
export function SortableRow({ id, title, children }: { id: number; title: string; children: ReactNode }) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
  });
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={`flex items-start gap-1 border-b border-line bg-surface py-2 last:border-b-0 ${isDragging ? "relative z-10 shadow-overlay outline outline-edge" : ""}`}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        {...attributes}
        {...listeners}
        aria-label={`Reorder ${title}`}
        className="-ms-3.5 mt-0.5 grid size-11 shrink-0 cursor-grab touch-none place-items-center rounded-m text-muted hover:text-ink md:-ms-2.5 md:size-9"
      >
        <GripVertical size={16} strokeWidth={1.75} aria-hidden />
      </button>
      {children}
    </li>
  );
}
