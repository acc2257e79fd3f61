import { Link, useSearch } from "@tanstack/react-router";
import { planRules } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { X } from "lucide-react";
import { useState } from "react";
import { readPlanChoice, type PlanChoice } from "../../lib/plan-destination.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SocialButtons } from "./social-buttons.tsx";
import type { RegisterOptions } from "./use-register.ts";

/** `/register` and `/auth/register` (document 1, sections 2.8 and 8). */
export function RegisterPage() {
  const search = useSearch({ strict: false });
  const [choice, setChoice] = useState(() => readPlanChoice(search.plan, search.billing));
  return (
    <AuthFrame
      title="Create your account"
      lead={
        <>
          Already registered?{" "}
          <Link to="/login" search={search} className="text-brand underline underline-offset-4">
            Sign in
          </Link>
        </>
      }
    >
      {choice.plan ? <ChosenPlan choice={choice} onRemove={() => setChoice({ ...choice, plan: null })} /> : null}
      <RegisterForm choice={choice} email={search.email} origin={originOf(search)} />
      <SocialButtons
        search={{ redirect: search.redirect, ...(choice.plan ? { plan: choice.plan, billing: choice.billing } : {}) }}
        note="By going on with Google or LinkedIn you accept the terms and the privacy policy."
      />
    </AuthFrame>
  );
}

function originOf({ source, feature, highlight }: RegisterOptions["origin"]): RegisterOptions["origin"] {
  return { ...(source && { source }), ...(feature && { feature }), ...(highlight && { highlight }) };
}

function ChosenPlan({ choice, onRemove }: { choice: PlanChoice; onRemove: () => void }) {
  if (!choice.plan) return null;
  return (
    <p className="mb-6 flex min-h-11 items-center justify-between gap-3 rounded-m border-s-[3px] border-brand bg-tint ps-3 text-label">
      <span>
        {planRules[choice.plan].displayName} plan
        {choice.plan === "free" ? "" : `, billed ${choice.billing === "annual" ? "annually" : "monthly"}`}
      </span>
      <Button variant="quiet" iconOnly aria-label="Remove the plan" onClick={onRemove}>
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </p>
  );
}
