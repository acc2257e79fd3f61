import type { SubscriptionAnalytics } from "@vitrine/model";
import { useId } from "react";
import { count } from "../../../lib/charts/period-words.ts";
import { dollars } from "../../../lib/plans/words.ts";
import { planWords } from "../parts/words.ts";

const cycleWords = { monthly: "monthly", annual: "annual" } as const;

/** What each plan and cycle brings: its number of people, its revenue, and its part of the whole as a bar. */
export function PlanMix({
  figures: { by_plan: plans, monthly_recurring_revenue: whole },
}: {
  figures: SubscriptionAnalytics;
}) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-text text-h3">
        Which plans bring the money?
      </h2>
      {plans.length === 0 ? (
        <p className="mt-2 text-muted">Nobody pays yet.</p>
      ) : (
        <table className="mt-3 w-full border-y border-line text-label font-normal">
          <thead className="bg-sunken text-caption text-muted">
            <tr>
              <th scope="col" className="h-9 px-3 text-start font-semibold">
                Plan
              </th>
              <th scope="col" className="h-9 px-3 text-end font-semibold">
                People
              </th>
              <th scope="col" className="h-9 px-3 text-end font-semibold">
                Each month
              </th>
              <th scope="col" className="w-1/3 px-3 text-start font-semibold max-md:hidden">
                Part of the whole
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {plans.map(({ plan, billing_cycle: cycle, count: people, monthly_recurring_revenue: revenue }) => (
              <tr key={`${plan}-${cycle}`}>
                <th scope="row" className="px-3 py-1.5 text-start font-normal">
                  {planWords[plan]}, {cycleWords[cycle]}
                </th>
                <td className="px-3 py-1.5 text-end tabular-nums">{count(people)}</td>
                <td className="px-3 py-1.5 text-end tabular-nums">{dollars(revenue)}</td>
                <td className="px-3 py-1.5 max-md:hidden">
                  <svg
                    role="img"
                    aria-label={`${whole > 0 ? Math.round((revenue / whole) * 100) : 0} %`}
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    className="block h-3 w-full"
                  >
                    <rect width="100" height="10" className="fill-sunken" />
                    <rect width={whole > 0 ? (revenue / whole) * 100 : 0} height="10" className="fill-brand" />
                  </svg>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
