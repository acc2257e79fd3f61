import { describe, expect, test } from "vitest";
import { cardBrand, cardSchema, formatCardNumber, isCardNumber, isExpired } from "./card.ts";
import { findTestCard, lastFour, testCards } from "./test-cards.ts";

const form = { card_number: "4242 4242 4242 4242", exp_month: "12", exp_year: "40", cvc: "123", name: " Ada " };
const problemsOf = (changes: Record<string, unknown>) => {
  const result = cardSchema.safeParse({ ...form, ...changes });
  return result.success ? [] : [...new Set(result.error.issues.map(({ path }) => path.join(".")))];
};

describe("a card form", () => {
  test("takes numbers with spaces and texts for numbers", () => {
    expect(cardSchema.parse(form)).toEqual({ ...form, exp_month: 12, exp_year: 40, name: "Ada" });
  });

  test.each([
    [{ card_number: "4242 4242 4242 4243" }, "card_number"],
    [{ card_number: "1234" }, "card_number"],
    [{ card_number: "" }, "card_number"],
    [{ exp_month: 13 }, "exp_month"],
    [{ exp_month: "x" }, "exp_month"],
    [{ exp_year: -1 }, "exp_year"],
    [{ cvc: "12" }, "cvc"],
    [{ cvc: "1234" }, "cvc"],
    [{ cvc: "12a" }, "cvc"],
    [{ name: "  " }, "name"],
  ])("refuses %j at its field", (changes, field) => {
    expect(problemsOf(changes)).toEqual([field]);
  });

  test("wants four digits on an American Express", () => {
    expect(problemsOf({ card_number: "3782 822463 10005" })).toEqual(["cvc"]);
    expect(problemsOf({ card_number: "3782 822463 10005", cvc: "1234" })).toEqual([]);
  });
});

describe("card numbers", () => {
  test("tell their brand from the first digits", () => {
    expect(["4", "51", "2221", "34", "37", "6"].map(cardBrand)).toEqual([
      "Visa",
      "Mastercard",
      "Mastercard",
      "American Express",
      "American Express",
      null,
    ]);
  });

  test("are grouped as on the card while they are typed", () => {
    expect(formatCardNumber("42424")).toBe("4242 4");
    expect(formatCardNumber("4242-4242 42424242")).toBe("4242 4242 4242 4242");
    expect(formatCardNumber("378282246310005")).toBe("3782 822463 10005");
    expect(formatCardNumber("x")).toBe("");
  });

  test("are good until the last day of their month", () => {
    const now = new Date("2026-11-30T23:59:59Z");
    expect([isExpired(11, 26, now), isExpired(11, 2026, now), isExpired(10, 26, now)]).toEqual([false, false, true]);
    expect(isExpired(12, 26, new Date("2027-01-01T00:00:00Z"))).toBe(true);
  });

  test("of the test cards pass every check and are all different", () => {
    for (const card of testCards) {
      expect(isCardNumber(card.number), card.key).toBe(true);
      expect(cardBrand(card.number)).toBe(card.brand);
      expect(findTestCard(card.number.replaceAll(" ", ""))?.key).toBe(card.key);
      expect(card.number.endsWith(lastFour(card))).toBe(true);
    }
    expect(new Set(testCards.map(({ key }) => key)).size).toBe(testCards.length);
    expect(findTestCard("4111 1111 1111 1111")).toBeNull();
  });
});
