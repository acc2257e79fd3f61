import { Link } from "@tanstack/react-router";
import { type PaidPlan } from "@vitrine/model";
import { Button, buttonClass, Notice } from "@vitrine/ui";
import { dollars } from "../../lib/plans/words.ts";
import { ActionPanel } from "./action-panel.tsx";
import type { CheckoutAddress } from "./checkout-choice.ts";
import type { CheckoutStanding } from "./checkout-standing.ts";
import { useCheckout, type CheckoutStep } from "./use-checkout.ts";
import { useQuote } from "./use-quote.ts";

type BuyingProps = {
  standing: Extract<CheckoutStanding, { kind: "buy" | "again" }>;
  address: CheckoutAddress;
  plan: PaidPlan;
  isTrial: boolean;
  trialDays: number;
};

type Way = { step: CheckoutStep; label: string };

/** Pay, try, or go on for free: one of them primary, none of them twice. */
export function MemberActions({ standing, address, plan, isTrial, trialDays }: BuyingProps) {
  const { start, busy, failure } = useCheckout(address, plan);
  const { quote, isSettled } = useQuote(address, plan);
  const amount = quote ? dollars(quote.amount) : "";
  const trial: Way = { step: "trial", label: `Start ${trialDays}-day trial` };
  const pay: Way = {
    step: "pay",
    label: isTrial ? `Subscribe now${amount && ` for ${amount}`}` : "Continue to payment",
  };
  const canTry = standing.kind === "buy" && standing.canTry;
  const ways = isTrial ? [trial, pay] : canTry ? [pay, trial] : [pay];
  return (
    <ActionPanel>
      {failure ? (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
      <div>
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-label">Due today</span>
          <span className="font-display text-h1 tabular-nums">{isTrial ? "$0" : amount}</span>
        </p>
        {isTrial ? <p className="text-caption text-muted">No card is asked for.</p> : null}
      </div>
      {ways.map(({ step, label }, index) => (
        <Button
          key={step}
          variant={index === 0 ? "primary" : "secondary"}
          size="large"
          className="w-full"
          disabled={(step === "pay" && !isSettled) || (busy !== null && busy !== step)}
          busy={busy === step}
          busyLabel="Processing..."
          onClick={() => start(step)}
        >
          {label}
        </Button>
      ))}
      {standing.kind === "buy" ? (
        <Link to="/dashboard" className={buttonClass({ variant: "quiet", className: "w-full" })}>
          {standing.isTrying ? "Go to Dashboard" : "Continue with Free"}
        </Link>
      ) : (
        <FreeButton busy={busy} onPress={() => start("free")} />
      )}
    </ActionPanel>
  );
}

type FreeButtonProps = { busy: CheckoutStep | null; onPress: () => void };

/** Leaves an ended subscription behind: free-plan access returns, nothing is deleted (contract.md 6.1). */
export function FreeButton({ busy, onPress }: FreeButtonProps) {
  return (
    <Button
      variant="quiet"
      className="w-full"
      disabled={busy !== null && busy !== "free"}
      busy={busy === "free"}
      busyLabel="Processing..."
      onClick={onPress}
    >
      Continue with Free
    </Button>
  );
}
