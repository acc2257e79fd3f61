import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CardInput } from "@vitrine/model";
import { buttonClass, ErrorState, Notice, Skeleton, toast } from "@vitrine/ui";
import { quietApi } from "../../lib/api.ts";
import { useGo } from "../../lib/navigation.ts";
import { dollars, longDate } from "../../lib/plans/words.ts";
import { afterPlanChange } from "../../lib/queries/billing.ts";
import { subscriptionQuery, type CurrentSubscription } from "../../lib/queries/subscription.ts";
import { PaymentForm } from "./payment-form.tsx";
import { TestCardList } from "./test-card-list.tsx";

/** `/subscription/billing`: the billing portal of the built-in test provider, where the card is replaced. */
export function BillingPortalPage() {
  const current = useQuery(subscriptionQuery);
  return (
    <div className="max-w-[60rem]">
      <h1 className="text-h1">Billing</h1>
      {current.isPending ? <Skeleton className="mt-8 h-72" /> : null}
      {current.isError ? (
        <ErrorState
          title="Your billing details could not be loaded"
          text="Check your connection and try again."
          onRetry={() => void current.refetch()}
          busy={current.isFetching}
        />
      ) : null}
      {current.data ? <Portal billing={current.data.billing} /> : null}
    </div>
  );
}

function Portal({ billing }: { billing: CurrentSubscription["billing"] }) {
  const go = useGo();
  if (!billing.has_customer) {
    return (
      <>
        <p className="mt-3 text-muted">Nothing has been paid yet, so there is no card to look after.</p>
        <Link to="/subscription/plans" className={buttonClass({ variant: "primary", className: "mt-6" })}>
          Choose a plan
        </Link>
      </>
    );
  }
  const replace = async (card: CardInput) => {
    const { message } = await quietApi.billing.replacePaymentMethod({ body: card });
    await afterPlanChange();
    toast.success(message);
    go("/subscription");
  };
  const { payment_method: card, payment_problem: problem, next_charge: next } = billing;
  return (
    <>
      {problem ? (
        <Notice
          tone="danger"
          title={`${dollars(problem.amount)} is open since ${longDate(problem.since)}`}
          className="mt-6"
        >
          It is charged to the new card at once.
        </Notice>
      ) : null}
      <div className="mt-8 grid gap-8 md:grid-cols-2 lg:gap-16">
        <section aria-labelledby="new-card">
          <h2 id="new-card" className="mb-4 text-h2">
            {card ? "Replace the card" : "Add a card"}
          </h2>
          <PaymentForm label={problem ? `Save card and pay ${dollars(problem.amount)}` : "Save card"} send={replace} />
          <TestCardList />
        </section>
        <section aria-labelledby="on-file" className="max-md:order-first">
          <h2 id="on-file" className="mb-4 text-h2">
            On file
          </h2>
          <div className="border border-line bg-surface p-5 tabular-nums md:p-6">
            <p className="text-label">{card ? `${card.brand} ending in ${card.last4}` : "No card"}</p>
            <p className="mt-2 text-caption text-muted">
              {next
                ? `The next charge of ${dollars(next.amount)} is on ${longDate(next.at)}.`
                : "Nothing will be charged."}
            </p>
          </div>
          <Link to="/subscription" className={buttonClass({ variant: "quiet", className: "mt-3 -ms-4" })}>
            Back to the subscription
          </Link>
        </section>
      </div>
    </>
  );
}
