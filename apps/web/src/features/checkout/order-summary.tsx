import { planRules, trialDays, upgradeBenefits, type CheckoutQuote, type PaidPlan } from "@vitrine/model";
import { Button, Notice, Skeleton, VisuallyHidden } from "@vitrine/ui";
import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { CycleSwitch } from "../../lib/plans/cycle-switch.tsx";
import { dollars, longDate, pricePerPeriod } from "../../lib/plans/words.ts";
import { useCheckoutAddress, type CheckoutAddress } from "./checkout-choice.ts";
import { OfferCode } from "./offer-code.tsx";
import { useQuote } from "./use-quote.ts";

type OrderSummaryProps = { address: CheckoutAddress; plan: PaidPlan; isTrial: boolean };

/** The order as a list of captions: plan, price, and what comes after. */
export function OrderSummary({ address, plan, isTrial }: OrderSummaryProps) {
  const { change } = useCheckoutAddress();
  const { quote, isError, isFetching, retry } = useQuote(address, plan);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <CycleSwitch value={address.billing} onValueChange={(billing) => change({ billing })} />
        <p className="text-caption text-muted">Save up to 25%</p>
      </div>
      {isError ? (
        <Notice
          tone="danger"
          role="alert"
          title="Unable to load pricing"
          className="mt-6"
          actions={
            <Button size="small" busy={isFetching} onClick={retry}>
              Try Again
            </Button>
          }
        >
          Nothing can be bought until the price is known.
        </Notice>
      ) : null}
      {quote ? <Facts quote={quote} isTrial={isTrial} /> : isError ? null : <Skeleton className="mt-6 h-64" />}
      {isTrial || quote?.offer ? null : <OfferCode address={address} plan={plan} />}
    </>
  );
}

/** What the plan brings, word for word as the upgrade modal says it. */
export function PlanBenefits({ plan }: { plan: PaidPlan }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2" aria-label={`In the ${planRules[plan].displayName} plan`}>
      {upgradeBenefits[plan].map((benefit) => (
        <li key={benefit} className="flex gap-2.5">
          <Check size={18} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
          {benefit}
        </li>
      ))}
    </ul>
  );
}

/** Label at the left, value at the right. */
function Facts({ quote, isTrial }: { quote: CheckoutQuote; isTrial: boolean }) {
  const price = pricePerPeriod(quote.amount, quote.billing_cycle);
  return (
    <dl className="mt-6 divide-y divide-line border-y border-line">
      <Fact label="Plan">{planRules[quote.plan].displayName}</Fact>
      <Fact label={isTrial ? "Price after the trial" : "Price"} note={priceNote(quote, isTrial)}>
        {quote.regular_amount > quote.amount ? (
          <s className="me-2 text-muted">
            <VisuallyHidden>was </VisuallyHidden>
            {dollars(quote.regular_amount)}
          </s>
        ) : null}
        {price}
      </Fact>
      {isTrial ? (
        <Fact label="The trial ends" note="Then the Free plan holds, unless you subscribe. Nothing is deleted.">
          {longDate(trialEnd())}
        </Fact>
      ) : (
        <Fact label="Next charge" note={nextChargeNote(quote)}>
          {longDate(quote.renews_at)}
        </Fact>
      )}
      {quote.offer ? <Offer name={quote.offer.name} /> : null}
    </dl>
  );
}

function nextChargeNote({ amount, after_discount: after }: CheckoutQuote): string {
  if (!after) return "The same amount, until you cancel.";
  if (after.periods === 1) return `${dollars(after.amount)} from then on, until you cancel.`;
  return `${dollars(amount)} until ${longDate(after.from)}, then ${dollars(after.amount)}, until you cancel.`;
}

function Offer({ name }: { name: string }) {
  const { change } = useCheckoutAddress();
  return (
    <Fact label="Offer">
      <span className="flex flex-wrap items-center gap-x-4">
        {name}
        <Button
          variant="quiet"
          size="small"
          className="-my-2 -ms-3"
          aria-label="Remove the offer"
          onClick={() => change({ offer_code: undefined })}
        >
          Remove
        </Button>
      </span>
    </Fact>
  );
}

function trialEnd(): Date {
  const end = new Date();
  end.setDate(end.getDate() + trialDays);
  return end;
}

/** The price is fixed by the purchase, not by the trial before it. */
const launchWords = {
  now: "The launch price stays yours while you keep the plan.",
  later: "The launch price, if you subscribe while it lasts.",
} as const;

function priceNote(quote: CheckoutQuote, isTrial: boolean): string | null {
  const perMonth = quote.billing_cycle === "annual" ? `${dollars(quote.per_month)} per month, billed annually.` : "";
  const launch = quote.launch_special && !quote.offer ? launchWords[isTrial ? "later" : "now"] : "";
  return [perMonth, launch].filter((part) => part !== "").join(" ") || null;
}

type FactProps = { label: string; children: ReactNode; note?: string | null };

function Fact({ label, children, note }: FactProps) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 py-3">
      <dt className="text-muted">{label}</dt>
      <dd className="tabular-nums">
        {children}
        {note ? <span className="block text-caption text-muted">{note}</span> : null}
      </dd>
    </div>
  );
}
