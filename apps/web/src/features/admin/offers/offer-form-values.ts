import { offerFaults, plainOffer, type Offer, type OfferFields } from "@vitrine/model";

/** An offer as its form holds it: text until it is sent. */
export type OfferValues = {
  name: string;
  code: string;
  discount_type: OfferFields["discount_type"];
  plan: "" | "pro" | "premium";
  billing_cycle: "" | "monthly" | "annual";
  value: string;
  duration_periods: string;
  pro_monthly: string;
  pro_annual: string;
  premium_monthly: string;
  premium_annual: string;
  starts_at: string;
  ends_at: string;
  total_spots: string;
  spots_left: string;
  enabled: boolean;
};

const textOf = (value: number | null | undefined) => (value === null || value === undefined ? "" : String(value));
const dayText = (at: string | null) => at?.slice(0, 10) ?? "";

/** The form of an offer that exists. */
export function valuesOf(offer: OfferFields): OfferValues {
  const { prices } = offer;
  return {
    name: offer.name,
    code: offer.code ?? "",
    discount_type: offer.discount_type,
    plan: offer.plan ?? "",
    billing_cycle: offer.billing_cycle ?? "",
    value: textOf(offer.value),
    duration_periods: textOf(offer.duration_periods),
    pro_monthly: textOf(prices?.pro?.monthly),
    pro_annual: textOf(prices?.pro?.annual),
    premium_monthly: textOf(prices?.premium?.monthly),
    premium_annual: textOf(prices?.premium?.annual),
    starts_at: dayText(offer.starts_at),
    ends_at: dayText(offer.ends_at),
    total_spots: textOf(offer.total_spots),
    spots_left: textOf(offer.spots_left),
    enabled: offer.enabled,
  };
}

/** The form of an offer that is to be made. */
export function newValues(kind: Offer["kind"]): OfferValues {
  const discount = kind === "coupon" ? "percent" : "price";
  const name = kind === "coupon" ? "" : "Launch special";
  return valuesOf({
    ...plainOffer,
    kind,
    name,
    discount_type: discount,
    duration_periods: kind === "coupon" ? 1 : null,
  });
}

const numberOf = (text: string) => (text.trim() === "" ? null : Number(text.trim().replace(",", ".")));

function pricesOf(monthly: string, annual: string) {
  const [month, year] = [numberOf(monthly), numberOf(annual)];
  return month === null && year === null ? undefined : { monthly: month ?? Number.NaN, annual: year ?? Number.NaN };
}

/** What a form says, as the call takes it. Days begin and end in UTC. */
export function fieldsOf(values: OfferValues, kind: Offer["kind"]): OfferFields {
  const setsPrices = values.discount_type === "price";
  const pro = pricesOf(values.pro_monthly, values.pro_annual);
  const premium = pricesOf(values.premium_monthly, values.premium_annual);
  return {
    name: values.name.trim(),
    code: kind === "coupon" ? values.code.trim() || null : null,
    kind,
    plan: values.plan || null,
    billing_cycle: values.billing_cycle || null,
    discount_type: values.discount_type,
    prices: setsPrices ? { ...(pro ? { pro } : {}), ...(premium ? { premium } : {}) } : null,
    value: setsPrices ? null : numberOf(values.value),
    duration_periods: kind === "coupon" ? numberOf(values.duration_periods) : null,
    starts_at: values.starts_at === "" ? null : `${values.starts_at}T00:00:00Z`,
    ends_at: values.ends_at === "" ? null : `${values.ends_at}T23:59:59Z`,
    total_spots: numberOf(values.total_spots),
    spots_left: numberOf(values.spots_left) ?? numberOf(values.total_spots),
    enabled: values.enabled,
  };
}

export type OfferErrors = Partial<Record<keyof OfferFields, string>>;

/** What is wrong with a form before it is sent: numbers that are none, and what the model knows of offers. */
export function errorsOf(fields: OfferFields): OfferErrors {
  const errors: OfferErrors = offerFaults(fields);
  if (fields.name === "") errors.name = "The name field is required.";
  const prices = [fields.prices?.pro, fields.prices?.premium].flatMap((plan) =>
    plan ? [plan.monthly, plan.annual] : [],
  );
  if (prices.some((price) => !(price >= 0))) errors.prices = "Each plan needs its price for both ways of billing.";
  if (fields.value !== null && !(fields.value >= 0)) errors.value = "The value must be a number.";
  const periods = fields.duration_periods;
  if (periods !== null && !(Number.isInteger(periods) && periods >= 1 && periods <= 36))
    errors.duration_periods = "Write a whole number from 1 to 36.";
  for (const name of ["total_spots", "spots_left"] as const) {
    const spots = fields[name];
    if (spots !== null && !(Number.isInteger(spots) && spots >= 0)) errors[name] = "Write a whole number.";
  }
  return errors;
}
