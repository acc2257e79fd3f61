import type { AdminSubscription, AdminSubscriptionDetail, SubscriptionChangeKind } from "@vitrine/model";
import { Badge } from "@vitrine/ui";
import { dollars, pricePerPeriod } from "../../../lib/plans/words.ts";
import type { DrawerProps } from "../list/admin-list.tsx";
import { AuditEntries } from "../parts/audit-entries.tsx";
import { DrawerTop } from "../parts/drawer-top.tsx";
import { DrawerSection, type Fact } from "../parts/facts.tsx";
import { RowDrawer } from "../parts/row-drawer.tsx";
import { RowLink } from "../parts/row-link.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { dayOf, momentOf, planWords, subscriptionStatusWords } from "../parts/words.ts";
import { SubscriptionActions } from "./subscription-actions.tsx";
import { SubscriptionForm } from "./subscription-form.tsx";
import { adminSubscriptionQuery } from "./subscriptions-queries.ts";

/** One subscription: its terms, payments and history, and what an admin can change. */
export function SubscriptionDrawer({ id, onClose }: DrawerProps) {
  return (
    <RowDrawer
      query={adminSubscriptionQuery(id)}
      title="Subscription"
      titleOf={({ subscription }) => `${subscription.plan.display_name} of ${subscription.user.name}`}
      captionOf={({ subscription }) => subscription.user.email}
      onClose={onClose}
    >
      {(detail) => <Detail detail={detail} />}
    </RowDrawer>
  );
}

function Detail({ detail }: { detail: AdminSubscriptionDetail }) {
  const { subscription, history, audit_log: log } = detail;
  return (
    <>
      <DrawerTop
        states={
          <>
            <StateBadge state={subscriptionStatusWords[subscription.status]} />
            {subscription.cancel_at_period_end ? <Badge tone="warning">Ends, not renewed</Badge> : null}
          </>
        }
        facts={factsOf(subscription, detail.payment_method)}
      />
      <SubscriptionActions detail={detail} />
      <DrawerSection title="Change">
        <SubscriptionForm
          key={`${subscription.plan.name}-${subscription.trial_ends_at}-${subscription.cancel_at_period_end}`}
          subscription={subscription}
        />
      </DrawerSection>
      <DrawerSection title="Invoices">
        <Invoices invoices={detail.invoices} />
      </DrawerSection>
      <DrawerSection title="What happened">
        <Changes history={history} />
      </DrawerSection>
      <DrawerSection title="History of admins">
        <AuditEntries entries={log} />
      </DrawerSection>
    </>
  );
}

function factsOf(subscription: AdminSubscription, method: AdminSubscriptionDetail["payment_method"]): Fact[] {
  const { user, pending_plan: pending } = subscription;
  return [
    [
      "Customer",
      <RowLink key="customer" to="/admin/users" open={user.id}>
        {user.name}
      </RowLink>,
    ],
    ["Price", pricePerPeriod(subscription.price, subscription.billing_cycle)],
    ["Card", method ? `${method.brand} ending in ${method.last4}` : "None"],
    ["Trial ends", dayOf(subscription.trial_ends_at)],
    ["Period", `${dayOf(subscription.current_period_start)} to ${dayOf(subscription.current_period_end)}`],
    ...(pending ? [["Next plan", `${planWords[pending.name]} from ${dayOf(pending.effective_at)}`] as const] : []),
    ["Cancelled", dayOf(subscription.canceled_at)],
    ["Began", momentOf(subscription.created_at)],
    ["Provider's number", subscription.provider_subscription_id ?? "None (trial)"],
  ];
}

const none = "py-2 text-label font-normal text-muted";

function Invoices({ invoices }: { invoices: AdminSubscriptionDetail["invoices"] }) {
  if (invoices.length === 0) return <p className={none}>No invoices.</p>;
  return (
    <ul className="divide-y divide-line text-label font-normal">
      {invoices.map((invoice) => (
        <li key={invoice.id} className="flex items-baseline justify-between gap-4 py-2">
          <span className="min-w-0">
            {invoice.number}
            <span className="block text-caption text-muted">
              {dayOf(invoice.date)}, {invoice.status.replaceAll("_", " ")}
            </span>
          </span>
          <span className="tabular-nums">{dollars(invoice.amount)}</span>
        </li>
      ))}
    </ul>
  );
}

const changeWords: Readonly<Record<SubscriptionChangeKind, string>> = {
  trial_started: "Trial started",
  trial_ended: "Trial ended",
  subscribed: "Subscribed",
  plan_changed: "Plan changed",
  cancel_requested: "Cancelled for the end of the period",
  resumed: "Resumed",
  payment_failed: "A payment failed",
  payment_recovered: "The payment came after all",
  ended: "Ended",
};

function Changes({ history }: { history: AdminSubscriptionDetail["history"] }) {
  if (history.length === 0) return <p className={none}>Nothing yet.</p>;
  return (
    <ol className="divide-y divide-line text-label font-normal">
      {history.map(({ kind, plan, price, reason, at }) => (
        <li key={`${at} ${kind}`} className="py-2">
          <p>
            {changeWords[kind]}{" "}
            <span className="text-muted">
              ({planWords[plan]}, {dollars(price)})
            </span>
          </p>
          {reason ? <p className="text-caption wrap-anywhere">“{reason}”</p> : null}
          <p className="text-caption text-muted">{momentOf(at)}</p>
        </li>
      ))}
    </ol>
  );
}
