import { useEffect } from "react";
import { queryClient } from "../../../lib/query-client.ts";
import { templateDataKey } from "../../../lib/queries/template-data.ts";
import { websiteKeys } from "../../../lib/queries/websites.ts";
import type { WorkStore } from "./work-store.ts";

/**
 * Tells this browser's other tabs that the website was stored, and asks the server anew when they say so. The
 * server's versions decide what is merged; this only makes it happen while both are open.
 */
export function useOtherTabs(store: WorkStore): void {
  useEffect(() => {
    if (!("BroadcastChannel" in window)) return;
    const { id } = store.get().base;
    const channel = new BroadcastChannel(`vitrine-website-${id}`);
    let known = store.get().base;
    let isHeard = false;
    channel.addEventListener("message", () => {
      isHeard = true;
      const asked = [websiteKeys.one(id), templateDataKey(id)].map((queryKey) =>
        queryClient.invalidateQueries({ queryKey }),
      );
      void Promise.allSettled(asked).finally(() => {
        isHeard = false;
      });
    });
    const unsubscribe = store.subscribe(() => {
      const { base } = store.get();
      if (base === known) return;
      known = base;
      // What was heard of is not told again, or two tabs would never rest.
      // A channel reaches its own origin only; it takes no target.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      if (!isHeard) channel.postMessage("stored");
    });
    return () => {
      unsubscribe();
      channel.close();
    };
  }, [store]);
}
