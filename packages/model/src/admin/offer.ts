import { z } from "zod";
import { billingCycles } from "../account/plan-names.ts";
import { regularPrices } from "../billing/plan-catalogue.ts";
import { paidPlanNames } from "../account/plan-names.ts";
import { requiredText, text } from "../text.ts";

export const offerKinds = ["launch_special", "coupon"] as const;
export const discountTypes = ["price", "percent", "fixed"] as const;

const dollars = (label: string) =>
  z
    .number({ error: `The ${label} must be a number.` })
    .min(0, { error: `The ${label} must be at least 0.` })
    .max(10_000, { error: `The ${label} may not be greater than 10000.` });
const planPrices = z.object({ monthly: dollars("monthly price"), annual: dollars("annual price") });
const moment = (label: string) => z.iso.datetime({ offset: true, error: `The ${label} must be a date.` }).nullable();
const spots = (label: string) =>
  z
    .number({ error: `The ${label} must be a number.` })
    .int({ error: `The ${label} must be a whole number.` })
    .min(0, { error: `The ${label} must be at least 0.` })
    .max(1_000_000, { error: `The ${label} may not be greater than 1000000.` })
    .nullable();

/** The fields of an offer that an admin fills in (contract.md 15). */
export const offerFieldsSchema = z.object({
  name: requiredText(255, "name"),
  code: text(64, "code")
    .regex(/^[A-Za-z0-9_-]*$/, { error: "The code may only hold letters, digits, hyphens and underscores." })
    .nullable(),
  kind: z.enum(offerKinds, { error: "The selected kind is invalid." }),
  plan: z.enum(paidPlanNames, { error: "The selected plan is invalid." }).nullable(),
  billing_cycle: z.enum(billingCycles, { error: "The selected billing cycle is invalid." }).nullable(),
  discount_type: z.enum(discountTypes, { error: "The selected discount type is invalid." }),
  prices: z.object({ pro: planPrices, premium: planPrices }).partial().nullable(),
  value: dollars("value").nullable(),
  /** For how many periods the discount holds; null as long as the subscription. */
  duration_periods: z
    .number({ error: "The periods must be a number." })
    .int({ error: "The periods must be a whole number." })
    .min(1, { error: "The periods must be at least 1." })
    .max(36, { error: "The periods may not be greater than 36." })
    .nullable(),
  starts_at: moment("starts at"),
  ends_at: moment("ends at"),
  total_spots: spots("total spots"),
  spots_left: spots("spots left"),
  enabled: z.boolean({ error: "The enabled field must be true or false." }),
});
export type OfferFields = z.infer<typeof offerFieldsSchema>;

/** What an offer is when nothing else is said: a coupon for every plan, without end or limit. */
export const plainOffer = {
  code: null,
  kind: "coupon",
  plan: null,
  billing_cycle: null,
  prices: null,
  value: null,
  duration_periods: null,
  starts_at: null,
  ends_at: null,
  total_spots: null,
  spots_left: null,
  enabled: true,
} as const satisfies Partial<OfferFields>;

export const newOfferSchema = offerFieldsSchema
  .partial()
  .required({ name: true, discount_type: true })
  .transform((given): OfferFields => withoutGaps(given));

export const offerChangesSchema = offerFieldsSchema.partial();
export type OfferChanges = z.infer<typeof offerChangesSchema>;

export const offerSchema = offerFieldsSchema.extend({
  id: z.number().int(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Offer = z.infer<typeof offerSchema>;

type Given = Pick<OfferFields, "name" | "discount_type"> & { [K in keyof OfferFields]?: OfferFields[K] | undefined };

function withoutGaps(given: Given): OfferFields {
  const filled = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
  const offer = { ...plainOffer, ...filled } as OfferFields;
  return given.spots_left === undefined ? { ...offer, spots_left: offer.total_spots } : offer;
}

/**
 * What is wrong with an offer as a whole, by field; empty when nothing is.
 * Rules: contract.md 15 (0 ≤ left ≤ total) and what makes its fields mean something together.
 */
export function offerFaults(offer: OfferFields): Partial<Record<keyof OfferFields, string>> {
  const { kind, code, discount_type, prices, value, duration_periods, total_spots, spots_left, starts_at, ends_at } =
    offer;
  const faults: Partial<Record<keyof OfferFields, string>> = {};
  if (kind === "coupon" && !code) faults.code = "A coupon needs a code.";
  if (kind === "launch_special" && code) faults.code = "The launch special has no code.";
  if (kind === "launch_special" && discount_type !== "price") faults.discount_type = "The launch special sets prices.";
  if (kind === "launch_special" && total_spots === null) faults.total_spots = "The launch special needs its spots.";
  if (discount_type === "price" && Object.keys(prices ?? {}).length === 0) faults.prices = "The prices are missing.";
  if (discount_type !== "price" && !value) faults.value = "The value must be greater than 0.";
  if (discount_type === "percent" && (value ?? 0) > 100) faults.value = "The value may not be greater than 100.";
  if (kind === "launch_special" && duration_periods !== null)
    faults.duration_periods = "The launch special holds as long as the subscription.";
  if (kind === "coupon" && duration_periods === null && givesForNothing(offer))
    faults.duration_periods = "What costs nothing needs an end: say for how many periods.";
  if ((spots_left ?? 0) > (total_spots ?? Number.POSITIVE_INFINITY))
    faults.spots_left = "The spots left may not be greater than the total spots.";
  if (spots_left !== null && total_spots === null) faults.total_spots = "The total spots are missing.";
  if (starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at))
    faults.ends_at = "The end must be after the start.";
  return faults;
}

/** Whether some plan would be free for as long as the offer holds: nobody could be charged, and nobody would leave. */
function givesForNothing({ discount_type: type, value, prices }: OfferFields): boolean {
  if (type === "percent") return (value ?? 0) >= 100;
  if (type === "price") return Object.values(prices ?? {}).some(({ monthly, annual }) => monthly === 0 || annual === 0);
  const cheapest = Math.min(...paidPlanNames.map((plan) => regularPrices[plan].monthly));
  return (value ?? 0) >= cheapest;
}
