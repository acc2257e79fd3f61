import { useEffect, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import { readStored, removeStored, writeStored } from "../../lib/storage/client-storage.ts";
import { lastStep, newManualValues, type ManualValues } from "./manual-values.ts";

/** Data is kept so long after a change, and the indicator rests so long after that (document 3, section 9). */
const saveAfterMs = 2000;
const savedForMs = 2000;

export type SaveState = "idle" | "saving" | "saved" | "failed";

/** What the indicator says (document 3, section 2). */
export const saveStateWords: Readonly<Record<SaveState, string>> = {
  idle: "Auto-save",
  saving: "Saving...",
  saved: "Saved",
  failed: "Save failed",
};

type Kept = { step: number; values: ManualValues };

/** The form that this person left, or null. */
export function readManualDraft(userId: number): Kept | null {
  const kept = readStored("manual_form_draft");
  if (kept?.["userId"] !== userId) return null;
  const { step, values } = kept;
  if (typeof step !== "number" || step < 1 || step > lastStep || !isShapeOf(newManualValues(null), values)) return null;
  return { step, values: values as ManualValues };
}

/** Every field that the form has must be there, of the same type; a list without a model holds texts. */
function isShapeOf(model: unknown, value: unknown): boolean {
  if (Array.isArray(model)) {
    const [first = ""]: unknown[] = model;
    return Array.isArray(value) && value.every((item) => isShapeOf(first, item));
  }
  if (typeof model !== "object" || model === null) return typeof value === typeof model;
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(model).every(([key, part]) => isShapeOf(part, (value as Record<string, unknown>)[key]));
}

/** Keeps the form in this browser: some time after a change, and at once when a step is left. */
export function useManualDraft(form: UseFormReturn<ManualValues>, userId: number, step: number) {
  const [state, setState] = useState<SaveState>("idle");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function keep(at: number): void {
    clearTimeout(timer.current);
    const kept = { userId, step: at, values: form.getValues() };
    writeStored("manual_form_draft", kept);
    // Storage that is full or forbidden keeps nothing, and says nothing either.
    const isKept = JSON.stringify(readStored("manual_form_draft")) === JSON.stringify(kept);
    setState(isKept ? "saved" : "failed");
    if (isKept) timer.current = setTimeout(() => setState("idle"), savedForMs);
  }
  const latest = useRef({ keep, step });
  useEffect(() => {
    latest.current = { keep, step };
  });

  useEffect(() => {
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer.current);
        setState("saving");
        timer.current = setTimeout(() => latest.current.keep(latest.current.step), saveAfterMs);
      },
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [form]);

  return {
    state,
    keep,
    /** After success nothing is left to come back to. */
    forget(): void {
      clearTimeout(timer.current);
      removeStored("manual_form_draft");
    },
  };
}
