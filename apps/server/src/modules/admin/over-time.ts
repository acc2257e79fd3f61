import type { AnalyticsSpan, AnalyticsStep } from "@vitrine/model";
import { sql, type SQL } from "drizzle-orm";
import type { Db } from "../../db/connection.ts";

type Span = { from: Date; to: Date };

const dateFormats: Readonly<Record<AnalyticsStep, string>> = {
  hour: 'YYYY-MM-DD"T"HH24:MI:SS"Z"',
  day: "YYYY-MM-DD",
  month: "YYYY-MM-DD",
};

/** What is counted: a query of `at` and `amount`, one row per thing that happened. */
type Happenings = SQL;

/** Sums of several kinds of happenings in every hour, day or month of a span, in UTC, zeros included. */
export async function seriesOf<K extends string>(
  db: Db,
  span: AnalyticsSpan,
  kinds: Readonly<Record<K, Happenings>>,
): Promise<({ date: string } & Record<K, number>)[]> {
  const byKind: [K, Step[]][] = [];
  for (const kind of keysOf(kinds)) byKind.push([kind, await stepsOf(db, span, kinds[kind])]);
  const dates = byKind[0]?.[1].map(({ date }) => date) ?? [];
  return dates.map((date, index) => ({
    ...recordOf(byKind.map(([kind, steps]) => [kind, steps[index]?.amount ?? 0])),
    date,
  }));
}

type Step = { date: string; amount: number };

const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>) => Object.keys(record) as K[];
const recordOf = <K extends string>(entries: readonly (readonly [K, number])[]) =>
  Object.fromEntries(entries) as Record<K, number>;

async function stepsOf(db: Db, span: AnalyticsSpan, happenings: Happenings): Promise<Step[]> {
  const begin = sql`date_trunc(${span.step}, at at time zone 'UTC')`;
  const result = await db.execute<Step>(sql`
    with counted as (
      select ${begin} as start, sum(amount)::int as amount
      from (${happenings}) happenings where ${within(span)} group by 1
    )
    select to_char(start, ${dateFormats[span.step]}) as date, coalesce(amount, 0) as amount
    from generate_series(
      ${span.from.toISOString()}::timestamptz at time zone 'UTC',
      ${span.to.toISOString()}::timestamptz at time zone 'UTC',
      ${`1 ${span.step}`}::interval) as steps (start)
    left join counted using (start) order by start`);
  return result.rows;
}

/** Sums of several kinds of happenings in a span of time. */
export async function totalsOf<K extends string>(
  db: Db,
  span: Span,
  kinds: Readonly<Record<K, Happenings>>,
): Promise<Record<K, number>> {
  const totals: [K, number][] = [];
  for (const kind of keysOf(kinds)) {
    const result = await db.execute<{ amount: number }>(
      sql`select coalesce(sum(amount), 0)::int as amount from (${kinds[kind]}) happenings where ${within(span)}`,
    );
    totals.push([kind, result.rows[0]?.amount ?? 0]);
  }
  return recordOf(totals);
}

const within = ({ from, to }: Span) => sql`at >= ${from.toISOString()} and at <= ${to.toISOString()}`;
