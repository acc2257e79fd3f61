import { zodResolver } from "@hookform/resolvers/zod";
import { registerFormSchema } from "@vitrine/contract";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { quietApi } from "../../lib/api.ts";
import { applyServerErrors, failureMessage } from "../../lib/form-errors.ts";
import { useIdempotencyKey } from "../../lib/idempotency-key.ts";
import { useGo } from "../../lib/navigation.ts";
import { planDestination, type PlanChoice } from "../../lib/plan-destination.ts";
import { queryClient } from "../../lib/query-client.ts";
import { storeSignIn } from "../../lib/session/session-store.ts";
import { writeStored, type PendingTryout } from "../../lib/storage/client-storage.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { forgetTryout, tryoutFields } from "./kept-tryout.tsx";
import { sendTryout } from "./send-tryout.ts";
import { personOf, useTypedRegistration } from "./typed-registration.ts";

type RegisterInput = z.input<typeof registerFormSchema>;
type RegisterValues = z.output<typeof registerFormSchema>;

export type RegisterOptions = {
  choice: PlanChoice;
  /** The address that somebody was invited by. */
  email?: string | undefined;
  /** Where the visitor came from, kept for attribution. */
  origin: { source?: string; feature?: string; highlight?: string };
  /** The site that was seen before there was an account, to be kept. */
  tryout?: PendingTryout | null;
};

const fallbackMessage = "Registration failed. Please check your information and try again.";
const createdMessage = "Account created! Please check your email to verify your account.";
const withoutPlan = "/checkout?plan=pro&billing=monthly&flow=trial";

/** State and submission of the register form (document 1, sections 2.8, 3 and 8). */
export function useRegister({ choice, email = "", origin, tryout = null }: RegisterOptions) {
  const go = useGo();
  const keyFor = useIdempotencyKey();
  const [message, setMessage] = useState<string | null>(null);
  const form = useForm<RegisterInput, unknown, RegisterValues>({
    resolver: zodResolver(registerFormSchema),
    defaultValues: { ...personOf(email, tryout), password: "", password_confirmation: "" },
  });
  useTypedRegistration(form, email);
  const register = async (values: RegisterValues) => {
    const body = {
      ...values,
      company: values.company || null,
      ...origin,
      ...planFields(choice),
      ...tryoutFields(tryout && (await sendTryout())),
    };
    const answer = await quietApi.account.register({ body }, { idempotencyKey: keyFor(body) });
    writeStored("pending_registration", {
      email: answer.email,
      selectedPlan: choice.plan,
      billingCycle: choice.plan ? choice.billing : null,
    });
    forgetTryout();
    if (answer.requires_verification) {
      if (answer.try_kept === false) toast.info(answer.message);
      else toast.success(createdMessage);
      return go("/email/verify");
    }
    queryClient.clear();
    storeSignIn(await quietApi.account.login({ body: { email: values.email, password: values.password } }));
    toast.success(`Welcome, ${values.name}!`);
    go(planDestination(choice, withoutPlan), { replace: true });
  };
  const send = useSingleFlight(async (values: RegisterValues) => {
    setMessage(null);
    try {
      await register(values);
    } catch (error) {
      setMessage(failureMessage(error, fallbackMessage));
      applyServerErrors(form, error);
    }
  });
  return { form, message, submit: form.handleSubmit(send) };
}

function planFields({ plan, billing }: PlanChoice) {
  return plan ? { selected_plan: plan, billing_cycle: billing, plan_context: "checkout" as const } : {};
}
