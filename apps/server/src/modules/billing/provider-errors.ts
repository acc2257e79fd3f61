import { paymentRefusals } from "@vitrine/model";
import { AppError, invalidField } from "../../http/app-error.ts";
import { PaymentRefused, ProviderFailed } from "../../ports/payments/payments.ts";

/**
 * Runs work at the payment provider and says in the API's words what went wrong.
 * @throws AppError payment_provider_failed with `message`; validation_failed at the field that a refusal belongs to
 */
export async function atProvider<T>(work: () => Promise<T>, message?: string): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PaymentRefused) {
      const { field, message: said } = paymentRefusals[error.reason];
      throw invalidField(field, said);
    }
    if (error instanceof ProviderFailed)
      throw new AppError("payment_provider_failed", { cause: error, ...(message ? { message } : {}) });
    throw error;
  }
}
