import { analyticsSpan, onboardingSequence, type AnalyticsPeriod, type ProductAnalytics } from "@vitrine/model";
import { sql } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";
import { readHappenings } from "../../db/happenings.ts";
import { iso } from "../auth/index.ts";
import type { TemplatesService } from "../templates/index.ts";
import { seriesOf, totalsOf } from "./over-time.ts";

/** The product as a whole over a period (contract.md 15). */
export async function readProductAnalytics(
  { db, templates }: { db: Db; templates: TemplatesService },
  period: AnalyticsPeriod,
  now: Date,
): Promise<ProductAnalytics> {
  const span = analyticsSpan(period, now);
  const happenings = await readHappenings(db);
  return {
    period,
    from: iso(span.from),
    to: iso(span.to),
    totals: await totalsOf(db, span, happenings),
    previous: await totalsOf(db, span.previous, happenings),
    series: await seriesOf(db, span, happenings),
    ...(await readOnboardings(db, span.from)),
    templates: await readTemplates(templates),
  };
}

/** How far the onboardings came that began in the span: whoever stands at a step has been at all before it. */
async function readOnboardings(db: Db, from: Date): Promise<Pick<ProductAnalytics, "funnel" | "onboardings">> {
  const result = await db.execute<{ step: string; status: string; total: number }>(sql`
    select step, status, count(*)::int as total from onboarding_sessions
    where created_at >= ${from.toISOString()} group by step, status`);
  const steps: readonly string[] = onboardingSequence;
  const sum = (keep: (row: { step: string; status: string }) => boolean) =>
    result.rows.filter(keep).reduce((total, row) => total + row.total, 0);
  const placeOf = ({ step, status }: { step: string; status: string }) =>
    status === "completed" ? steps.length - 1 : steps.indexOf(step);
  return {
    funnel: onboardingSequence.map((step, index) => ({ step, reached: sum((row) => placeOf(row) >= index) })),
    onboardings: {
      begun: sum(() => true),
      completed: sum(({ status }) => status === "completed"),
      failed: sum(({ status }) => status === "failed"),
      abandoned: sum(({ status }) => status === "abandoned"),
    },
  };
}

async function readTemplates(templates: TemplatesService): Promise<ProductAnalytics["templates"]> {
  const groups = await templates.list(true);
  return groups
    .flatMap((group) => group.templates)
    .map(({ slug, name, usage_count = 0, like_count = 0, view_count = 0, popularity_score = 0 }) => ({
      slug,
      name,
      usage_count,
      like_count,
      view_count,
      popularity_score,
    }))
    .sort((a, b) => b.popularity_score - a.popularity_score || (a.slug < b.slug ? -1 : 1));
}
