import type { Subscription } from "@vitrine/model";
import { Button, Dialog, Field, Notice, TextArea, toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { endsSession, failureMessages } from "../../lib/form-errors.ts";
import { longDate } from "../../lib/plans/words.ts";
import { afterPlanChange } from "../../lib/queries/billing.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

const reasonLength = 500;

/** Two clicks, an optional reason, no detours: access stays to the end of the paid period. */
export function CancelDialog({ subscription, onClose }: { subscription: Subscription; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const { cancel, isCancelling, failure } = useCancel(onClose);
  const { plan, current_period_end: end } = subscription;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={`Cancel the ${plan.display_name} plan?`}
      description={`It stays active until ${end ? longDate(end) : "the paid period ends"} and is not renewed. After that the Free plan holds. Nothing is deleted, and you can take this back until then.`}
      size="small"
      busy={isCancelling}
      role="alertdialog"
      footer={
        <>
          <Button onClick={onClose} disabled={isCancelling} data-autofocus="">
            Keep the plan
          </Button>
          <Button variant="danger-solid" busy={isCancelling} busyLabel="Processing..." onClick={() => cancel(reason)}>
            Cancel subscription
          </Button>
        </>
      }
    >
      {failure ? (
        <Notice tone="danger" role="alert" className="mb-4">
          {failure}
        </Notice>
      ) : null}
      <Field label="What could have been better?" optional counter={{ used: reason.length, max: reasonLength }}>
        <TextArea
          rows={3}
          maxLength={reasonLength}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  );
}

function useCancel(onDone: () => void) {
  const [isCancelling, setCancelling] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const cancel = useSingleFlight(async (reason: string) => {
    setFailure(null);
    setCancelling(true);
    try {
      const { message } = await quietApi.billing.cancelSubscription({ body: { reason: reason.trim() || null } });
      await afterPlanChange();
      toast.success(message);
      onDone();
    } catch (error) {
      setCancelling(false);
      if (endsSession(error)) return;
      setFailure(
        failureMessages(error, "The subscription could not be cancelled. Check your connection and try again.").join(
          " ",
        ),
      );
    }
  });
  return { cancel: (reason: string) => void cancel(reason), isCancelling, failure };
}
