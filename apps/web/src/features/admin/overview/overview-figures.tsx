import { Link } from "@tanstack/react-router";
import type { AdminOverview } from "@vitrine/model";
import { Badge } from "@vitrine/ui";
import { useId, type ReactNode } from "react";
import { count } from "../../../lib/charts/period-words.ts";
import { dollars } from "../../../lib/plans/words.ts";
import { momentOf, planWords } from "../parts/words.ts";

type Row = { label: string; value: string; to: string; search?: Record<string, string>; isUrgent?: boolean };

/** Counts in four groups, each leading to the list that it counts, and who came last. */
export function OverviewFigures({ overview }: { overview: AdminOverview }) {
  const { users, websites, waiting_list: waiting } = overview;
  const status = (name: "published" | "private" | "draft") => count(websites.by_status[name] ?? 0);
  return (
    <>
      <div className="grid gap-x-12 gap-y-8 border-b border-line pb-8 md:grid-cols-2 xl:grid-cols-4">
        <Group
          title="People"
          rows={[
            { label: "Users", value: count(users.total), to: "/admin/users" },
            {
              label: "Address verified",
              value: count(users.verified),
              to: "/admin/users",
              search: { verified: "true" },
            },
            {
              label: "New in 7 days",
              value: count(users.new_7_days),
              to: "/admin/users",
              search: { sort: "-created_at" },
            },
            {
              label: "New in 30 days",
              value: count(users.new_30_days),
              to: "/admin/analytics",
              search: { period: "month" },
            },
          ]}
        />
        <Group
          title="Websites"
          rows={[
            { label: "Websites", value: count(websites.total), to: "/admin/websites" },
            { label: "Published", value: status("published"), to: "/admin/websites", search: { status: "published" } },
            { label: "Private", value: status("private"), to: "/admin/websites", search: { status: "private" } },
            { label: "Drafts", value: status("draft"), to: "/admin/websites", search: { status: "draft" } },
          ]}
        />
        <Group
          title="Money"
          rows={[
            {
              label: "Recurring each month",
              value: dollars(overview.monthly_recurring_revenue),
              to: "/admin/subscription-analytics",
            },
            {
              label: "Paying",
              value: count(overview.paying),
              to: "/admin/subscriptions",
              search: { status: "active" },
            },
            {
              label: "Trials",
              value: count(overview.trials),
              to: "/admin/subscriptions",
              search: { status: "trialing" },
            },
            {
              label: "Payment is late",
              value: count(overview.past_due),
              to: "/admin/subscriptions",
              search: { status: "past_due" },
              isUrgent: overview.past_due > 0,
            },
          ]}
        />
        <Group
          title="Waiting"
          rows={[
            {
              label: "Waiting for an invitation",
              value: count(waiting.pending),
              to: "/admin/waiting-list",
              search: { status: "pending" },
            },
            { label: "On the waiting list", value: count(waiting.total), to: "/admin/waiting-list" },
            {
              label: "Failed onboardings",
              value: count(overview.failed_onboardings),
              to: "/admin/analytics",
              isUrgent: overview.failed_onboardings > 0,
            },
          ]}
        />
      </div>
      <LatestSignUps people={overview.latest_sign_ups} />
    </>
  );
}

function Group({ title, rows }: { title: string; rows: readonly Row[] }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-text text-h3">
        {title}
      </h2>
      <ul className="mt-1 divide-y divide-line">
        {rows.map((row) => (
          <li key={row.label}>
            <FigureLink row={row} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FigureLink({ row: { label, value, to, search, isUrgent } }: { row: Row }) {
  return (
    <Link
      to={to}
      search={search ?? {}}
      className="flex min-h-11 items-center justify-between gap-4 text-label font-normal hover:bg-sunken md:min-h-9"
    >
      <span className="min-w-0 text-muted">{label}</span>
      <span className={isUrgent ? "font-semibold text-danger tabular-nums" : "font-semibold tabular-nums"}>
        {value}
      </span>
    </Link>
  );
}

function LatestSignUps({ people }: { people: AdminOverview["latest_sign_ups"] }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="font-text text-h3">
        Latest sign-ups
      </h2>
      {people.length === 0 ? (
        <p className="mt-2 text-label font-normal text-muted">Nobody has registered yet.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line border-b border-line text-label font-normal">
          {people.map((person) => (
            <li key={person.id} className="flex flex-wrap items-baseline gap-x-4 gap-y-1 py-2 md:flex-nowrap">
              <PersonLink id={person.id}>{person.name}</PersonLink>
              <span className="min-w-0 grow text-muted wrap-anywhere max-md:basis-full">{person.email}</span>
              {person.email_verified_at === null ? <Badge tone="warning">Not verified</Badge> : null}
              <span>{planWords[person.plan]}</span>
              <span className="text-muted tabular-nums md:w-44 md:shrink-0 md:text-end">
                {momentOf(person.created_at)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PersonLink({ id, children }: { id: number; children: ReactNode }) {
  return (
    <Link
      to="/admin/users"
      search={{ open: String(id) }}
      className="inline-flex min-h-6 items-center text-brand underline-offset-4 wrap-anywhere hover:underline md:w-56 md:shrink-0 lg:w-72"
    >
      {children}
    </Link>
  );
}
