import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import type { CvUpdate, Refusal } from "@vitrine/model";
import { quietApi } from "../../../lib/api.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
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

/** A newer CV as its owner gives it. */
export type GivenCv = { file: File } | { text: string };

/**
 * Has a newer CV read and compared.
 * @param asCv its owner says that it is one, although it was taken for another paper
 */
export async function openCvUpdate(id: number, given: GivenCv, { asCv = false } = {}): Promise<void> {
  const insistence = asCv ? { as_cv: true } : {};
  const [body, files] = "file" in given ? [insistence, { file: given.file }] : [{ ...given, ...insistence }, {}];
  const key = { idempotencyKey: newIdempotencyKey() };
  show(id, (await quietApi.cvUpdates.openCvUpdate({ params: { id }, body, files }, key)).update);
}

/** What is said of a paper that looks like no CV, and whether its owner may say that it is one; null for all else. */
export function refusalIn(error: unknown): Refusal | null {
  const mayInsist = error instanceof ApiError && error.data["may_insist"];
  return typeof mayInsist === "boolean" ? { message: failureMessage(error, ""), mayInsist } : null;
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
