import type { Website } from "@vitrine/model";
import { applyOperation, renameEntry, type ItemOperation } from "./operations.ts";

/** An operation that the server has not acknowledged. Its key makes a repeated creation harmless. */
export type Waiting = {
  key: string;
  operation: ItemOperation;
  /** Version of the entry that the operation starts from; null for lists and for entries that are new. */
  version: number | null;
};

/** Operations in the order in which they were done; each is sent after the one before it. */
export type Outbox = readonly Waiting[];

/** What the owner sees: the stored website with everything that still waits. */
export function withWaiting(website: Website, outbox: Outbox): Website {
  return outbox.reduce((shown, { operation }) => applyOperation(shown, operation), website);
}

/** The entry that an operation is about; null for an order. */
export function entryOf(operation: ItemOperation): number | null {
  if (operation.kind === "moved") return null;
  return operation.kind === "changed" ? operation.id : operation.item.id;
}

export type Acknowledged = {
  /** The id under which the server keeps a created entry. */
  createdId?: number | undefined;
  /** The entry's version after the operation. */
  version?: number | undefined;
};

/** The outbox after the server took an operation: later ones about the same entry follow its new id and version. */
export function acknowledge(outbox: Outbox, key: string, { createdId, version }: Acknowledged): Outbox {
  const done = outbox.find((waiting) => waiting.key === key);
  if (!done) return outbox;
  const id = entryOf(done.operation);
  return outbox
    .filter((waiting) => waiting.key !== key)
    .map((waiting) => {
      const isSame = id !== null && entryOf(waiting.operation) === id;
      return {
        ...waiting,
        version: isSame && version !== undefined ? version : waiting.version,
        operation:
          id !== null && createdId !== undefined ? renameEntry(waiting.operation, id, createdId) : waiting.operation,
      };
    });
}

/** The outbox after the server refused an operation: what was built on a refused creation goes with it. */
export function refuse(outbox: Outbox, key: string): Outbox {
  const refused = outbox.find((waiting) => waiting.key === key);
  const lost = refused?.operation.kind === "added" ? refused.operation.item.id : null;
  return outbox.filter((waiting) => waiting.key !== key && (lost === null || entryOf(waiting.operation) !== lost));
}
