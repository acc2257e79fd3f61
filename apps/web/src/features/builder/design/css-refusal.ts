import { ApiError } from "@vitrine/api-client";
import { useSyncExternalStore } from "react";

/** CSS that the server did not take, and why. */
export type CssRefusal = { css: string; message: string };

let refusal: CssRefusal | null = null;
const listeners = new Set<() => void>();

/** Holds what the server said of CSS that it did not take; every other failure leaves what was said before. */
export function heardOfCss(error: unknown, css: string): void {
  const message = error instanceof ApiError ? error.errors["css"]?.[0] : undefined;
  if (message === undefined) return;
  refusal = { css, message };
  for (const listener of listeners) listener();
}

/** Why this CSS was not taken; undefined for CSS that was not refused. */
export function useCssRefusal(css: string): string | undefined {
  const heard = useSyncExternalStore(subscribe, () => refusal);
  return heard?.css === css ? heard.message : undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
