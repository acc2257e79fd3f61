import { expect, test } from "vitest";
import { newOfferSchema, offerFaults, plainOffer, type OfferFields } from "./offer.ts";

const coupon: OfferFields = { ...plainOffer, name: "Spring", code: "SPRING", discount_type: "percent", value: 20 };
const prices = { pro: { monthly: 5, annual: 4 } };
const launch: OfferFields = {
  ...coupon,
  code: null,
  kind: "launch_special",
  discount_type: "price",
  value: null,
  prices,
  total_spots: 100,
  spots_left: 73,
};

test("a coupon and a launch special as they should be have no faults", () => {
  expect(offerFaults(coupon)).toEqual({});
  expect(offerFaults(launch)).toEqual({});
});

test.each<[string, OfferFields, keyof OfferFields]>([
  ["a coupon without a code", { ...coupon, code: null }, "code"],
  ["a launch special with a code", { ...launch, code: "A" }, "code"],
  ["a launch special in percent", { ...launch, discount_type: "percent", value: 5 }, "discount_type"],
  ["a launch special without spots", { ...launch, total_spots: null, spots_left: null }, "total_spots"],
  ["prices that are not there", { ...coupon, discount_type: "price" }, "prices"],
  ["no discount", { ...coupon, value: 0 }, "value"],
  ["more than everything", { ...coupon, value: 101 }, "value"],
  ["more spots left than there are", { ...launch, spots_left: 101 }, "spots_left"],
  ["spots left of no number", { ...coupon, spots_left: 3 }, "total_spots"],
  [
    "an end before the start",
    { ...coupon, starts_at: "2026-02-01T00:00:00Z", ends_at: "2026-01-01T00:00:00Z" },
    "ends_at",
  ],
])("%s", (_, offer, field) => {
  expect(Object.keys(offerFaults(offer))).toContain(field);
});

test("a new offer is a coupon for everything with all of its spots left, unless it says otherwise", () => {
  const given = { name: "Spring", code: "S", discount_type: "fixed", value: 3, total_spots: 9 };
  expect(newOfferSchema.parse(given)).toEqual({ ...plainOffer, ...given, spots_left: 9 });
});
