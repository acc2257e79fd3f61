import type { Website } from "@vitrine/model";
import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { hearData, typeInto, type Data, type DataSource, type StoredData } from "../draft/data-draft.ts";
import { draftedWebsite, reduceDraft, type DraftAction, type Draft } from "../draft/draft.ts";
import type { DraftStore } from "../draft/draft-store.ts";
import { valueAt, type DraftPath, type DraftValue } from "../draft/fields.ts";
import { doAgain, record, takeBack, type History } from "./history.ts";
import { withForm, withoutForm, type FormPlace, type KeptForm } from "./kept-forms.ts";
import type { KeptWork } from "./kept-work.ts";
import type { Operation, SentOperation } from "./operations.ts";
import type { Waiting } from "./outbox.ts";
import type { Sent } from "./send-waiting.ts";
import { settled, versionOf } from "./settle-work.ts";
import { keptWork, openWork, shownIn, type Work } from "./work-state.ts";

/** The owner's work on one website in this tab: what is typed, what waits, and what can be taken back. */
export type WorkStore = DraftStore & {
  work: () => Work;
  /** The website as the owner sees it. */
  shown: () => Website;
  /** The moment of the last change, as `performance.now()`; 0 before the first one. */
  changedAt: () => number;
  /** Sets a field without a step to take back: that is what taking back does. */
  put: (path: DraftPath, value: DraftValue) => void;
  /** Remembers an operation that was carried out elsewhere, so that it can be taken back. */
  remember: (operation: Operation) => void;
  /** Carries out an operation on entries or sections; it waits in the outbox from now on. */
  queue: (operation: SentOperation, options?: { isUndo?: boolean }) => Waiting;
  settle: (waiting: Waiting, sent: Sent) => void;
  /** The id that something has now which was made here, under an id of this tab. */
  idNow: (id: number) => number;
  /** Takes over the server's record of a template category, beside what is typed. */
  hearData: (category: string, stored: StoredData) => void;
  /** Changes the open form of a category, as a step to take back. */
  typeData: (category: string, data: Data, source: DataSource) => void;
  /** Changes it without such a step. */
  putData: (category: string, data: Data, source?: DataSource) => void;
  /** Keeps the text of a form in the place of what was kept of it before. */
  keepForm: (form: KeptForm) => void;
  /** Keeps a text beside all others, the one of the same form included. */
  addForm: (form: KeptForm) => void;
  dropForm: (place: FormPlace) => void;
  /** Takes the last step out of the history: its inverse is the caller's to carry out. */
  takeBack: () => Operation | null;
  doAgain: () => Operation | null;
  keep: (device: string, userId: number) => KeptWork;
};

/** Opens the work on a website as the server has it, with what was kept of an earlier visit. */
export function createWorkStore(website: Website, kept: KeptWork | null): WorkStore {
  let work = openWork(website, kept);
  let changedAt = 0;
  let shown: Pick<Work, "draft" | "outbox" | "data"> & { website: Website } = { ...work, website: shownIn(work) };
  const listeners = new Set<() => void>();
  const newIds = new Map<number, number>();

  function set(next: Work): void {
    if (next === work) return;
    work = next;
    changedAt = performance.now();
    for (const listener of listeners) listener();
  }

  function dispatch(action: DraftAction): Draft {
    const draft = reduceDraft(work.draft, action);
    if (draft === work.draft) return draft;
    const history = action.type === "edited" ? recorded(work, action) : work.history;
    set({ ...work, draft, history });
    return draft;
  }

  function shownWebsite(): Website {
    const { draft, outbox, data } = work;
    if (shown.draft !== draft || shown.outbox !== outbox || shown.data !== data)
      shown = { draft, outbox, data, website: shownIn(work) };
    return shown.website;
  }

  function putData(category: string, data: Data, source: DataSource = "section"): void {
    const draft = work.data[category];
    if (draft) set({ ...work, data: { ...work.data, [category]: typeInto(draft, data, source) } });
  }

  return {
    get: () => work.draft,
    work: () => work,
    shown: shownWebsite,
    changedAt: () => changedAt,
    dispatch,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put(path, value) {
      set({ ...work, draft: reduceDraft(work.draft, { type: "edited", path, value }) });
    },
    remember: (operation) => set({ ...work, history: record(work.history, operation, Date.now()) }),
    queue(operation, { isUndo = false } = {}) {
      const key = newIdempotencyKey();
      const waiting = { key, operation, version: versionOf(work, operation) };
      const history = isUndo ? work.history : record(work.history, operation, Date.now(), key);
      set({ ...work, outbox: [...work.outbox, waiting], history });
      return waiting;
    },
    settle(waiting, sent) {
      if ("acknowledged" in sent)
        for (const { from, to } of sent.acknowledged.renames ?? []) if (from < 0) newIds.set(from, to);
      set(settled(work, waiting, sent));
    },
    idNow: (id) => newIds.get(id) ?? id,
    hearData(category, stored) {
      const heard = hearData(work.data[category], stored);
      if (heard !== work.data[category]) set({ ...work, data: { ...work.data, [category]: heard } });
    },
    typeData(category, data, source) {
      const before = work.data[category]?.data;
      if (!before) return;
      const operation: Operation = { kind: "data", category, before, after: data };
      work = { ...work, history: record(work.history, operation, Date.now()) };
      putData(category, data, source);
    },
    putData,
    addForm: (form) => set({ ...work, forms: [...work.forms, form] }),
    keepForm: (form) => set({ ...work, forms: withForm(work.forms, form) }),
    dropForm(place) {
      const forms = withoutForm(work.forms, place);
      if (forms !== work.forms) set({ ...work, forms });
    },
    takeBack() {
      const taken = takeBack(work.history);
      if (taken) set({ ...work, history: taken.history });
      return taken?.operation ?? null;
    },
    doAgain() {
      const taken = doAgain(work.history, Date.now());
      if (taken) set({ ...work, history: taken.history });
      return taken?.operation ?? null;
    },
    keep: (device, userId) => keptWork(work, device, userId),
  };
}

function recorded(work: Work, { path, value }: Extract<DraftAction, { type: "edited" }>): History {
  const before = valueAt(draftedWebsite(work.draft), path);
  return record(work.history, { kind: "field", path, before, after: value }, Date.now());
}
