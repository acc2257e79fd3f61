import { useQuery } from "@tanstack/react-query";
import type { AdminSubscription } from "@vitrine/model";
import { Badge } from "@vitrine/ui";
import { pricePerPeriod } from "../../../lib/plans/words.ts";
import { AdminList } from "../list/admin-list.tsx";
import type { Filter, Sort } from "../list/list-toolbar.tsx";
import { useListSearch } from "../list/list-search.ts";
import type { Column } from "../list/row-table.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { choicesOf, dayOf, subscriptionStatusWords } from "../parts/words.ts";
import { SubscriptionDrawer } from "./subscription-drawer.tsx";
import { subscriptionsQuery } from "./subscriptions-queries.ts";

const filters: readonly Filter[] = [
  { name: "status", label: "Status", choices: choicesOf(subscriptionStatusWords) },
  { name: "plan", label: "Plan", choices: choicesOf({ pro: "Pro", premium: "Premium" }) },
  { name: "billing_cycle", label: "Billing", choices: choicesOf({ monthly: "Monthly", annual: "Annual" }) },
];

const sorts: readonly [Sort, ...Sort[]] = [
  { value: "-created_at", label: "Newest first" },
  { value: "current_period_end", label: "Next to renew or end" },
  { value: "-price", label: "Highest price" },
];

const columns: readonly [Column<AdminSubscription>, ...Column<AdminSubscription>[]] = [
  { name: "Customer", cell: ({ user }) => user.name },
  { name: "Email", isLong: true, from: "lg", cell: ({ user }) => user.email },
  { name: "Plan", cell: ({ plan }) => plan.display_name },
  { name: "Status", cell: (row) => <StatusBadges subscription={row} /> },
  { name: "Price", sort: "price", atEnd: true, cell: (row) => pricePerPeriod(row.price, row.billing_cycle) },
  {
    name: "Renews or ends",
    sort: "current_period_end",
    atEnd: true,
    cell: (row) => dayOf(row.status === "trialing" ? row.trial_ends_at : row.current_period_end),
  },
  { name: "Began", sort: "created_at", atEnd: true, from: "xl", cell: (row) => dayOf(row.created_at) },
];

/** `/admin/subscriptions`: who pays for what, and what can be put right about it. */
export function SubscriptionsPage() {
  const list = useListSearch();
  return (
    <AdminList
      title="Subscriptions"
      noun="subscription"
      searchLabel="Search name or email"
      filters={filters}
      sorts={sorts}
      columns={columns}
      list={list}
      result={useQuery(subscriptionsQuery(list.search))}
      idOf={({ id }) => id}
      nameOf={({ user, plan }) => `${plan.display_name} of ${user.name}`}
      empty="Nobody has subscribed yet"
      drawer={SubscriptionDrawer}
    />
  );
}

function StatusBadges({
  subscription: { status, cancel_at_period_end: isEnding },
}: {
  subscription: AdminSubscription;
}) {
  return (
    <span className="inline-flex flex-wrap gap-1 max-md:justify-end">
      <StateBadge state={subscriptionStatusWords[status]} />
      {isEnding ? <Badge tone="warning">Ends</Badge> : null}
    </span>
  );
}
