import { sameValue } from "../draft/fields.ts";
import { invertOperation, type Operation } from "./operations.ts";
import { renamed, type Rename } from "./subjects.ts";

/** What one press of Undo takes back: typing that began at `since`, or one operation, sent under `key`. */
export type Step = { operation: Operation; at: number; since: number; key?: string | undefined };

/** What can be taken back, the latest last, and what was taken back and can be done again. */
export type History = { past: Step[]; future: Operation[] };

export const emptyHistory: History = { past: [], future: [] };

/** Typing in one field within so long of the last key is one step. */
const typingPauseMs = 1000;
/** One text never becomes a step of more than this, however fast it is typed. */
const typingAtMostMs = 8000;
const stepsKept = 300;

/** The history after the owner did something. What was taken back before can then not be done again. */
export function record(history: History, operation: Operation, at: number, key?: string): History {
  if ("before" in operation && sameValue(operation.before, operation.after)) return history;
  const last = history.past.at(-1);
  const joined = last && joinTyping(last, operation, at);
  const past = joined ? [...history.past.slice(0, -1), joined] : [...history.past, { operation, at, since: at, key }];
  const changed = past.filter(({ operation: done }) => !("before" in done && sameValue(done.before, done.after)));
  return { past: changed.slice(-stepsKept), future: [] };
}

/** One step out of two edits of the same text in one go, or null. */
function joinTyping({ operation: before, at: lastAt, since }: Step, operation: Operation, at: number): Step | null {
  if (at - lastAt > typingPauseMs || at - since > typingAtMostMs) return null;
  if (before.kind === "field" && operation.kind === "field" && before.path === operation.path)
    return isTyped(before.after, operation.after)
      ? { operation: { ...operation, before: before.before }, at, since }
      : null;
  // What another tab wrote in between is nothing that was typed here.
  if (
    before.kind === "data" &&
    operation.kind === "data" &&
    before.category === operation.category &&
    sameValue(before.after, operation.before)
  )
    return { operation: { ...operation, before: before.before }, at, since };
  if (
    before.kind === "look" &&
    operation.kind === "look" &&
    typedParts.some((part) => isTypedPart(part, before, operation))
  )
    return { operation: { ...operation, before: before.before }, at, since };
  return null;
}

type LookOperation = Extract<Operation, { kind: "look" }>;

/** Parts of the look that are typed, or picked by dragging; every other choice is a step of its own. */
const typedParts = ["css", "accent"] as const;

function isTypedPart(part: (typeof typedParts)[number], { after }: LookOperation, next: LookOperation): boolean {
  const isAlone = Object.keys(after).length === 1 && Object.keys(next.after).length === 1;
  return isAlone && isTyped(after[part], next.after[part]);
}

function isTyped(before: unknown, after: unknown): boolean {
  return typeof before === "string" && typeof after === "string";
}

type Taken = { history: History; operation: Operation };

/** The operation that takes the last step back, and the history after it; null when there is none. */
export function takeBack(history: History): Taken | null {
  const last = history.past.at(-1);
  if (!last) return null;
  return {
    operation: invertOperation(last.operation),
    history: { past: history.past.slice(0, -1), future: [...history.future, last.operation] },
  };
}

/** The operation that was taken back last, to be done again. */
export function doAgain(history: History, at: number): Taken | null {
  const operation = history.future.at(-1);
  if (!operation) return null;
  return {
    operation,
    history: { past: [...history.past, { operation, at, since: at }], future: history.future.slice(0, -1) },
  };
}

/** The history after a section or an entry got another id. */
export function renameInHistory(history: History, rename: Rename): History {
  return {
    past: history.past.map((step) => ({ ...step, operation: renamed(step.operation, rename) })),
    future: history.future.map((operation) => renamed(operation, rename)),
  };
}

/** The history without what the server refused. */
export function forgetStep(history: History, key: string): History {
  return { ...history, past: history.past.filter((step) => step.key !== key) };
}
