import { useQuery } from "@tanstack/react-query";
import { planRules, type PaidPlan, type PlanName } from "@vitrine/model";
import { ErrorState, Notice, Skeleton } from "@vitrine/ui";
import type { ReactNode } from "react";
import { subscriptionQuery, type CurrentSubscription } from "../../lib/queries/subscription.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { useCheckoutAddress, type CheckoutAddress } from "./checkout-choice.ts";
import { checkoutStanding, type CheckoutStanding } from "./checkout-standing.ts";
import { GuestActions } from "./guest-actions.tsx";
import { MemberActions } from "./member-actions.tsx";
import { OrderSummary, PlanBenefits } from "./order-summary.tsx";
import { Changing, FreeChoice, Owing, Owned } from "./statement.tsx";

/** `/checkout`: what is bought, what it costs now and later, and the way on; guests are led to an account first. */
export function CheckoutPage() {
  const { user } = useSession();
  const { address } = useCheckoutAddress();
  return (
    <div className="page-gutter mx-auto w-full max-w-[68rem] pt-4 pb-16 lg:pt-[6vh]">
      {user ? <Member address={address} /> : <Guest address={address} />}
    </div>
  );
}

function Guest({ address }: { address: CheckoutAddress }) {
  const { plan } = address;
  return (
    <Order
      plan={plan}
      title={`You chose the ${planRules[plan].displayName} plan`}
      summary={plan === "free" ? null : <OrderSummary address={address} plan={plan} isTrial={false} />}
      actions={<GuestActions address={address} />}
    />
  );
}

function Member({ address }: { address: CheckoutAddress }) {
  const current = useQuery(subscriptionQuery);
  if (current.isPending) return <Skeleton className="h-72" />;
  if (!current.data) {
    return (
      <>
        <h1 className="sr-only">Checkout</h1>
        <ErrorState
          title="Your subscription could not be checked"
          text="Check your connection and try again. Nothing was charged."
          onRetry={() => void current.refetch()}
          busy={current.isFetching}
        />
      </>
    );
  }
  const { plan, billing } = address;
  if (plan === "free") return <FreeChoice current={current.data} address={address} />;
  const standing = checkoutStanding(current.data, address);
  if (standing.kind === "owed") return <Owing current={current.data} address={address} />;
  if (standing.kind === "owned") return <Owned plan={plan} billing={billing} />;
  if (standing.kind === "change") return <Changing current={current.data} address={address} />;
  return <Buying current={current.data} standing={standing} address={address} plan={plan} />;
}

type BuyingProps = {
  current: CurrentSubscription;
  standing: Extract<CheckoutStanding, { kind: "buy" | "again" }>;
  address: CheckoutAddress;
  plan: PaidPlan;
};

function Buying({ current, standing, address, plan }: BuyingProps) {
  const { days } = current.trial;
  const isTrial = standing.kind === "buy" && standing.canTry && address.wantsTrial;
  const name = planRules[plan].displayName;
  return (
    <Order
      plan={plan}
      title={isTrial ? `Try ${name} for ${days} days` : `Get ${name}`}
      notice={<BuyingNotice standing={standing} wantsTrial={address.wantsTrial} />}
      summary={<OrderSummary address={address} plan={plan} isTrial={isTrial} />}
      actions={<MemberActions standing={standing} address={address} plan={plan} isTrial={isTrial} trialDays={days} />}
    />
  );
}

function BuyingNotice({ standing, wantsTrial }: { standing: BuyingProps["standing"]; wantsTrial: boolean }) {
  if (standing.kind === "again") {
    return (
      <Notice tone="warning" title="Please complete your subscription to access this feature" className="mt-6">
        Your portfolios are kept. Take up the plan again, or continue with the Free plan.
      </Notice>
    );
  }
  if (!wantsTrial || standing.canTry) return null;
  return (
    <Notice tone="info" className="mt-6">
      {standing.isTrying
        ? "Your trial is running. Pay now to keep the plan when it ends."
        : "Your trial has been used. You can subscribe, or continue with the Free plan."}
    </Notice>
  );
}

type OrderProps = { title: string; plan: PlanName; notice?: ReactNode; summary: ReactNode; actions: ReactNode };

/** Order, way on and what the plan brings: side by side, below each other on the phone with the way on in the middle. */
function Order({ title, plan, notice, summary, actions }: OrderProps) {
  return (
    <>
      <h1 className="text-h1">{title}</h1>
      {notice}
      <div className="mt-6 grid gap-8 lg:mt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16">
        {plan === "free" ? null : <section aria-label="Your order">{summary}</section>}
        <section aria-label="Go on" className="lg:row-span-2">
          {actions}
        </section>
        {plan === "free" ? null : <PlanBenefits plan={plan} />}
      </div>
    </>
  );
}
