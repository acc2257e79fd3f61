import { useEffect } from "react";
import { dropWebsite, isCachedWebsite, outdateWebsite } from "../../../lib/queries/websites.ts";
import type { WorkStore } from "./work-store.ts";

/**
 * What the server answers to a change is in the work at once. Questions asked before it do not know of the change:
 * their answers are dropped, and whoever asks next, here or on another page, asks the server.
 */
export function useStaleQuestions(store: WorkStore): void {
  useEffect(() => {
    let known = store.get().base;
    const unsubscribe = store.subscribe(() => {
      const { base } = store.get();
      if (base === known) return;
      known = base;
      if (!isCachedWebsite(base)) void outdateWebsite(base.id);
    });
    return () => {
      unsubscribe();
      if (!isCachedWebsite(known)) dropWebsite(known.id);
    };
  }, [store]);
}
