import { useSearch } from "@tanstack/react-router";
import { toast } from "@vitrine/ui";
import { useCallback } from "react";
import { safeRedirect } from "../../lib/guard/decide-access.ts";
import { useGo } from "../../lib/navigation.ts";
import { queryClient } from "../../lib/query-client.ts";
import { storeSignIn, type SignIn } from "../../lib/session/session-store.ts";

/** What every way of signing in on these pages ends with: the session, a greeting, and where the person was going. */
export function useEnter(): (answer: SignIn & { message?: string }) => void {
  const go = useGo();
  const { redirect } = useSearch({ strict: false });
  return useCallback(
    (answer) => {
      queryClient.clear();
      storeSignIn(answer);
      toast.success(`Welcome back, ${answer.user.name}!`);
      go(safeRedirect(redirect) ?? "/dashboard", { replace: true });
    },
    [go, redirect],
  );
}
