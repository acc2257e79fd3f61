import { sayFailure } from "../../../lib/say-failure.ts";
import type { ItemKindName } from "../items/item-kinds.ts";
import { kindOf } from "../items/kind-of.ts";
import { sayDataRefused } from "../template-data/data-refusal.ts";
import type { SentOperation } from "./operations.ts";
import { isSectionOperation, type SectionOperation } from "./section-operations.ts";
import type { WorkStore } from "./work-store.ts";

/** Says that an operation was refused that nobody waited for; its words go back into their form. */
export async function sayRefused(store: WorkStore, operation: SentOperation, error: unknown): Promise<void> {
  if (operation.kind === "data") return sayDataRefused(store, operation, error);
  if (isSectionOperation(operation)) return saySectionRefused(store, operation, error);
  const { words } = await kindOf(operation.list);
  const failures = {
    added: words.addFailed,
    changed: words.updateFailed,
    removed: words.deleteFailed,
    moved: words.reorderFailed,
  };
  sayFailure(error, failures[operation.kind]);
  const { list } = operation;
  if (operation.kind === "changed") await keepRefused(list, operation.id, operation.after, store);
  if (operation.kind === "added") store.keepForm({ list, itemId: null, values: { ...operation.values } });
}

/** Refused words of an entry go back into its form; what was only arranged stands as it was. */
function saySectionRefused(store: WorkStore, operation: SectionOperation, error: unknown): void {
  sayFailure(error, "Your last change to the sections could not be stored.");
  if (operation.kind === "entry_changed" && operation.after.fields)
    store.keepForm({
      section: operation.section,
      of: operation.of,
      entryId: operation.id,
      values: operation.after.fields,
    });
  if (operation.kind === "entry_added") {
    const { section, of, entry } = operation;
    store.keepForm({ section, of, entryId: null, values: entry.fields });
  }
}

async function keepRefused(list: ItemKindName, itemId: number, values: Record<string, unknown>, store: WorkStore) {
  const kind = await kindOf(list);
  const item = kind.read(store.shown()).find(({ id }) => id === itemId);
  if (item) store.keepForm({ list, itemId, values: { ...kind.valuesOf(item), ...values } });
}
