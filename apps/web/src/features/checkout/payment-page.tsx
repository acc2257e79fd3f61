import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useSearch } from "@tanstack/react-router";
import { ApiError } from "@vitrine/api-client";
import { planRules, type CardInput, type CheckoutSession } from "@vitrine/model";
import { buttonClass, ErrorState, Skeleton, VisuallyHidden } from "@vitrine/ui";
import type { ReactNode } from "react";
import { quietApi } from "../../lib/api.ts";
import { leaveTo } from "../../lib/leave-to.ts";
import { useGo } from "../../lib/navigation.ts";
import { billedWord, dollars } from "../../lib/plans/words.ts";
import { checkoutSessionQuery } from "../../lib/queries/billing.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { afterWords } from "./after-words.ts";
import { PaymentForm } from "./payment-form.tsx";
import { TestCardList } from "./test-card-list.tsx";

/** `/checkout/payment`: the card page of the built-in test provider, for one opened checkout. */
export function PaymentPage() {
  const { session_id: sessionId } = useSearch({ strict: false });
  const { user } = useSession();
  return (
    <div className="page-gutter mx-auto w-full max-w-[60rem] pt-4 pb-16 lg:pt-[6vh]">
      {sessionId ? user ? <Payment sessionId={sessionId} /> : <SignInFirst sessionId={sessionId} /> : <NothingToPay />}
    </div>
  );
}

function SignInFirst({ sessionId }: { sessionId: string }) {
  const back = `/checkout/payment?session_id=${encodeURIComponent(sessionId)}`;
  return (
    <Message title="Sign in to pay" text="This checkout belongs to an account. Nothing is charged without one.">
      <Link to="/auth/login" search={{ redirect: back }} className={buttonClass({ variant: "primary", size: "large" })}>
        Sign in
      </Link>
    </Message>
  );
}

function NothingToPay() {
  return (
    <Message
      title="There is nothing to pay here"
      text="This checkout does not exist, or it belongs to another account."
    >
      {chooseAgain}
    </Message>
  );
}

const chooseAgain = (
  <Link to="/checkout" className={buttonClass({ variant: "primary", size: "large" })}>
    Choose a plan
  </Link>
);

function Payment({ sessionId }: { sessionId: string }) {
  const session = useQuery(checkoutSessionQuery(sessionId));
  if (session.isPending) return <Skeleton className="h-72" />;
  if (session.error instanceof ApiError && session.error.status === 404) return <NothingToPay />;
  if (!session.data) {
    return (
      <>
        <h1 className="sr-only">Payment</h1>
        <ErrorState
          title="The checkout could not be loaded"
          text="Check your connection and try again. Nothing was charged."
          onRetry={() => void session.refetch()}
          busy={session.isFetching}
        />
      </>
    );
  }
  const { status, plan, billing_cycle: billing } = session.data;
  if (status === "complete") return <Navigate to="/checkout/success" search={{ session_id: sessionId }} replace />;
  if (status === "expired") {
    return (
      <Message title="This checkout has expired" text="Nothing was charged. Open a new one to go on.">
        <Link to="/checkout" search={{ plan, billing }} className={buttonClass({ variant: "primary", size: "large" })}>
          Back to the checkout
        </Link>
      </Message>
    );
  }
  return <OpenPayment sessionId={sessionId} session={session.data} />;
}

function OpenPayment({ sessionId, session }: { sessionId: string; session: CheckoutSession }) {
  const go = useGo();
  const { plan, billing_cycle: billing } = session;
  const pay = async (card: CardInput) => {
    const { redirect } = await quietApi.billing.payCheckoutSession({ params: { session_id: sessionId }, body: card });
    leaveTo(redirect, go);
  };
  return (
    <>
      <h1 className="text-h1">Payment</h1>
      <div className="mt-6 grid gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:mt-8 lg:gap-16">
        <section aria-label="Card">
          <PaymentForm label={`Pay ${dollars(session.amount)}`} send={pay} />
          <TestCardList />
        </section>
        <section aria-label="Your order" className="max-md:order-first">
          <Order session={session} />
          <Link
            to="/checkout"
            search={{ plan, billing, ...(session.offer?.code ? { offer_code: session.offer.code } : {}) }}
            className={buttonClass({ variant: "quiet", className: "mt-3 -ms-4" })}
          >
            Change the order
          </Link>
        </section>
      </div>
    </>
  );
}

/** The price as it was fixed when the checkout was opened: exactly this is charged. */
function Order({ session }: { session: CheckoutSession }) {
  const { plan, billing_cycle: billing, amount, regular_amount: regular, offer } = session;
  return (
    <div className="border border-line bg-surface p-5 md:p-6">
      <p className="text-label">
        {planRules[plan].displayName}, billed {billedWord(billing)}
      </p>
      <p className="mt-2 flex items-baseline gap-2 tabular-nums">
        {regular > amount ? (
          <s className="text-h3 text-muted">
            <VisuallyHidden>was </VisuallyHidden>
            {dollars(regular)}
          </s>
        ) : null}
        <span className="font-display text-[2.5rem] leading-none font-semibold">{dollars(amount)}</span>
        <span className="text-caption text-muted">today</span>
      </p>
      {offer ? <p className="mt-2 text-app">Offer: {offer.name}</p> : null}
      <p className="mt-3 text-caption text-muted">{afterWords(session)}</p>
    </div>
  );
}

function Message({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="max-w-[36rem]">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-3 text-muted">{text}</p>
      <div className="mt-6 flex flex-wrap gap-3">{children}</div>
    </div>
  );
}
