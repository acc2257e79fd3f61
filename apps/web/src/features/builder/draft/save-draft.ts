import { ApiError, type Api } from "@vitrine/api-client";
import type { Website } from "@vitrine/model";
import type { DraftStore } from "./draft-store.ts";
import { toLookBody, toRequestBody, type DraftPart, type DraftPath, type PendingChanges } from "./fields.ts";

export type SaveOutcome =
  | { kind: "nothing" }
  | { kind: "saved"; message: string }
  | { kind: "conflict" }
  | { kind: "failed"; error: unknown };

/** How often a save is repeated by itself after another tab's change that touched other fields. */
const rebaseAttempts = 3;

type Calls = {
  websites: Pick<Api["websites"], "updateWebsiteInBuilder" | "getWebsite">;
  look: Pick<Api["look"], "updateLook">;
};

/** Stores the changes of one part; `settle` gives the website after it, from what is known of it when the answer comes. */
type Send = (base: Website, changes: PendingChanges) => Promise<{ settle: (now: Website) => Website; message: string }>;

const saved = "Changes saved successfully";

/**
 * Sends the changed fields, then the changed look; a question that one of them raises ends the save.
 * @param waiting fields that cannot be stored yet, and stay in the draft
 */
export async function saveDraft(
  store: DraftStore,
  calls: Calls,
  waiting: readonly DraftPath[] = [],
): Promise<SaveOutcome> {
  const fields = await savePart(store, { part: "fields", waiting }, sendFields(calls), calls);
  if (fields.kind === "conflict" || fields.kind === "failed") return fields;
  const look = await savePart(store, { part: "look", waiting }, sendLook(calls), calls);
  return look.kind === "nothing" ? fields : look;
}

const sendFields =
  ({ websites }: Calls): Send =>
  async ({ id, version: ifMatch }, changes) => {
    const body = toRequestBody(changes);
    const { website, message } = await websites.updateWebsiteInBuilder({ params: { id }, body }, { ifMatch });
    return { settle: () => website, message };
  };

const sendLook =
  ({ look: calls }: Calls): Send =>
  async ({ id, version: ifMatch }, changes) => {
    const answer = await calls.updateLook({ params: { id }, body: toLookBody(changes) }, { ifMatch });
    const { version, ...look } = answer.look;
    return { settle: (now) => (now.version > version ? now : { ...now, look, version }), message: saved };
  };

/**
 * Sends a part with the version that it starts from. A refused version is rebased and sent again when the two sides
 * touched different fields; otherwise the draft holds the question.
 */
async function savePart(
  store: DraftStore,
  what: { part: DraftPart; waiting: readonly DraftPath[] },
  send: Send,
  calls: Calls,
): Promise<SaveOutcome> {
  for (let attempt = 0; attempt < rebaseAttempts; attempt += 1) {
    const draft = store.dispatch({ type: "save_started", ...what });
    if (draft.conflict) return { kind: "conflict" };
    if (!draft.sent) return { kind: "nothing" };
    try {
      const { settle, message } = await send(draft.base, draft.sent);
      store.dispatch({ type: "save_succeeded", website: settle(store.get().base) });
      return { kind: "saved", message };
    } catch (error) {
      const server = await serverState(error, draft.base.id, calls);
      store.dispatch(server ? { type: "version_refused", server } : { type: "save_failed" });
      if (!server) return { kind: "failed", error };
    }
  }
  return store.get().conflict
    ? { kind: "conflict" }
    : { kind: "failed", error: new Error("The website keeps changing in another tab.") };
}

/** The website behind a 409 answer, which carries it or, to a change of the look, only its look; null for other failures. */
async function serverState(error: unknown, id: number, { websites }: Calls): Promise<Website | null> {
  if (!(error instanceof ApiError) || error.code !== "version_conflict") return null;
  const carried = error.data["website"] as Website | undefined;
  if (carried) return carried;
  return websites.getWebsite({ params: { id } }).then(
    ({ website }) => website,
    () => null,
  );
}
