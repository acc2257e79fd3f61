import { queryOptions } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import type { Website, WebsiteVersion } from "@vitrine/model";
import { quietApi } from "../../../lib/api.ts";
import { newIdempotencyKey } from "../../../lib/idempotency-key.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { templateDataKey } from "../../../lib/queries/template-data.ts";
import { forgetWebsites } from "../../../lib/queries/websites.ts";
import type { BuilderWork } from "../work/work-context.ts";

const keyOf = (id: number) => ["website-versions", id] as const;

/** The kept versions of a website; asked anew each time that the list opens. */
export const versionsQuery = (id: number) =>
  queryOptions({
    queryKey: keyOf(id),
    queryFn: async ({ signal }) => (await quietApi.versions.listVersions({ params: { id } }, { signal })).data,
    staleTime: 0,
  });

/** The website as a version would bring it back. */
export const versionPreviewQuery = (id: number, versionId: number) =>
  queryOptions({
    queryKey: [...keyOf(id), versionId] as const,
    queryFn: async ({ signal }) =>
      (await quietApi.versions.previewVersion({ params: { id, versionId } }, { signal })).website,
  });

/** Keeps the website as it is stored now under a name. */
export async function nameVersion(id: number, name: string): Promise<void> {
  await quietApi.versions.nameVersion({ params: { id }, body: { name } }, { idempotencyKey: newIdempotencyKey() });
  await queryClient.invalidateQueries({ queryKey: keyOf(id) });
}

/**
 * Brings a version back; unsaved changes stay typed over it.
 * @returns the version that holds what stood there before
 */
export async function restoreVersion(
  { store }: Pick<BuilderWork, "store">,
  versionId: number,
): Promise<WebsiteVersion> {
  const { id, version } = store.get().base;
  const send = (from: number) => quietApi.versions.restoreVersion({ params: { id, versionId } }, { ifMatch: from });
  const { website, kept } = await send(version).catch((error: unknown) => {
    const server = error instanceof ApiError && error.code === "version_conflict" ? error.data["website"] : undefined;
    // Whatever another tab changed since then is kept as a version too, so nothing is lost by going on.
    if (!server) throw error;
    return send((server as Website).version);
  });
  store.dispatch({ type: "server_changed", website });
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: keyOf(id) }),
    queryClient.invalidateQueries({ queryKey: templateDataKey(id) }),
    forgetWebsites(),
  ]);
  return kept;
}
