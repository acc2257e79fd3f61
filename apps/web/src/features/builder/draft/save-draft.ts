import { ApiError, type Api } from "@vitrine/api-client";
import type { Website } from "@vitrine/model";
import { hasUnsavedChanges } from "./draft.ts";
import type { DraftStore } from "./draft-store.ts";
import { toRequestBody } from "./fields.ts";

export type SaveOutcome =
  | { kind: "nothing" }
  | { kind: "saved"; message: string }
  | { kind: "conflict" }
  | { kind: "failed"; error: unknown };

/** How often a save is repeated by itself after another tab's change that touched other fields. */
const rebaseAttempts = 3;

/**
 * Sends the changed fields with the version they start from. A refused version is rebased and sent
 * again when the two sides touched different fields; otherwise the draft holds the question.
 */
export async function saveDraft(
  store: DraftStore,
  websites: Pick<Api["websites"], "updateWebsiteInBuilder">,
): Promise<SaveOutcome> {
  for (let attempt = 0; attempt < rebaseAttempts; attempt += 1) {
    const draft = store.dispatch({ type: "save_started" });
    if (draft.conflict) return { kind: "conflict" };
    if (!draft.sent || !hasUnsavedChanges(draft)) return { kind: "nothing" };
    try {
      const { website, message } = await websites.updateWebsiteInBuilder(
        { params: { id: draft.base.id }, body: toRequestBody(draft.sent) },
        { ifMatch: draft.base.version },
      );
      store.dispatch({ type: "save_succeeded", website });
      return { kind: "saved", message };
    } catch (error) {
      const server = serverState(error);
      store.dispatch(server ? { type: "version_refused", server } : { type: "save_failed" });
      if (!server) return { kind: "failed", error };
    }
  }
  return store.get().conflict
    ? { kind: "conflict" }
    : { kind: "failed", error: new Error("The website keeps changing in another tab.") };
}

/** The website that a 409 answer carries, or null for any other failure. */
function serverState(error: unknown): Website | null {
  if (!(error instanceof ApiError) || error.code !== "version_conflict") return null;
  return (error.data["website"] as Website | undefined) ?? null;
}
