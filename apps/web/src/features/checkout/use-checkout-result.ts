import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import { useEffect, useState } from "react";
import { checkoutSessionQuery } from "../../lib/queries/billing.ts";

/** How often and how long the success page asks (contract.md 16). */
const resultPolling = { everyMs: 2000, atMostMs: 30_000 } as const;

export type CheckoutResult = "waiting" | "complete" | "expired" | "unknown" | "late";

/**
 * What the server says of a checkout: asked every 2 s for at most 30 s, because only the payment provider's own
 * word makes it complete. After that it is `late` and may be asked again by hand.
 */
export function useCheckoutResult(sessionId: string): { result: CheckoutResult; askAgain: () => void } {
  const [isOver, setOver] = useState(false);
  const session = useQuery({
    ...checkoutSessionQuery(sessionId),
    retry: false,
    refetchIntervalInBackground: true,
    refetchInterval: ({ state }) =>
      isOver || (state.data && state.data.status !== "open") || isMissing(state.error) ? false : resultPolling.everyMs,
  });
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setTimeout(() => setOver(true), resultPolling.atMostMs);
    return () => clearTimeout(timer);
  }, [isOver]);
  const askAgain = () => {
    setOver(false);
    void session.refetch();
  };
  return { result: resultOf(session.data?.status, session.error, isOver), askAgain };
}

function resultOf(status: "open" | "complete" | "expired" | undefined, error: unknown, isOver: boolean) {
  if (status === "complete" || status === "expired") return status;
  if (isMissing(error)) return "unknown";
  return isOver ? "late" : "waiting";
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
