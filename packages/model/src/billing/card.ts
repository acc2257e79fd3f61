import { z } from "zod";
import { requiredText } from "../text.ts";
import { withRule } from "../whole-rule.ts";

const cardRules = [
  { brand: "Visa", pattern: /^4/, lengths: [13, 16, 19], cvcDigits: 3 },
  { brand: "Mastercard", pattern: /^(5[1-5]|2(2[2-9]|[3-6]|7[01]|720))/, lengths: [16], cvcDigits: 3 },
  { brand: "American Express", pattern: /^3[47]/, lengths: [15], cvcDigits: 4 },
] as const;

export type CardBrand = (typeof cardRules)[number]["brand"];

const ruleOf = (digits: string) => cardRules.find((rule) => rule.pattern.test(digits));

/** The digits of a card number as it is typed, with or without spaces. */
export function cardDigits(typed: string): string {
  return typed.replace(/[\s-]/g, "");
}

/** The brand that the first digits tell, or null. */
export function cardBrand(typed: string): CardBrand | null {
  return ruleOf(cardDigits(typed))?.brand ?? null;
}

/** Whether a number has the right length for its brand and its check digit is right (Luhn). */
export function isCardNumber(typed: string): boolean {
  const digits = cardDigits(typed);
  if (!/^\d{12,19}$/.test(digits)) return false;
  const lengths: readonly number[] | undefined = ruleOf(digits)?.lengths;
  if (lengths && !lengths.includes(digits.length)) return false;
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = digit * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

/** Two-digit years are of this century. */
export function fullYear(year: number): number {
  return year < 100 ? 2000 + year : year;
}

/** A card is good until the last day of its month. */
export function isExpired(month: number, year: number, now: Date): boolean {
  return Date.UTC(fullYear(year), month, 1) <= now.getTime();
}

/** Groups as they stand on the card: 4-6-5 for American Express, fours for all others. */
export function formatCardNumber(typed: string): string {
  const digits = cardDigits(typed).replace(/\D/g, "").slice(0, 19);
  if (cardBrand(digits) !== "American Express") return digits.replace(/(\d{4})(?=\d)/g, "$1 ");
  return [digits.slice(0, 4), digits.slice(4, 10), digits.slice(10, 15)].filter((part) => part !== "").join(" ");
}

const fields = z.object({
  card_number: requiredText(30, "card number").refine(isCardNumber, { error: "Your card number is not valid." }),
  exp_month: z.coerce
    .number({ error: "Please enter the month that your card ends with." })
    .int({ error: "The month must be between 1 and 12." })
    .min(1, { error: "The month must be between 1 and 12." })
    .max(12, { error: "The month must be between 1 and 12." }),
  exp_year: z.coerce
    .number({ error: "Please enter the year that your card ends with." })
    .int({ error: "The year is not valid." })
    .min(0, { error: "The year is not valid." })
    .max(2100, { error: "The year is not valid." }),
  cvc: requiredText(4, "security code").regex(/^\d{3,4}$/, { error: "The security code has three or four digits." }),
  name: requiredText(120, "name on the card"),
});

/** What the card form sends; nothing of it is ever stored or logged (contract.md 6). */
export const cardSchema = withRule(fields, {
  holds: ({ card_number, cvc }) => (ruleOf(cardDigits(card_number))?.cvcDigits ?? cvc.length) === cvc.length,
  reads: ["card_number", "cvc"],
  at: "cvc",
  error: "The security code does not fit this card.",
});
export type CardInput = z.infer<typeof cardSchema>;
