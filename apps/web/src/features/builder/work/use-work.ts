import type { Website } from "@vitrine/model";
import { useEffect, useState, useSyncExternalStore } from "react";
import { quietApi } from "../../../lib/api.ts";
import { endsSession } from "../../../lib/form-errors.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { putWebsite, websiteKeys } from "../../../lib/queries/websites.ts";
import type { AnyItem, ItemKindName } from "../items/item-kinds.ts";
import { kindOf } from "../items/kind-of.ts";
import { createDraftCopy } from "./draft-copy.ts";
import { startKeeper } from "./keeper.ts";
import type { OpenedWork } from "./open-kept-work.ts";
import { useOtherTabs } from "./other-tabs.ts";
import type { Waiting } from "./outbox.ts";
import type { CallsOf } from "./send-waiting.ts";
import { sectionCallsOf } from "./section-calls.ts";
import { isSectionOperation, type SectionOperation } from "./section-operations.ts";
import { createSender, type Outcome } from "./sender.ts";
import type { BuilderWork } from "./work-context.ts";
import { createWorkStore, type Work, type WorkStore } from "./work-store.ts";

/**
 * The work on a loaded website: opened with what was kept, written to the browser on every change and to the
 * server shortly after. What the server answers goes into the cache that other pages read from.
 */
export function useWork(website: Website, userId: number, opened: OpenedWork): BuilderWork & { state: Work } {
  const [work] = useState(() => createWork(website, opened));
  const { store, sender, copy } = work;
  const state = useSyncExternalStore(store.subscribe, store.work);
  useEffect(() => {
    store.dispatch({ type: "server_changed", website });
  }, [store, website]);
  useEffect(() => {
    let known = store.get().base;
    return store.subscribe(() => {
      const { base } = store.get();
      if (base === known) return;
      known = base;
      if (queryClient.getQueryData(websiteKeys.one(base.id)) === base) return;
      void putWebsite(base.id, (cached) => (cached && cached.version > base.version ? cached : base));
    });
  }, [store]);
  useEffect(() => startKeeper(store, opened.place, { device: opened.device, userId }).stop, [store, opened, userId]);
  useOtherTabs(store);
  useEffect(() => sender.start(), [sender]);
  useEffect(() => copy.start(), [copy]);
  useEffect(() => {
    if (opened.takenOver.length > 0) void forgetTakenOver(website.id, opened, copy.flush);
  }, [opened, copy, website.id]);
  return { ...work, state };
}

function createWork(website: Website, { device, found }: OpenedWork): BuilderWork {
  const store = createWorkStore(website, found);
  return {
    store,
    sender: createSender(
      store,
      { callsOf: callsFor(website.id), sections: sectionCallsOf(quietApi, website.id) },
      (outcome, waiting) => void sayOutcome(store, outcome, waiting),
    ),
    copy: createDraftCopy(store, device, quietApi.versions),
  };
}

/** The calls of each list's entries on one website. */
function callsFor(websiteId: number): CallsOf {
  return async (list) => {
    const kind = await kindOf(list);
    // A version is left out where none is known; the calls read only these three of an entry.
    const addressed = (id: number, version: number | null) =>
      ({ id, website_id: websiteId, version: version ?? undefined }) as unknown as AnyItem;
    return {
      create: (values, key) => kind.create(quietApi, websiteId, values, key),
      update: (id, values, version) => kind.update(quietApi, addressed(id, version), values),
      remove: (id, version) => kind.remove(quietApi, addressed(id, version)),
      reorder: (ids) => kind.reorder(quietApi, ids),
      current: async () => kind.read((await quietApi.websites.getWebsite({ params: { id: websiteId } })).website),
      valuesOf: kind.valuesOf,
      stateOf: kind.stateOf,
      newestFirst: kind.newestFirst === true,
    };
  };
}

/** Says what became of an operation that nobody waited for; refused words go back into their form. */
async function sayOutcome(store: WorkStore, outcome: Outcome, { operation }: Waiting): Promise<void> {
  if (outcome.kind !== "refused" || endsSession(outcome.error)) return;
  if (isSectionOperation(operation)) return saySectionRefused(store, operation, outcome.error);
  const { words } = await kindOf(operation.list);
  const failures = {
    added: words.addFailed,
    changed: words.updateFailed,
    removed: words.deleteFailed,
    moved: words.reorderFailed,
  };
  sayFailure(outcome.error, failures[operation.kind]);
  const { list } = operation;
  if (operation.kind === "changed") store.keepForm(await formOf(list, operation.id, operation.after, store));
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

async function formOf(list: ItemKindName, itemId: number, values: Record<string, unknown>, store: WorkStore) {
  const kind = await kindOf(list);
  const item = kind.read(store.shown()).find(({ id }) => id === itemId);
  return item ? { list, itemId, values: { ...kind.valuesOf(item), ...values } } : null;
}

/** Once this tab's own copy is with the server, those of the tabs that it took over are not needed. */
async function forgetTakenOver(id: number, { takenOver }: OpenedWork, flush: () => Promise<void>): Promise<void> {
  await flush();
  for (const device of takenOver) {
    await quietApi.versions.dropDraft({ params: { id, device } }).catch(() => undefined);
  }
}
