import { Button, ConfirmDialog, toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { refreshSecondFactor } from "./second-factor-query.ts";

/** How many recovery codes are left, with new ones in their place. */
export function RecoveryCodes({ left, onCodes }: { left: number; onCodes: (codes: string[]) => void }) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const renew = useSingleFlight(async () => {
    setBusy(true);
    setAsking(false);
    try {
      const { message, recovery_codes: codes } = await quietApi.secondFactor.renewRecoveryCodes();
      toast.success(message);
      onCodes(codes);
    } catch (error) {
      sayFailure(error, "No new codes were made. Please try again.");
    }
    await refreshSecondFactor();
    setBusy(false);
  });
  return (
    <div className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3">
      <div className="min-w-0">
        <p className="text-label">Recovery codes</p>
        <p className={left < 3 ? "text-caption text-warn" : "text-caption text-muted"}>
          {left === 1 ? "1 is left" : `${left} are left`}; each signs you in once when phone and passkeys are lost.
        </p>
      </div>
      <Button size="small" busy={isBusy} busyLabel="Making…" onClick={() => setAsking(true)}>
        Make new codes
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={() => setAsking(false)}
        title="Make new recovery codes?"
        message="The old ones stop working at once."
        confirmLabel="Make new codes"
        onConfirm={() => void renew()}
      />
    </div>
  );
}
