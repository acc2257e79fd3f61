import { useQuery } from "@tanstack/react-query";
import type { StoredDraft } from "@vitrine/model";
import { Button, Notice } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { draftPaths, sameValue, valueAt, type DraftPath, type DraftValue } from "../draft/fields.ts";
import { livingDevices, type OpenedWork } from "./open-kept-work.ts";
import { useBuilderWork } from "./work-context.ts";

/** Offers what was left unsaved in another browser or on another device; nothing comes in by itself. */
export function OtherDevices({ websiteId, opened }: { websiteId: number; opened: OpenedWork }) {
  const { store } = useBuilderWork();
  const [isDone, setDone] = useState(false);
  const drafts = useQuery({
    queryKey: ["website-drafts", websiteId, opened.device],
    queryFn: async ({ signal }) => {
      const { data } = await quietApi.versions.listDrafts({ params: { id: websiteId } }, { signal });
      const near = await livingDevices();
      return data.filter(({ device }) => !near.has(device) && !opened.takenOver.includes(device));
    },
    retry: false,
    staleTime: Infinity,
  });
  const [newest] = drafts.data ?? [];
  const changes = newest ? changesFrom(newest, (path) => valueAt(store.shown(), path)) : [];
  if (isDone || !newest || changes.length === 0) return null;

  async function finish(bring: boolean): Promise<void> {
    setDone(true);
    if (bring) for (const [path, value] of changes) store.dispatch({ type: "edited", path, value });
    for (const { device } of drafts.data ?? [])
      await quietApi.versions.dropDraft({ params: { id: websiteId, device } }).catch(() => undefined);
  }

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
      {`Left there ${new Date(newest.updated_at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })}. You can undo them one by one after bringing them here.`}
    </Notice>
  );
}

/** The fields of a draft that differ from what stands here. */
function changesFrom(draft: StoredDraft, here: (path: DraftPath) => DraftValue): [DraftPath, DraftValue][] {
  return draftPaths.flatMap((path): [DraftPath, DraftValue][] => {
    if (!(path in draft.changes)) return [];
    const value = draft.changes[path] as DraftValue;
    return sameValue(value, here(path)) ? [] : [[path, value]];
  });
}
