import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { planRules } from "@vitrine/model";
import { Button, buttonClass, ErrorState, Skeleton } from "@vitrine/ui";
import { useGo } from "../../lib/navigation.ts";
import { readPlanChoice } from "../../lib/plan-destination.ts";
import { subscriptionQuery, type CurrentSubscription } from "../../lib/queries/subscription.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { useSignOut } from "../../lib/use-sign-out.ts";

/** `/checkout`: says which plan holds and lets the person go on with it; guests are led to an account first. */
export function CheckoutPage() {
  const { user } = useSession();
  return (
    <div className="page-gutter mx-auto w-full max-w-[36rem] pt-[10vh] pb-16">{user ? <Member /> : <Guest />}</div>
  );
}

function useChosenPlan(): string | null {
  const search = useSearch({ strict: false });
  const { plan } = readPlanChoice(search.plan, search.billing);
  return plan && plan !== "free" ? planRules[plan].displayName : null;
}

function Guest() {
  const { plan, billing } = useSearch({ strict: false });
  const chosen = useChosenPlan();
  return (
    <>
      <h1 className="text-h1">{chosen ? `You chose the ${chosen} plan` : "Choose a plan"}</h1>
      <p className="mt-3 text-body text-muted">An account comes first. Nothing is charged without one.</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <Link to="/auth/register" search={{ plan, billing }} className={buttonClass({ variant: "primary" })}>
          Create account
        </Link>
        <Link to="/auth/login" search={{ plan, billing }} className={buttonClass()}>
          Sign in
        </Link>
      </div>
    </>
  );
}

function Member() {
  const current = useQuery(subscriptionQuery);
  const { signOut, isSigningOut } = useSignOut();
  if (current.isPending) return <Skeleton className="h-48" />;
  if (current.data?.has_access) return <GoOn current={current.data} />;
  return (
    <ErrorState
      title={
        current.data
          ? "Please complete your subscription to access this feature"
          : "Your subscription could not be checked"
      }
      text={
        current.data
          ? `Its state is "${current.data.subscription?.status ?? "unknown"}". Your portfolios are kept.`
          : "Check your connection and try again."
      }
      onRetry={() => void current.refetch()}
      busy={current.isFetching}
    >
      <Button variant="quiet" busy={isSigningOut} onClick={() => void signOut()}>
        Logout
      </Button>
    </ErrorState>
  );
}

function GoOn({ current }: { current: CurrentSubscription }) {
  const go = useGo();
  const chosen = useChosenPlan();
  const { display_name: planName } = current.plan;
  const count = current.limits.portfolio_count;
  return (
    <>
      <h1 className="text-h1">You start on the {planName} plan</h1>
      <p className="mt-3 text-body text-muted">
        It holds {count === 1 ? "one portfolio" : `${count} portfolios`} and needs no card.
        {chosen && chosen !== planName
          ? ` The ${chosen} plan cannot be bought online at the moment; everything you build now stays when you change later.`
          : ""}
      </p>
      <Button variant="primary" size="large" className="mt-6" onClick={() => go("/dashboard", { replace: true })}>
        Continue with {planName}
      </Button>
    </>
  );
}
