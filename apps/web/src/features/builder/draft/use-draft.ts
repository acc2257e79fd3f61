import type { Website } from "@vitrine/model";
import { useEffect, useState, useSyncExternalStore } from "react";
import { queryClient } from "../../../lib/query-client.ts";
import { websiteKeys } from "../../../lib/queries/websites.ts";
import type { Draft } from "./draft.ts";
import { createDraftStore, type DraftStore } from "./draft-store.ts";
import { keepChanges, readKeptChanges } from "./kept-changes.ts";

/**
 * The draft of a loaded website: opened once, kept in the browser on every change and restored from there.
 * A newer server copy is merged in without touching what is typed, and what a save answered goes back into the
 * cache that the sections' items are written to.
 */
export function useDraft(website: Website, userId: number): { store: DraftStore; draft: Draft; restored: boolean } {
  const [opened] = useState(() => {
    const store = createDraftStore(website);
    const kept = readKeptChanges(website.id, userId);
    if (kept) store.dispatch({ type: "restored", pending: kept.pending });
    return { store, restored: kept !== null };
  });
  const { store, restored } = opened;
  const draft = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => {
    store.dispatch({ type: "server_changed", website });
  }, [store, website]);
  useEffect(
    () =>
      store.subscribe(() => {
        const { base, pending } = store.get();
        queryClient.setQueryData<Website>(websiteKeys.one(base.id), (cached) =>
          cached && cached.version > base.version ? cached : base,
        );
        keepChanges(base.id, { userId, version: base.version, savedAt: Date.now(), pending });
      }),
    [store, userId],
  );
  return { store, draft, restored };
}
