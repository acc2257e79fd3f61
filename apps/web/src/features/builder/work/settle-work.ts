import type { Website } from "@vitrine/model";
import { acceptData, openDataDraft, type StoredData } from "../draft/data-draft.ts";
import { readItems, writeItems } from "../items/item-places.ts";
import { forgetStep, renameInHistory } from "./history.ts";
import { renamedForm } from "./kept-forms.ts";
import { withData, type DataOperation, type SentOperation } from "./operations.ts";
import { acknowledge, rebaseData, refuse, type Waiting } from "./outbox.ts";
import { readEntries } from "./section-entries.ts";
import { isSectionOperation } from "./section-operations.ts";
import type { Sent } from "./send-waiting.ts";
import { createdBy, subjectOf } from "./subjects.ts";
import type { Work } from "./work-state.ts";

/** The version that the server knows of a section or an entry; none for what it does not know yet. */
export function versionOf({ draft, data, outbox }: Work, operation: SentOperation): number | null {
  const subject = subjectOf(operation);
  if (subject === null || createdBy(operation).includes(subject)) return null;
  if (outbox.some((waiting) => createdBy(waiting.operation).includes(subject))) return null;
  const waiting = outbox.findLast((earlier) => subjectOf(earlier.operation) === subject);
  if (waiting) return waiting.version;
  return operation.kind === "data" ? (data[operation.category]?.version ?? null) : storedVersion(draft.base, operation);
}

/** Entries that the website's answer gives without a version are told by 0. */
function storedVersion(base: Website, operation: Exclude<SentOperation, DataOperation>): number | null {
  const idOf = "item" in operation ? operation.item.id : "entry" in operation ? operation.entry.id : undefined;
  const id = idOf ?? ("id" in operation ? operation.id : undefined);
  if (!isSectionOperation(operation))
    return readItems(base, operation.list).find((item) => item.id === id)?.version ?? null;
  const sectionId = "of" in operation ? operation.section : "section" in operation ? operation.section.id : id;
  const section = base.sections.find((known) => known.id === sectionId);
  if (!section || !("of" in operation)) return section?.version ?? null;
  return readEntries(base, section).find((entry) => entry.id === id)?.version || null;
}

/** The work after an operation was taken or refused. */
export function settled(work: Work, waiting: Waiting, sent: Sent): Work {
  if (!("acknowledged" in sent))
    return { ...work, outbox: refuse(work.outbox, waiting.key), history: forgetStep(work.history, waiting.key) };
  const { renames = [] } = sent.acknowledged;
  const next = {
    ...work,
    outbox: acknowledge(work.outbox, waiting.key, sent.acknowledged),
    history: renames.reduce(renameInHistory, work.history),
    forms: work.forms.map((form) => renames.reduce(renamedForm, form)),
  };
  const { operation } = waiting;
  if (sent.kind === "recorded") return operation.kind === "data" ? recordedData(next, operation, sent.stored) : next;
  return { ...next, draft: { ...work.draft, base: answeredBase(work.draft.base, operation, sent) } };
}

/** The work after the server took a record of template data; what waits for the same one goes on from there. */
function recordedData(work: Work, sent: DataOperation, stored: StoredData): Work {
  const { category } = sent;
  const draft = work.data[category];
  return {
    ...work,
    data: { ...work.data, [category]: draft ? acceptData(draft, sent, stored) : openDataDraft(stored) },
    // Another website than before, also where its template shows another category: what was asked earlier is old.
    draft: { ...work.draft, base: { ...withData(work.draft.base, category, stored.data) } },
    outbox: rebaseData(work.outbox, category, stored.data),
  };
}

function answeredBase(
  base: Website,
  operation: SentOperation,
  sent: Extract<Sent, { kind: "taken" | "arranged" }>,
): Website {
  if (sent.kind === "arranged") return sent.settle(base);
  return "list" in operation ? writeItems(base, operation.list, sent.items) : base;
}
