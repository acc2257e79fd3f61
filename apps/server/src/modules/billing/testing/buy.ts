import { expect } from "vitest";
import type { Json, Person, TestAnswer } from "../../../testing/index.ts";

/** A filled card form; the number is of the test card that is wanted. */
export const aCard = (number = "4242 4242 4242 4242") => ({
  card_number: number,
  exp_month: 12,
  exp_year: 2040,
  cvc: number.startsWith("37") ? "1234" : "123",
  name: "Ada Example",
});

export const renewalFailsCard = "4000 0000 0000 0341";

type Choice = { plan?: "pro" | "premium"; billing_cycle?: "monthly" | "annual"; offer_code?: string };

/** Opens a checkout and gives its id. */
export async function openCheckout(person: Person, choice: Choice = {}): Promise<string> {
  const answer = await person.call("POST", "/subscription/checkout-session", { plan: "pro", ...choice });
  expect(answer.status, answer.raw).toBe(200);
  return String(answer.body["session_id"]);
}

export function pay(person: Person, sessionId: string, number?: string): Promise<TestAnswer> {
  return person.call("POST", `/subscription/checkout-session/${sessionId}/pay`, aCard(number));
}

/** Buys a plan with the test provider. */
export async function buy(person: Person, choice: Choice = {}, number?: string): Promise<void> {
  const answer = await pay(person, await openCheckout(person, choice), number);
  expect(answer.status, answer.raw).toBe(200);
}

/** `data` of an answer. */
export const dataOf = (answer: TestAnswer) => answer.body["data"] as Json;

/** The subscription as `GET /subscription/current` gives it, with everything beside it. */
export async function currentOf(person: Person): Promise<Json & { subscription: Json | null; billing: Json }> {
  const answer = await person.call("GET", "/subscription/current");
  expect(answer.status, answer.raw).toBe(200);
  return dataOf(answer) as Json & { subscription: Json | null; billing: Json };
}
