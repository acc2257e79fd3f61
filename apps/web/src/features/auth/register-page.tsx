import { Link, useSearch } from "@tanstack/react-router";
import { planRules } from "@vitrine/model";
import { useState } from "react";
import { readPlanChoice, type PlanChoice } from "../../lib/plan-destination.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { forgetTryout, isTryoutLost, KeptTryout, LostTryout, readTryout } from "./kept-tryout.tsx";
import { RegisterForm } from "./register-form.tsx";
import { SocialButtons } from "./social-buttons.tsx";
import { TakenAlong } from "./taken-along.tsx";
import type { RegisterOptions } from "./use-register.ts";

/** `/register` and `/auth/register` (document 1, sections 2.8 and 8). */
export function RegisterPage() {
  const search = useSearch({ strict: false });
  const [tryout, setTryout] = useState(readTryout);
  const [isLost, setLost] = useState(isTryoutLost);
  const closeLost = () => {
    forgetTryout();
    setLost(false);
  };
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
      {tryout ? <KeptTryout tryout={tryout} onRemove={() => setTryout(forgetTryout())} /> : null}
      {isLost ? <LostTryout onRemove={closeLost} /> : null}
      <RegisterForm choice={choice} email={search.email} origin={originOf(search)} tryout={tryout} />
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
    <TakenAlong removeLabel="Remove the plan" onRemove={onRemove}>
      {planRules[choice.plan].displayName} plan
      {choice.plan === "free" ? "" : `, billed ${choice.billing === "annual" ? "annually" : "monthly"}`}
    </TakenAlong>
  );
}
