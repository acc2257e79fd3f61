import { zodResolver } from "@hookform/resolvers/zod";
import { Link, useSearch } from "@tanstack/react-router";
import { loginFormSchema, type PendingSignIn } from "@vitrine/contract";
import { Button, Checkbox, Field, PasswordInput, Spinner, TextInput, toast } from "@vitrine/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { quietApi } from "../../lib/api.ts";
import { applyServerErrors } from "../../lib/form-errors.ts";
import { useGo } from "../../lib/navigation.ts";
import { readStored, writeStored } from "../../lib/storage/client-storage.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { FormMessage } from "./form-message.tsx";
import { describeLoginFailure, type LoginFailure } from "./login-failure.ts";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { ResendButton } from "./resend-button.tsx";
import { pendingSignIn, SecondStep } from "./second-step.tsx";
import { SocialButtons } from "./social-buttons.tsx";
import { useEnter } from "./use-enter.ts";
import { useSocialReturn } from "./use-social-return.ts";

type LoginInput = z.input<typeof loginFormSchema>;
type LoginValues = z.output<typeof loginFormSchema>;

/** `/login` and `/auth/login` (document 1, sections 2.7 and 8). */
export function LoginPage() {
  const { social_code: code, social_error: problem, ...search } = useSearch({ strict: false });
  const social = useSocialReturn(code, problem);
  const enter = useEnter();
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [isRestarted, setRestarted] = useState(false);
  const waiting = pending ?? (isRestarted ? null : social.pending);
  if (waiting) {
    const restart = () => {
      setPending(null);
      setRestarted(true);
    };
    return <SecondStep pending={waiting} onSignedIn={enter} onRestart={restart} />;
  }
  if (social.isSigningIn) {
    return (
      <AuthFrame title="Sign in">
        <p role="status" className="flex items-center gap-3">
          <Spinner />
          Signing you in…
        </p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title="Sign in"
      lead={
        <>
          New here?{" "}
          <Link to="/register" search={search} className="text-brand underline underline-offset-4">
            Create an account
          </Link>
        </>
      }
    >
      {social.failure ? <FormMessage message={social.failure} /> : null}
      <LoginForm onPending={setPending} />
      <PasskeySignIn />
      <SocialButtons search={search} />
    </AuthFrame>
  );
}

function LoginForm({ onPending }: { onPending: (pending: PendingSignIn) => void }) {
  const { form, failure, email, submit } = useLogin(onPending);
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={submit}>
      {failure ? (
        <FormMessage message={failure.message} helpText={failure.helpText}>
          {failure.needsVerification ? <ResendButton email={email} variant="login" /> : null}
        </FormMessage>
      ) : null}
      <div className="flex flex-col gap-4">
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="username webauthn" {...form.register("email")} />
        </Field>
        <div className="relative">
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="current-password" {...form.register("password")} />
          </Field>
          {/* Beside the label, but not between the two fields for those who go from one to the next by key. */}
          <Link
            to="/forgot-password"
            className="absolute end-0 top-0 text-caption text-brand underline underline-offset-4"
          >
            Forgot password?
          </Link>
        </div>
        <Checkbox label="Keep me signed in for 30 days" {...form.register("remember")} />
        <Button type="submit" variant="primary" size="large" busy={isSubmitting} busyLabel="Signing in…">
          Sign in
        </Button>
        <Link to="/sign-in-link" className="self-start py-2 text-brand underline underline-offset-4">
          Email me a sign-in link
        </Link>
      </div>
    </form>
  );
}

function useLogin(onPending: (pending: PendingSignIn) => void) {
  const go = useGo();
  const signIn = useEnter();
  const [failure, setFailure] = useState<LoginFailure | null>(null);
  const [email, setEmail] = useState("");
  const form = useForm<LoginInput, unknown, LoginValues>({
    resolver: zodResolver(loginFormSchema),
    defaultValues: { email: readStored("pending_registration")?.email ?? "", password: "", remember: false },
  });

  const enter = async (values: LoginValues) => {
    const answer = await quietApi.account.login({ body: values });
    const requiresVerification: boolean = answer.requires_verification;
    if (requiresVerification) return toVerification(values.email, go);
    signIn(answer);
  };
  const send = useSingleFlight(async (values: LoginValues) => {
    setEmail(values.email);
    setFailure(null);
    try {
      await enter(values);
    } catch (error) {
      const pending = pendingSignIn(error);
      if (pending) return onPending(pending);
      const next = describeLoginFailure(error);
      setFailure(next);
      if (next.toast) toast[next.toast.tone](next.toast.message);
      if (next.needsVerification) rememberPending(values.email);
      if (next.clearsPassword) {
        form.resetField("password", { defaultValue: "" });
        form.setFocus("password");
      }
      applyServerErrors(form, error);
    }
  });
  return { form, failure, email, submit: form.handleSubmit(send) };
}

function rememberPending(email: string) {
  const pending = readStored("pending_registration");
  if (pending?.email !== email) {
    writeStored("pending_registration", { email, selectedPlan: null, billingCycle: null });
  }
}

function toVerification(email: string, go: (address: string) => void) {
  rememberPending(email);
  toast.info("Please verify your email address to continue.");
  go("/email/verify");
}
