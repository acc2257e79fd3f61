import { useEffect, useState } from "react";
import type { Website } from "@vitrine/model";
import { isDataChanged, type Data } from "../draft/data-draft.ts";
import { dataCategoryOf, withData } from "../work/operations.ts";
import type { WorkStore } from "../work/work-store.ts";
import { createPreviewSchedule } from "./preview-schedule.ts";

type Typed = { category: string; data: Data };

/** The website as the preview shows it: what is typed into the form of template data follows after its own wait. */
export function usePreviewedData(store: WorkStore, shown: Website): Website {
  const [heard, setHeard] = useState(() => typedIn(store));
  useEffect(() => {
    const schedule = createPreviewSchedule<Typed>(({ data }) => setHeard(data));
    schedule.loaded();
    let known = store.work().data;
    const unsubscribe = store.subscribe(() => {
      const { data: drafts } = store.work();
      if (drafts === known) return;
      known = drafts;
      const typed = typedIn(store);
      if (typed) schedule.push(typed, drafts[typed.category]?.source ?? "section");
      else schedule.stop();
    });
    return () => {
      unsubscribe();
      schedule.stop();
    };
  }, [store]);
  const typed = typedIn(store);
  if (!typed || heard?.data === typed.data) return shown;
  const { template_data } = store.get().base;
  return withData(shown, typed.category, heard?.category === typed.category ? heard.data : template_data);
}

/** Words of the form of the shown template's category that its record does not have yet. */
function typedIn(store: WorkStore): Typed | null {
  const category = dataCategoryOf(store.shown());
  const draft = store.work().data[category];
  return draft && isDataChanged(draft) ? { category, data: draft.data } : null;
}
