import { toast } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { endsSession, failureMessage } from "../../lib/form-errors.ts";
import { leaveTo } from "../../lib/leave-to.ts";
import { useGo } from "../../lib/navigation.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";

/** Opens the page where payment method and bills are looked after: the provider's, or the product's own. */
export function usePortal(): { openPortal: () => void; isOpening: boolean } {
  const go = useGo();
  const [isOpening, setOpening] = useState(false);
  const open = useSingleFlight(async () => {
    setOpening(true);
    try {
      const { url } = await quietApi.billing.openBillingPortal();
      leaveTo(url, go);
    } catch (error) {
      setOpening(false);
      if (!endsSession(error)) {
        toast.error(
          failureMessage(error, "The billing page could not be opened. Check your connection and try again."),
        );
      }
    }
  });
  return { openPortal: () => void open(), isOpening };
}
