import { toast } from "@vitrine/ui";
import { useCallback, useState } from "react";
import { useGo } from "./navigation.ts";
import { queryClient } from "./query-client.ts";
import { getSession } from "./session/session-store.ts";

export type SignOutOptions = { everywhere?: boolean };

/** Signs out, here or on every device: local state is cleared whatever the API answers, then the landing page opens. */
export function useSignOut(): { signOut: (options?: SignOutOptions) => Promise<void>; isSigningOut: boolean } {
  const go = useGo();
  const [isSigningOut, setSigningOut] = useState(false);
  const signOut = useCallback(
    async ({ everywhere = false }: SignOutOptions = {}) => {
      setSigningOut(true);
      const { endSession } = await import("./session/check-session.ts");
      await endSession({ everywhere });
      setSigningOut(false);
      // The answer may come when somebody has signed in again.
      if (getSession().sessionId !== null) return;
      queryClient.clear();
      toast.clear();
      go("/", { replace: true });
    },
    [go],
  );
  return { signOut, isSigningOut };
}
