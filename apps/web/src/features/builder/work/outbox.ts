import type { Website } from "@vitrine/model";
import type { Data } from "../draft/data-draft.ts";
import { mergeData } from "../draft/merge-data.ts";
import { applyOperation, type SentOperation } from "./operations.ts";
import { createdBy, nameOf, renamed, subjectOf, type Rename } from "./subjects.ts";

/** An operation that the server has not acknowledged. Its key makes a repeated creation harmless. */
export type Waiting<Sort extends SentOperation = SentOperation> = {
  key: string;
  operation: Sort;
  /** Version of the section or entry that the operation starts from; null for lists and for what is new. */
  version: number | null;
};

/** Operations in the order in which they were done; each is sent after the one before it. */
export type Outbox = readonly Waiting[];

/**
 * What the owner sees: the stored website with everything that still waits. The words of a form of template data are
 * shown as they are typed, whatever of them is on its way.
 */
export function withWaiting(website: Website, outbox: Outbox): Website {
  return outbox.reduce(
    (shown, { operation }) => (operation.kind === "data" ? shown : applyOperation(shown, operation)),
    website,
  );
}

export type Acknowledged = {
  /** The ids under which the server keeps what was created. */
  renames?: readonly Rename[];
  /** Versions after the operation, by the name of the section or entry as the operation knew it. */
  versions?: Readonly<Record<string, number>>;
};

/** The outbox after the server took an operation: later ones about the same things follow their new ids and versions. */
export function acknowledge(outbox: Outbox, key: string, { renames = [], versions = {} }: Acknowledged): Outbox {
  return outbox
    .filter((waiting) => waiting.key !== key)
    .map((waiting) => {
      const subject = subjectOf(waiting.operation);
      return {
        ...waiting,
        version: (subject === null ? undefined : versions[subject]) ?? waiting.version,
        operation: renames.reduce((operation, rename) => renamed(operation, rename), waiting.operation),
      };
    });
}

/** The outbox after the server refused an operation: what was built on a refused creation goes with it. */
export function refuse(outbox: Outbox, key: string): Outbox {
  const refused = outbox.find((waiting) => waiting.key === key);
  const lost = new Set(refused ? createdBy(refused.operation) : []);
  return outbox.filter(({ key: other, operation }) => {
    if (other === key) return false;
    const about = [
      subjectOf(operation),
      "section" in operation && typeof operation.section === "number" ? nameOf("section", operation.section) : null,
    ];
    return !about.some((name) => name !== null && lost.has(name));
  });
}

/** The outbox after a record of template data was stored: later ones keep what others had changed in it. */
export function rebaseData(outbox: Outbox, category: string, stored: Data): Outbox {
  let base = stored;
  return outbox.map((waiting) => {
    const { operation } = waiting;
    if (operation.kind !== "data" || operation.category !== category) return waiting;
    const after = mergeData({ base: operation.before, mine: operation.after, theirs: base }) ?? operation.after;
    const rebased = { ...waiting, operation: { ...operation, before: base, after } };
    base = after;
    return rebased;
  });
}
