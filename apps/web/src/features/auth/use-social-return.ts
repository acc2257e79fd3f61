import type { PendingSignIn } from "@vitrine/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { toast } from "@vitrine/ui";
import { useEffect } from "react";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { safeRedirect } from "../../lib/guard/decide-access.ts";
import { useGo } from "../../lib/navigation.ts";
import { planDestination, readPlanChoice } from "../../lib/plan-destination.ts";
import { queryClient } from "../../lib/query-client.ts";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { forgetTryout, readTryout, tryoutFields } from "./kept-tryout.tsx";
import { pendingSignIn } from "./second-step.tsx";

const failed = "The sign-in did not work. Please try again, or use your email and password.";

/** What the server's word for each failure means to the person. */
const problems: Readonly<Record<string, string>> = {
  denied: "The sign-in was cancelled.",
  expired: "This sign-in has expired. Please try again.",
  failed,
  suspended: "This account is suspended. Please contact support.",
  unavailable: "That service does not answer at the moment. Please use your email and password.",
  unverified: "That service has not verified your email address. Please use your email and password.",
};

/**
 * The way back from Google or LinkedIn: the code in the address becomes a session, once, and the
 * person goes on to where they were going.
 */
export function useSocialReturn(
  code: string | undefined,
  problem: string | undefined,
): { isSigningIn: boolean; failure: string | null; pending: PendingSignIn | null } {
  const go = useGo();
  const { redirect, plan, billing } = useSearch({ strict: false });
  const { data, isError, error } = useQuery({
    queryKey: ["social-session", code],
    queryFn: () => quietApi.social.socialSession({ body: { code: code ?? "", ...tryoutFields(readTryout()) } }),
    enabled: code !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  useEffect(() => {
    if (!data) return;
    queryClient.clear();
    storeSignIn(data);
    forgetTryout();
    toast.success(data.message);
    const choice = readPlanChoice(plan, billing);
    go(safeRedirect(redirect) ?? (choice.plan ? planDestination(choice, "/dashboard") : "/dashboard"), {
      replace: true,
    });
  }, [data, go, redirect, plan, billing]);
  if (code !== undefined && isError) {
    const pending = pendingSignIn(error);
    return { isSigningIn: false, failure: pending ? null : failureMessage(error, failed), pending };
  }
  return {
    isSigningIn: code !== undefined,
    pending: null,
    failure: problem === undefined ? null : (problems[problem] ?? failed),
  };
}
