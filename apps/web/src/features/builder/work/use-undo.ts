import { useEffect, useRef } from "react";
import { sayFailure } from "../../../lib/say-failure.ts";
import { putLook } from "../design/put-look.ts";
import type { DataOperation, Operation, SentOperation } from "./operations.ts";
import { sayKept } from "./say-kept.ts";
import { useWorkPart, type BuilderWork } from "./work-context.ts";

/** How operations are carried out that do not live in the work itself. */
export type UndoHandlers = {
  template: (slug: string) => Promise<void>;
  /** Brings the place of the operation into view. */
  show: (operation: Operation) => void;
};

export type Undo = { canUndo: boolean; canRedo: boolean; undo: () => void; redo: () => void };

/** Takes back what was done last, in whichever section, and does it again. */
export function useUndo({ store, sender }: BuilderWork, handlers: UndoHandlers): Undo {
  const canUndo = useWorkPart(store, ({ history }) => history.past.length > 0);
  const canRedo = useWorkPart(store, ({ history }) => history.future.length > 0);
  const current = useRef(handlers);
  const running = useRef<Promise<void>>(Promise.resolve());
  useEffect(() => {
    current.current = handlers;
  });

  async function carryOut(operation: Operation): Promise<void> {
    current.current.show(operation);
    if (operation.kind === "field") store.put(operation.path, operation.after);
    else if (operation.kind === "look") putLook(store, operation.after);
    else if (operation.kind === "data") await putDataBack(operation);
    else if (operation.kind === "template") await current.current.template(operation.after);
    else if (operation.kind === "version") await bringBack(operation.after);
    else void send(operation);
  }

  async function bringBack(version: number): Promise<void> {
    const { restoreVersion } = await import("../versions/use-versions.ts");
    await restoreVersion({ store }, version);
  }

  async function putDataBack(operation: DataOperation): Promise<void> {
    const { putDataBack } = await import("../template-data/put-data-back.ts");
    await putDataBack(store, operation);
  }

  /** Shows at once and is sent in its turn; the next step need not wait for the server. */
  async function send(operation: SentOperation): Promise<void> {
    const outcome = await sender.perform(operation, { isUndo: true });
    if (outcome.kind === "kept") sayKept();
    if (outcome.kind === "refused") sayFailed(outcome.error);
  }

  /** Carries out a step: one operation, or all that came in one go. */
  function run(take: () => Operation | null, next: () => Operation | undefined): void {
    running.current = running.current.then(async () => {
      for (let operation = take(); operation; operation = isTogether(operation, next()) ? take() : null)
        await carryOut(operation).catch(sayFailed);
    });
  }

  return {
    canUndo,
    canRedo,
    undo: () => run(store.takeBack, () => store.work().history.past.at(-1)?.operation),
    redo: () => run(store.doAgain, () => store.work().history.future.at(-1)),
  };
}

function isTogether(one: Operation, other: Operation | undefined): boolean {
  const goOf = (operation: Operation | undefined) =>
    operation && "together" in operation ? operation.together : undefined;
  return goOf(one) !== undefined && goOf(one) === goOf(other);
}

function sayFailed(error: unknown): void {
  sayFailure(error, "This change could not be taken back.");
}

const textInputs =
  "input:not([type=checkbox], [type=radio], [type=range], [type=color]), textarea, select, [contenteditable]";

/**
 * Ctrl+Z and Command+Z, with Shift or as Ctrl+Y the other way. Inside a text field the keys stay the browser's
 * own, which takes back single keystrokes there; inside a dialog they would change what lies behind it.
 */
export function useUndoKeys({ undo, redo }: Pick<Undo, "undo" | "redo">): void {
  const current = useRef({ undo, redo });
  useEffect(() => {
    current.current = { undo, redo };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      const key = event.key.toLowerCase();
      const isRedo = (key === "z" && event.shiftKey) || (key === "y" && !event.shiftKey);
      if (!isRedo && key !== "z") return;
      const target = event.target instanceof Element ? event.target : null;
      if (target?.closest(textInputs) || document.querySelector("[role=dialog], [role=alertdialog]")) return;
      event.preventDefault();
      if (isRedo) current.current.redo();
      else current.current.undo();
    };
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}
