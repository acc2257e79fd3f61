import { useQuery } from "@tanstack/react-query";
import { ApiError } from "@vitrine/api-client";
import type { CheckoutQuote, PaidPlan } from "@vitrine/model";
import { failureMessage } from "../../lib/form-errors.ts";
import { quoteQuery } from "../../lib/queries/billing.ts";
import type { CheckoutAddress } from "./checkout-choice.ts";

type Quote = {
  /** Price with the offer where it holds; undefined until it is known. */
  quote: CheckoutQuote | undefined;
  /** The price shown is that of the choice, not still the one before it. */
  isSettled: boolean;
  /** The price without any offer could not be loaded. */
  isError: boolean;
  isFetching: boolean;
  retry: () => void;
  /** Why the offer code does not hold. */
  offerProblem: string | null;
};

/** What the choice costs. A code that does not hold leaves the price without it. */
export function useQuote({ billing, offerCode }: CheckoutAddress, plan: PaidPlan): Quote {
  const plain = useQuery(quoteQuery({ plan, billing_cycle: billing }));
  const withOffer = useQuery({
    ...quoteQuery({ plan, billing_cycle: billing, offer_code: offerCode }),
    enabled: offerCode !== undefined,
  });
  const shown = offerCode && !withOffer.isError ? withOffer : plain;
  return {
    isSettled: shown.data !== undefined && !shown.isPlaceholderData,
    quote: shown.data ?? plain.data,
    isError: plain.isError,
    isFetching: plain.isFetching,
    retry: () => void plain.refetch(),
    offerProblem: offerCode && withOffer.isError ? offerMessage(withOffer.error) : null,
  };
}

function offerMessage(error: unknown): string {
  const own = error instanceof ApiError ? error.errors["offer_code"]?.[0] : undefined;
  return own ?? failureMessage(error, "The code could not be checked. Please try again.");
}
