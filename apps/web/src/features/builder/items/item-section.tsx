import { Button, ConfirmDialog, EmptyState } from "@vitrine/ui";
import { Plus } from "lucide-react";
import { useState, type ReactElement } from "react";
import { DiscardQuestion } from "./discard-question.tsx";
import { EntryOutline } from "./entry-outline.tsx";
import { ItemList, type ItemWords } from "./item-list.tsx";
import type { AnyItem, ItemKind, ItemKindName } from "./item-kinds.ts";
import { useAskedEntry } from "../shell/asked-entry.ts";
import { useIsWide } from "../shell/use-is-wide.ts";
import { formOfList, placeOfItemForm } from "../work/kept-forms.ts";
import { placeNow } from "../work/use-kept-form.ts";
import { useBuilderWork, useWorkPart } from "../work/work-context.ts";
import { useItems, type ItemActions } from "./use-items.ts";
import { useVisibility } from "./use-visibility.ts";

/** A form dialog: without an item it adds one, with an item it changes that one. */
export type ItemDialogProps<Item extends AnyItem> = {
  item: Item | null;
  actions: ItemActions<Item>;
  onClose: () => void;
};

type ItemSectionProps<Item extends AnyItem> = {
  kind: ItemKind<Item>;
  websiteId: number;
  items: Item[];
  title: string;
  addLabel: string;
  empty: { title: string; text: string };
  wordsOf: (item: Item) => ItemWords;
  dialog: (props: ItemDialogProps<Item>) => ReactElement;
};

type Open<Item> = { type: "form"; item: Item | null } | { type: "delete"; item: Item } | null;

/** The block of the page that shows a list. */
const blocks: Readonly<Record<ItemKindName, string>> = {
  experience: "experience",
  education: "education",
  skill: "skills",
  project: "projects",
  blogPost: "writing",
};

/** One section of items: heading, rows or empty state, and the dialogs to add, edit and delete. */
export function ItemSection<Item extends AnyItem>(props: ItemSectionProps<Item>) {
  const { kind, websiteId, items, title, addLabel, empty, wordsOf, dialog: FormDialog } = props;
  const actions = useItems(kind, websiteId);
  const visibility = useVisibility(kind.name);
  const [open, setOpen] = useState<Open<Item>>(null);
  const { store } = useBuilderWork();
  const kept = useWorkPart(store, ({ forms }) => formOfList(forms, kind.name));
  // A form that was left with text in it opens by itself; without its entry the text becomes a new one.
  const left: Open<Item> = kept ? { type: "form", item: items.find(({ id }) => id === kept.itemId) ?? null } : null;
  const { entry, answer } = useAskedEntry(blocks[kind.name]);
  const pressed = items.find(({ id }) => id === entry);
  const asked: Open<Item> = pressed ? { type: "form", item: pressed } : null;
  // Pressed beside an open form, another entry takes its place; where something was typed there, its owner is asked.
  const isFree = !kept || kept.itemId === pressed?.id;
  const shown = isFree && open?.type !== "delete" ? (asked ?? open ?? left) : (open ?? left ?? asked);
  const isForm = shown?.type === "form";
  const wanted = pressed && isForm && shown.item?.id !== pressed.id ? pressed : null;
  const takesPlace = useIsWide() && isForm;
  const closeForm = () => {
    const id = shown?.item?.id ?? null;
    store.dropForm(placeNow(placeOfItemForm(store.work().forms, kind.name, items, id), store));
    answer();
    setOpen(null);
  };
  const add = (
    <Button
      variant="secondary"
      size="small"
      icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
      onClick={() => setOpen({ type: "form", item: null })}
    >
      {addLabel}
    </Button>
  );
  return (
    // The form that takes the section's place is a landmark of its own, and may bear the same name.
    <section aria-labelledby={takesPlace ? undefined : `section-${kind.name}`} className="flex flex-col">
      <div hidden={takesPlace} className="flex flex-col gap-6">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id={`section-${kind.name}`} className="text-h2">
            {title}
          </h2>
          {items.length > 0 ? add : null}
        </div>
        {items.length === 0 ? (
          <EmptyState drawing={<EntryOutline />} title={empty.title} text={empty.text} actions={add} />
        ) : (
          <ItemList
            label={title}
            items={items}
            wordsOf={wordsOf}
            onEdit={(item) => setOpen({ type: "form", item })}
            onDelete={(item) => setOpen({ type: "delete", item })}
            onReorder={(next) => void actions.reorder(next)}
            visibility={visibility}
          />
        )}
      </div>
      {isForm ? (
        <FormDialog key={shown.item?.id ?? "new"} item={shown.item} actions={actions} onClose={closeForm} />
      ) : null}
      <DiscardQuestion
        open={wanted !== null}
        onOpenChange={answer}
        onDiscard={() => {
          closeForm();
          setOpen({ type: "form", item: wanted });
        }}
      />
      {open?.type === "delete" ? (
        <ConfirmDialog
          open
          destructive
          title={`Delete ${wordsOf(open.item).title}?`}
          message="You can undo this for a few seconds afterwards."
          confirmLabel="Delete"
          onOpenChange={() => setOpen(null)}
          onConfirm={() => {
            void actions.remove(open.item);
            setOpen(null);
          }}
        />
      ) : null}
    </section>
  );
}
