import { z } from "zod";
import { planRules } from "../account/plan.ts";
import { planNames, type PlanName } from "../account/plan-names.ts";
import { moneyBackDays, trialDays } from "./terms.ts";

/** Where somebody without access is led (document 1, section 9, "Trial checkout defaults"). */
export const trialCheckout = { plan: "pro", billing: "monthly", flow: "trial" } as const;

/** Dollars per month, billed monthly and billed yearly. */
export type PlanPrices = { monthly: number; annual: number };

/** Regular prices (document 1, section 9); free costs nothing. */
export const regularPrices: Readonly<Record<PlanName, PlanPrices>> = {
  free: { monthly: 0, annual: 0 },
  pro: { monthly: 9, annual: 7 },
  premium: { monthly: 19, annual: 15 },
};

/** Prices while the launch special lasts (contract.md 18.1). */
export const launchPrices: Readonly<Record<"pro" | "premium", PlanPrices>> = {
  pro: { monthly: 5, annual: 4 },
  premium: { monthly: 12, annual: 9 },
};

export const launchSpecialSchema = z.object({
  enabled: z.boolean(),
  spotsLeft: z.number().int().min(0),
  totalSpots: z.number().int().min(0),
});
export type LaunchSpecial = z.infer<typeof launchSpecialSchema>;

/** The launch special of a new installation (document 1, section 9). */
export const firstLaunchSpecial: LaunchSpecial = { enabled: true, spotsLeft: 73, totalSpots: 100 };

const planFeatureSchema = z.union([
  z.string(),
  z.object({ text: z.string(), badge: z.string().optional(), highlighted: z.boolean().optional() }),
]);
export type PlanFeature = z.infer<typeof planFeatureSchema>;

/** A plan as visitors see it (contract.md 2, "Plan"). */
export const planSchema = z.object({
  id: z.number().int(),
  name: z.enum(planNames),
  display_name: z.string(),
  description: z.string(),
  monthly_price: z.number(),
  annual_price: z.number(),
  current_monthly_price: z.number(),
  current_annual_price: z.number(),
  has_special_pricing: z.boolean(),
  monthly_savings_percentage: z.number(),
  annual_savings_percentage: z.number(),
  features: z.array(planFeatureSchema),
  featured: z.boolean(),
  popular: z.boolean(),
  originalPrice: z.number().nullable(),
  currentPrice: z.number(),
  period: z.string(),
  savings: z.string().nullable(),
  billingNote: z.string(),
  ctaText: z.string(),
  guarantee: z.string(),
  limits: z.object({ portfolio_count: z.number().int() }),
});
export type Plan = z.infer<typeof planSchema>;

type PlanWords = Pick<Plan, "description" | "features" | "ctaText" | "guarantee">;

const paidGuarantee = `${moneyBackDays}-day money-back guarantee`;

const words: Readonly<Record<PlanName, PlanWords>> = {
  free: {
    description: "One portfolio, for as long as you like.",
    features: ["1 portfolio", "Free templates", "CV import with review", "Your own address", "Export of your data"],
    ctaText: "Start for free",
    guarantee: "No credit card needed",
  },
  pro: {
    description: "For people who are looking, and want to be found.",
    features: [
      { text: "3 portfolios", highlighted: true },
      "Free and Pro templates",
      "Blog functionality",
      "Remove branding",
      "Basic analytics",
    ],
    ctaText: `Start ${trialDays}-day trial`,
    guarantee: paidGuarantee,
  },
  premium: {
    description: "For several sites, an address of your own and figures.",
    features: [
      { text: "10 portfolios", highlighted: true },
      { text: "All templates", badge: "Premium" },
      "Custom domains",
      "Advanced analytics",
      "API access",
      "Priority support",
    ],
    ctaText: `Start ${trialDays}-day trial`,
    guarantee: paidGuarantee,
  },
};

/** Dollars charged in one go for a year: twelve times the monthly rate of yearly billing (contract.md 18.15). */
export function yearlyCharge(perMonth: number): number {
  return Math.round(perMonth * 12 * 100) / 100;
}

/** What a price saves against another, in whole percent; 0 when it saves nothing. */
export function savingsPercentage(regular: number, current: number): number {
  return regular <= 0 ? 0 : Math.max(0, Math.round(((regular - current) / regular) * 100));
}

/** Prices in force: the special ones while they are enabled and a spot is left. */
export function currentPrices(
  plan: PlanName,
  launch: LaunchSpecial,
  special: Readonly<Partial<Record<PlanName, PlanPrices>>> = launchPrices,
): PlanPrices {
  const isOn = launch.enabled && launch.spotsLeft > 0;
  return (isOn ? special[plan] : undefined) ?? regularPrices[plan];
}

/** The three plans with the prices in force, free first (contract.md 2 and 6). */
export function presentPlans(
  launch: LaunchSpecial,
  special: Readonly<Partial<Record<PlanName, PlanPrices>>> = launchPrices,
): Plan[] {
  return planNames.map((name, index) => presentPlan(name, index + 1, currentPrices(name, launch, special)));
}

function presentPlan(name: PlanName, id: number, current: PlanPrices): Plan {
  const regular = regularPrices[name];
  const isSpecial = current.monthly !== regular.monthly || current.annual !== regular.annual;
  const monthlySavings = savingsPercentage(regular.monthly, current.monthly);
  return {
    id,
    name,
    display_name: planRules[name].displayName,
    ...words[name],
    monthly_price: regular.monthly,
    annual_price: regular.annual,
    current_monthly_price: current.monthly,
    current_annual_price: current.annual,
    has_special_pricing: isSpecial,
    monthly_savings_percentage: monthlySavings,
    annual_savings_percentage: savingsPercentage(isSpecial ? regular.annual : regular.monthly, current.annual),
    featured: name === "pro",
    popular: name === "pro",
    originalPrice: monthlySavings > 0 ? regular.monthly : null,
    currentPrice: current.monthly,
    period: name === "free" ? "forever" : "month",
    savings: monthlySavings > 0 ? `Save ${monthlySavings}%` : null,
    billingNote: name === "free" ? "No credit card needed" : "Billed monthly",
    limits: { portfolio_count: planRules[name].portfolioCount },
  };
}

/** What a pricing page shows when the plans cannot be loaded: regular prices, nothing special (document 1, section 8). */
export function fallbackPlans(): Plan[] {
  return presentPlans({ enabled: false, spotsLeft: 0, totalSpots: 0 });
}

/** The price a card shows for a cycle, with the note below it; yearly billing shows its price per month. */
export function priceForCycle(
  plan: Plan,
  cycle: "monthly" | "annual",
): { current: number; original: number | null; savings: number; note: string } {
  if (plan.name === "free") return { current: 0, original: null, savings: 0, note: plan.billingNote };
  if (cycle === "monthly") {
    return {
      current: plan.current_monthly_price,
      original: plan.monthly_savings_percentage > 0 ? plan.monthly_price : null,
      savings: plan.monthly_savings_percentage,
      note: "Billed monthly",
    };
  }
  const against = plan.has_special_pricing ? plan.annual_price : plan.monthly_price;
  return {
    current: plan.current_annual_price,
    original: plan.annual_savings_percentage > 0 ? against : null,
    savings: plan.annual_savings_percentage,
    note: `$${yearlyCharge(plan.current_annual_price)} billed annually`,
  };
}
