import { toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { endsSession, failureMessage } from "../../lib/form-errors.ts";
import { afterPlanChange } from "../../lib/queries/billing.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** Takes back a cancellation or a change that was to come at the end of the period. */
export function useResume(): { resume: () => void; isResuming: boolean } {
  const [isResuming, setResuming] = useState(false);
  const resume = useSingleFlight(async () => {
    setResuming(true);
    try {
      const { message } = await quietApi.billing.resumeSubscription();
      await afterPlanChange();
      toast.success(message);
    } catch (error) {
      if (!endsSession(error)) {
        toast.error(
          failureMessage(error, "The subscription could not be resumed. Check your connection and try again."),
        );
      }
      await afterPlanChange();
    }
    setResuming(false);
  });
  return { resume: () => void resume(), isResuming };
}
