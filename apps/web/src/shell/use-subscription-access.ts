import { useQuery } from "@tanstack/react-query";
import { subscriptionQuery } from "../lib/queries/subscription.ts";
import { useSession } from "../lib/session/session-store.ts";

/** Whether the person has an active subscription; true while that is not known, so that the shell does not jump. */
export function useSubscriptionAccess(): boolean {
  const { user } = useSession();
  const { data } = useQuery({ ...subscriptionQuery, enabled: user !== null });
  return data?.has_access ?? true;
}
