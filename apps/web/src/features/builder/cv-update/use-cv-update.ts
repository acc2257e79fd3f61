import { queryOptions } from "@tanstack/react-query";
import type { CvUpdate } from "@vitrine/model";
import { quietApi } from "../../../lib/api.ts";
import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import type { BuilderWork } from "../work/work-context.ts";

/** The newer CV that waits, compared with the site as it is now; asked anew each time that the dialog opens. */
export const cvUpdateQuery = (id: number) =>
  queryOptions({
    queryKey: ["cv-update", id] as const,
    queryFn: async ({ signal }) => (await quietApi.cvUpdates.readCvUpdate({ params: { id } }, { signal })).update,
    staleTime: 0,
  });

const show = (id: number, update: CvUpdate | null) => queryClient.setQueryData(cvUpdateQuery(id).queryKey, update);

/** Has a newer CV read and compared. */
export async function openCvUpdate(id: number, given: { file: File } | { text: string }): Promise<void> {
  const [body, files] = "file" in given ? [{}, { file: given.file }] : [given, {}];
  const key = { idempotencyKey: newIdempotencyKey() };
  show(id, (await quietApi.cvUpdates.openCvUpdate({ params: { id }, body, files }, key)).update);
}

/** Forgets the newer CV. */
export async function discardCvUpdate(id: number): Promise<void> {
  await quietApi.cvUpdates.discardCvUpdate({ params: { id } });
  show(id, null);
}

/**
 * Takes the accepted changes over as one step that can be taken back.
 * @returns what was done, in words
 */
export async function applyCvUpdate({ store }: BuilderWork, accept: readonly string[]): Promise<string> {
  const { id, version } = store.get().base;
  const applied = await quietApi.cvUpdates.applyCvUpdate(
    { params: { id }, body: { accept: [...accept] } },
    { ifMatch: version, idempotencyKey: newIdempotencyKey() },
  );
  store.dispatch({ type: "server_changed", website: applied.website });
  store.remember({ kind: "version", before: applied.before.id, after: applied.after.id });
  show(id, null);
  await Promise.all([queryClient.invalidateQueries({ queryKey: ["website-tray", id] }), forgetWebsites(id)]);
  return applied.message;
}
