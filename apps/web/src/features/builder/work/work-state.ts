import type { Website } from "@vitrine/model";
import { isDataChanged, openDataDraft, typedData, type DataDrafts } from "../draft/data-draft.ts";
import { draftedWebsite, openDraft, reduceDraft, type Draft } from "../draft/draft.ts";
import { valueAt, withChanges, type PendingChanges } from "../draft/fields.ts";
import { emptyHistory, type History } from "./history.ts";
import type { KeptForms } from "./kept-forms.ts";
import { keptShape, type KeptWork } from "./kept-work.ts";
import { dataCategoryOf, withData } from "./operations.ts";
import { withWaiting, type Outbox } from "./outbox.ts";

/** All that an owner did in one tab and the server does not have, or can take back. */
export type Work = { draft: Draft; data: DataDrafts; history: History; outbox: Outbox; forms: KeptForms };

/** The website as its owner sees it: with unsaved fields, with what waits, and with the form of its template's data. */
export function shownIn({ draft, outbox, data }: Work): Website {
  const website = withWaiting(draftedWebsite(draft), outbox);
  const category = dataCategoryOf(website);
  const typed = data[category];
  return typed && isDataChanged(typed) ? withData(website, category, typed.data) : website;
}

/** The work on a website as the server has it, with what was kept of an earlier visit. */
export function openWork(website: Website, kept: KeptWork | null): Work {
  if (!kept) return { draft: openDraft(website), data: {}, history: emptyHistory, outbox: [], forms: [] };
  // Opened as it was left, so that what the server changed since then is merged, or asked about.
  const left = openDraft({ ...withChanges(website, kept.seen), version: Math.min(kept.version, website.version) });
  const restored = reduceDraft(left, { type: "restored", pending: kept.pending });
  return {
    draft: reduceDraft(restored, { type: "server_changed", website }),
    data: Object.fromEntries(
      Object.entries(kept.data).map(([category, typed]) => [
        category,
        { ...openDataDraft({ data: typed.base, version: typed.version }), data: typed.data },
      ]),
    ),
    history: kept.history,
    outbox: kept.outbox,
    forms: kept.forms,
  };
}

/** The work as the browser keeps it. */
export function keptWork({ draft, data, history, outbox, forms }: Work, device: string, userId: number): KeptWork {
  const { base, pending } = draft;
  const seen = Object.fromEntries(
    Object.keys(pending).map((path) => [path, valueAt(base, path as keyof PendingChanges)]),
  );
  return {
    shape: keptShape,
    device,
    userId,
    websiteId: base.id,
    savedAt: Date.now(),
    version: base.version,
    seen,
    pending,
    data: typedData(data),
    history,
    outbox,
    forms,
  };
}
