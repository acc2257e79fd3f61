import { createApi, type Api } from "@vitrine/api-client";
import { reportFailedCall } from "./api-error-listener.ts";
import { getSession } from "./session/session-store.ts";

const settings = { baseUrl: "/api", getToken: () => getSession().token };

/** The API. Failures are also shown by the shell's global table (document 1, section 8). */
export const api: Api = createApi({
  ...settings,
  onError: (error, definition, token) => reportFailedCall({ error, definition, token, quiet: false }),
});

/** The API for callers that show every failure themselves; the end of the session is still handled by the shell. */
export const quietApi: Api = createApi({
  ...settings,
  onError: (error, definition, token) => reportFailedCall({ error, definition, token, quiet: true }),
});

/** The API without any global reaction: for the session check itself. */
export const silentApi: Api = createApi(settings);

/** The same with a token that is not the session's. */
export function apiAs(token: string): Api {
  return createApi({ ...settings, getToken: () => token });
}
