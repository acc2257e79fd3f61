import { cardDigits, type CardBrand } from "./card.ts";

/** How a card of the built-in test provider behaves. */
export type CardBehaviour = {
  /** Refusal of the first payment. */
  first: "succeeds" | "declined" | "insufficient_funds" | "incorrect_cvc" | "expired" | "retry_once";
  /** Whether later payments, at renewals and upgrades, succeed. */
  later: "succeeds" | "declined";
};

export type TestCard = CardBehaviour & { key: string; number: string; brand: CardBrand; says: string };

/** The only cards that the built-in test provider accepts; the payment page lists them. */
export const testCards: readonly TestCard[] = [
  card("visa", "4242 4242 4242 4242", "Visa", "Succeeds", "succeeds"),
  card("mastercard", "5555 5555 5555 4444", "Mastercard", "Succeeds", "succeeds"),
  card("amex", "3782 822463 10005", "American Express", "Succeeds", "succeeds"),
  card("declined", "4000 0000 0000 0002", "Visa", "Is declined", "declined"),
  card("insufficient", "4000 0000 0000 9995", "Visa", "Has insufficient funds", "insufficient_funds"),
  card("cvc", "4000 0000 0000 0127", "Visa", "Has another security code", "incorrect_cvc"),
  card("expired", "4000 0000 0000 0069", "Visa", "Has expired", "expired"),
  card("retry", "4000 0000 0000 0119", "Visa", "Fails once, then succeeds", "retry_once"),
  card(
    "renewal",
    "4000 0000 0000 0341",
    "Visa",
    "Succeeds now, is declined at the next payment",
    "succeeds",
    "declined",
  ),
];

function card(
  key: string,
  number: string,
  brand: CardBrand,
  says: string,
  first: TestCard["first"],
  later: TestCard["later"] = "succeeds",
): TestCard {
  return { key, number, brand, says, first, later };
}

/** The test card with this number, or null. */
export function findTestCard(number: string): TestCard | null {
  const digits = cardDigits(number);
  return testCards.find((entry) => cardDigits(entry.number) === digits) ?? null;
}

/** The last four digits. */
export function lastFour(entry: TestCard): string {
  return cardDigits(entry.number).slice(-4);
}

/** What a refused payment is told as, and the field that it belongs to. */
export const paymentRefusals = {
  declined: { field: "card_number", message: "Your card was declined. Please use another card." },
  insufficient_funds: { field: "card_number", message: "Your card has insufficient funds. Please use another card." },
  incorrect_cvc: { field: "cvc", message: "The security code is not the one of this card." },
  expired: { field: "exp_year", message: "Your card has expired. Please use another card." },
  processing_error: {
    field: "card_number",
    message: "An error occurred while your card was processed. Please try again.",
  },
  unknown_card: {
    field: "card_number",
    message: "Only the test cards listed on this page are accepted here.",
  },
} as const;
export type PaymentRefusal = keyof typeof paymentRefusals;
