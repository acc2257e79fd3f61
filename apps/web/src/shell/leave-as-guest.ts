import { queryClient } from "../lib/query-client.ts";
import { getSession } from "../lib/session/session-store.ts";
import type { createAppRouter } from "../router.tsx";

/**
 * Opens the landing page after a session ended. No page is asked whether to stay: it has nothing to stay with, and
 * what was typed in the builder lies in the browser. Answers are forgotten once their page is gone, which would ask
 * for them anew as a guest; whoever signed in meanwhile keeps theirs.
 */
export async function leaveAsGuest(router: ReturnType<typeof createAppRouter>): Promise<void> {
  await router.navigate({ to: "/", ignoreBlocker: true });
  if (getSession().sessionId === null) queryClient.clear();
}
