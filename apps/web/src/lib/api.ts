import { createApi, type Api } from "@vitrine/api-client";
import { reportFailedCall } from "./api-error-listener.ts";
import { confirmAndRepeat } from "./confirmation.ts";
import { fetchOrTakeEarly } from "./early-answers.ts";
import { getSession } from "./session/session-store.ts";

const settings = {
  baseUrl: "/api",
  fetch: fetchOrTakeEarly,
  getSessionId: () => getSession().sessionId,
  settle: confirmAndRepeat,
};

/** The API. Failures are also shown by the shell's global table (document 1, section 8). */
export const api: Api = createApi({
  ...settings,
  onError: (error, definition, sessionId) => reportFailedCall({ error, definition, sessionId, quiet: false }),
});

/** The API for callers that show every failure themselves; the end of the session is still handled by the shell. */
export const quietApi: Api = createApi({
  ...settings,
  onError: (error, definition, sessionId) => reportFailedCall({ error, definition, sessionId, quiet: true }),
});

/** The API without any global reaction: for the session check itself. */
export const silentApi: Api = createApi(settings);

/** The same in another session that this browser keeps. */
export function apiAs(sessionId: number): Api {
  return createApi({ ...settings, getSessionId: () => sessionId });
}
