import { Button, ConfirmDialog, toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { keepDomain } from "./domain-query.ts";

/** Gives a website's domain up, after a question. */
export function RemoveDomain({ websiteId, domain }: { websiteId: number; domain: string }) {
  const [isAsking, setAsking] = useState(false);
  const [isRemoving, setRemoving] = useState(false);
  const remove = useSingleFlight(async () => {
    setRemoving(true);
    try {
      const { message } = await quietApi.domains.removeDomain({ params: { id: websiteId } });
      toast.success(message);
      setAsking(false);
      await keepDomain(websiteId, null);
    } catch (error) {
      sayFailure(error, "The domain was not removed. Please try again.");
    }
    setRemoving(false);
  });
  return (
    <>
      <Button variant="danger" aria-label={`Remove ${domain}`} onClick={() => setAsking(true)}>
        Remove
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Remove this domain?"
        message={`${domain} no longer leads to your website. The address with us keeps working.`}
        confirmLabel="Remove"
        busyLabel="Removing…"
        destructive
        busy={isRemoving}
        onConfirm={() => void remove()}
      />
    </>
  );
}
