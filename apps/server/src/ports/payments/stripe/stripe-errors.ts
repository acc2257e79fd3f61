import type { PaymentRefusal } from "@vitrine/model";
import Stripe from "stripe";
import { PaymentRefused, ProviderFailed } from "../payments.ts";

const reasons: Readonly<Record<string, PaymentRefusal>> = {
  insufficient_funds: "insufficient_funds",
  expired_card: "expired",
  incorrect_cvc: "incorrect_cvc",
  invalid_cvc: "incorrect_cvc",
  processing_error: "processing_error",
};

/** Runs calls to Stripe; a refused card becomes {@link PaymentRefused}, everything else {@link ProviderFailed}. */
export async function askStripe<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) {
      const reason = reasons[error.decline_code ?? ""] ?? reasons[error.code ?? ""] ?? "declined";
      throw new PaymentRefused(reason, { cause: error });
    }
    if (error instanceof Stripe.errors.StripeError)
      throw new ProviderFailed(`Stripe answered ${error.type}.`, { cause: error });
    throw error;
  }
}

/** Whether an object could not be made because it is there already. */
export function existsAlready(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_already_exists";
}
