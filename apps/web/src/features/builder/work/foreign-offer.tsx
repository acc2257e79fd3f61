import type { StoredDraft } from "@vitrine/model";
import { Button, Notice } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { bringForeign, foreignIn, isNothingForeign } from "./foreign-work.ts";
import { useBuilderWork } from "./work-context.ts";

type ForeignOfferProps = {
  websiteId: number;
  newest: StoredDraft;
  /** All devices whose drafts are with the server: the answer settles them all. */
  devices: readonly string[];
};

/** What another device left unsaved, to be brought here or discarded. */
export function ForeignOffer({ websiteId, newest, devices }: ForeignOfferProps) {
  const { store } = useBuilderWork();
  const [isDone, setDone] = useState(false);
  const foreign = foreignIn(newest, store.shown(), store.work());
  if (isDone || isNothingForeign(foreign)) return null;

  async function finish(bring: boolean): Promise<void> {
    setDone(true);
    if (bring) bringForeign(store, foreign);
    for (const device of devices)
      await quietApi.versions.dropDraft({ params: { id: websiteId, device } }).catch(() => undefined);
  }

  const when = new Date(newest.updated_at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
  return (
    <Notice
      tone="info"
      title="Unsaved changes from another device"
      actions={
        <>
          <Button size="small" onClick={() => void finish(false)}>
            Discard them
          </Button>
          <Button size="small" variant="primary" onClick={() => void finish(true)}>
            Bring them here
          </Button>
        </>
      }
    >
      {`Left there ${when}. You can undo them one by one after bringing them here.`}
    </Notice>
  );
}
