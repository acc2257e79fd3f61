import { Link } from "@tanstack/react-router";
import { buttonClass } from "@vitrine/ui";
import type { CheckoutAddress } from "./checkout-choice.ts";
import { ActionPanel } from "./action-panel.tsx";

/** Nothing is charged without an account: plan and billing go along to the account and come back. */
export function GuestActions({ address: { plan, billing } }: { address: CheckoutAddress }) {
  const back = `/checkout?plan=${plan}&billing=${billing}`;
  return (
    <ActionPanel isFree={plan === "free"}>
      <p>An account comes first. Nothing is charged without one.</p>
      <Link
        to="/auth/register"
        search={{ plan, billing }}
        className={buttonClass({ variant: "primary", size: "large", className: "w-full" })}
      >
        Create account
      </Link>
      <Link
        to="/auth/login"
        search={{ plan, billing, redirect: back }}
        className={buttonClass({ size: "large", className: "w-full" })}
      >
        Sign in
      </Link>
    </ActionPanel>
  );
}
