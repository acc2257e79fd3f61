import { ApiError } from "@vitrine/api-client";
import type { Website, WebsiteStatus } from "@vitrine/model";
import { quietApi } from "../../../lib/api.ts";
import type { DraftStore } from "../draft/draft-store.ts";

export type Placing = { status?: WebsiteStatus; subdomain?: string };

/**
 * Changes who may see a website and where it lies, apart from unsaved edits; another tab's change of other fields in
 * between is no reason to refuse it.
 * @throws ApiError
 */
export async function changeWebsite(store: DraftStore, body: Placing) {
  const { base } = store.get();
  const send = (version: number) =>
    quietApi.websites.updateWebsiteInBuilder({ params: { id: base.id }, body }, { ifMatch: version });
  const answer = await send(base.version).catch((error: unknown) => {
    const server =
      error instanceof ApiError && error.code === "version_conflict"
        ? (error.data["website"] as Website | undefined)
        : undefined;
    if (!server || server.status !== base.status || server.subdomain !== base.subdomain) throw error;
    store.dispatch({ type: "server_changed", website: server });
    return send(server.version);
  });
  store.dispatch({ type: "server_changed", website: answer.website });
  return answer;
}
