import type { Website } from "@vitrine/model";

/** What the website would be with the words of a form that is open and not confirmed. */
export type TriedOn = (website: Website) => Website;

/** Shows in the preview what is typed into open forms; it is kept elsewhere, and gone with the form. */
export type Trial = {
  /** All that is tried on; null for nothing. */
  get: () => TriedOn | null;
  /** The moment of the last change, as `performance.now()`; 0 before the first one. */
  changedAt: () => number;
  /** @param form whose words they are: each form has one trial, and null takes it back */
  show: (form: object, next: TriedOn | null) => void;
  subscribe: (listener: () => void) => () => void;
};

export function createTrial(): Trial {
  const tried = new Map<object, TriedOn>();
  let all: TriedOn | null = null;
  let changedAt = 0;
  const listeners = new Set<() => void>();
  return {
    get: () => all,
    changedAt: () => changedAt,
    show(form, next) {
      if (!next && !tried.has(form)) return;
      if (next) tried.set(form, next);
      else tried.delete(form);
      const forms = [...tried.values()];
      all = forms.length === 0 ? null : (website) => forms.reduce((shown, tryOn) => tryOn(shown), website);
      changedAt = performance.now();
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
