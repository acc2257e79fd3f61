import { useSyncExternalStore } from "react";
import { readEntries } from "../work/section-entries.ts";
import { useOperations } from "../work/use-operations.ts";
import { useBuilderWork } from "../work/work-context.ts";
import type { ItemKindName } from "./item-kinds.ts";
import { sectionOfItem } from "./section-of-list.ts";

export type Visibility = {
  /** Null for an entry that stands in no section yet. */
  isShown: (id: number) => boolean | null;
  show: (id: number, visible: boolean) => void;
};

/** Which entries of a list its owner keeps off the site; sections hold that. */
export function useVisibility(list: ItemKindName): Visibility {
  const { store } = useBuilderWork();
  const { attempt } = useOperations();
  const website = useSyncExternalStore(store.subscribe, store.shown);
  const sectionOf = (id: number) => sectionOfItem(website, list, id);
  return {
    isShown: (id) => {
      const section = sectionOf(id);
      return section ? !section.hidden_entry_ids.includes(id) : null;
    },
    show(id, visible) {
      const section = sectionOf(id);
      const entry = section && readEntries(website, section).find((known) => known.id === id);
      if (!section || !entry) return;
      const part = { before: { visible: entry.visible }, after: { visible } };
      void attempt(
        { kind: "entry_changed", section: section.id, of: section.kind, id: store.idNow(id), ...part },
        visible ? "This entry could not be shown." : "This entry could not be hidden.",
      );
    },
  };
}
