import type { BillingFacts } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { usePortal } from "./use-portal.ts";

/** The card that renewals are charged to, and the way to another. */
export function PaymentMethod({ billing }: { billing: BillingFacts }) {
  const { openPortal, isOpening } = usePortal();
  const { payment_method: card } = billing;
  return (
    <section aria-labelledby="payment-method" className="mt-12">
      <h2 id="payment-method" className="text-h2">
        Payment method
      </h2>
      <div className="mt-3 flex flex-wrap items-center gap-x-8 gap-y-3">
        <p className="tabular-nums">{card ? `${card.brand} ending in ${card.last4}` : "No card is on file."}</p>
        {billing.has_customer ? (
          <Button busy={isOpening} busyLabel="Processing..." onClick={openPortal}>
            Manage billing
          </Button>
        ) : null}
      </div>
    </section>
  );
}
