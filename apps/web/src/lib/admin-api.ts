import { createCalls, type ApiOf } from "@vitrine/api-client";
import { adminContract, type AdminContract } from "@vitrine/contract";
import { reportFailedCall } from "./api-error-listener.ts";
import { confirmAndRepeat } from "./confirmation.ts";
import { getSession } from "./session/session-store.ts";

/** The calls of the admin area, for its own pages only; they show their failures themselves. */
export const adminApi: ApiOf<AdminContract> = createCalls(adminContract, {
  baseUrl: "/api",
  getSessionId: () => getSession().sessionId,
  settle: confirmAndRepeat,
  onError: (error, definition, sessionId) => reportFailedCall({ error, definition, sessionId, quiet: true }),
});
