import { ApiError } from "@vitrine/api-client";
import { cardSchema, isExpired, paymentRefusals, requiredMessage, type CardInput } from "@vitrine/model";
import type { FieldError, FieldErrors, Resolver, UseFormReturn } from "react-hook-form";
import { readExpiry } from "./expiry.ts";

/** The form as people see it: one field for the expiry. */
export type CardForm = { name: string; card_number: string; expiry: string; cvc: string };

export const emptyCard: CardForm = { name: "", card_number: "", expiry: "", cvc: "" };

/** Said when the call itself failed: no answer means no second charge, because a checkout is paid once. */
export const notSentMessage =
  "The payment could not be sent. Check your connection and try again; you are never charged twice.";

const fieldOf: Readonly<Record<string, keyof CardForm>> = {
  name: "name",
  card_number: "card_number",
  exp_month: "expiry",
  exp_year: "expiry",
  cvc: "cvc",
};

/** Checks the form with the rules of the call; gives the card in its shape (contract.md 6, "pay"). */
export const cardResolver: Resolver<CardForm, unknown, CardInput> = ({ expiry, ...rest }) => {
  const errors: FieldErrors<CardForm> = {};
  const expiryMessage = expiryProblem(expiry);
  if (expiryMessage) errors.expiry = problem(expiryMessage);
  const { month, year } = readExpiry(expiry) ?? { month: 1, year: 2000 };
  const parsed = cardSchema.safeParse({ ...rest, exp_month: month, exp_year: year });
  for (const { path, message } of parsed.error?.issues ?? []) {
    const field = fieldOf[String(path[0])];
    if (field && !errors[field]) errors[field] = problem(message);
  }
  return parsed.success && !expiryMessage ? { values: parsed.data, errors: {} } : { values: {}, errors };
};

function problem(message: string): FieldError {
  return { type: "validate", message };
}

function expiryProblem(typed: string): string | null {
  if (typed.trim() === "") return requiredMessage("expiry date");
  const expiry = readExpiry(typed);
  if (!expiry) return "Please enter month and year, for example 04 / 29.";
  return isExpired(expiry.month, expiry.year, new Date()) ? paymentRefusals.expired.message : null;
}

/**
 * Puts a refusal (a declined card among them) on the fields and focuses the first of them.
 * @returns whether any field could show it
 */
export function showCardErrors(form: UseFormReturn<CardForm, unknown, CardInput>, error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  let isShown = false;
  for (const [name, [message]] of Object.entries(error.errors)) {
    const field = fieldOf[name];
    if (!field || !message) continue;
    form.setError(field, { type: "server", message }, { shouldFocus: !isShown });
    isShown = true;
  }
  return isShown;
}
