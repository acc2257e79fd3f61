import { createCalls, type ApiOf } from "@vitrine/api-client";
import { adminContract, type AdminContract } from "@vitrine/contract";
import { reportFailedCall } from "./api-error-listener.ts";
import { getSession } from "./session/session-store.ts";

/** The calls of the admin area, for its own pages only; they show their failures themselves. */
export const adminApi: ApiOf<AdminContract> = createCalls(adminContract, {
  baseUrl: "/api",
  getToken: () => getSession().token,
  onError: (error, definition, token) => reportFailedCall({ error, definition, token, quiet: true }),
});
