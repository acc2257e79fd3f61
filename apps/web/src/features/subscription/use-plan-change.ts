import { useQuery } from "@tanstack/react-query";
import { planRules, type BillingCycle, type ChangePreview, type PlanName } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { endsSession, failureMessages } from "../../lib/form-errors.ts";
import { useGo } from "../../lib/navigation.ts";
import { longDate } from "../../lib/plans/words.ts";
import { afterPlanChange, changePreviewKey } from "../../lib/queries/billing.ts";
import { readStored } from "../../lib/storage/client-storage.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

export type PlanTarget = { plan: PlanName; cycle: BillingCycle };

/** What a change costs, asked anew each time it is looked at, and the way to confirm exactly that. */
export function usePlanChange({ plan, cycle }: PlanTarget) {
  const go = useGo();
  const [isChanging, setChanging] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const body = { plan, billing_cycle: cycle };
  const preview = useQuery({
    queryKey: changePreviewKey(plan, cycle),
    queryFn: async ({ signal }) => (await quietApi.billing.previewPlanChange({ body }, { signal })).data,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const confirm = useSingleFlight(async (shown: ChangePreview) => {
    setFailure(null);
    setChanging(true);
    try {
      await quietApi.billing.changePlan({ body: { ...body, preview_id: shown.preview_id } });
      await afterPlanChange();
      toast.success(changedMessage(shown));
      const resumes = shown.kind === "upgrade" && readStored("pending_create_portfolio") !== null;
      go(resumes ? "/dashboard?from_checkout=1" : "/subscription");
    } catch (error) {
      setChanging(false);
      if (endsSession(error)) return;
      setFailure(
        failureMessages(error, "The plan could not be changed. Check your connection and try again.").join(" "),
      );
      void preview.refetch();
    }
  });
  return { preview, confirm: (shown: ChangePreview) => void confirm(shown), isChanging, failure };
}

const clockToleranceMs = 60_000;

/** Whether a change takes place on confirmation; the clocks of server and browser may differ a little. */
export function isAtOnce({ effective_at: at }: ChangePreview): boolean {
  return new Date(at).getTime() <= Date.now() + clockToleranceMs;
}

function changedMessage(shown: ChangePreview): string {
  const { plan, effective_at: at } = shown;
  const name = planRules[plan].displayName;
  return isAtOnce(shown) ? `You are on the ${name} plan.` : `Your plan changes to ${name} on ${longDate(at)}.`;
}
