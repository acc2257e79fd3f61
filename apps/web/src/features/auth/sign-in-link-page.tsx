import { zodResolver } from "@hookform/resolvers/zod";
import { Link, useSearch } from "@tanstack/react-router";
import type { PendingSignIn } from "@vitrine/contract";
import { emailSchema } from "@vitrine/model";
import { Button, Field, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { quietApi } from "../../lib/api.ts";
import { applyServerErrors, failureMessage } from "../../lib/form-errors.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { FormMessage } from "./form-message.tsx";
import { pendingSignIn, SecondStep } from "./second-step.tsx";
import { useEnter } from "./use-enter.ts";

const formSchema = z.object({ email: emailSchema });
type Values = z.output<typeof formSchema>;
type Outcome = { tone: "danger" | "success"; message: string };

/** `/sign-in-link`: asks for the mail, and with the secret of one signs in. */
export function SignInLinkPage() {
  const { token } = useSearch({ strict: false });
  return token ? <UseLink token={token} /> : <AskForLink />;
}

function AskForLink() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm<Values>({ resolver: zodResolver(formSchema), defaultValues: { email: "" } });
  const send = useSingleFlight(async (body: Values) => {
    setOutcome(null);
    try {
      const { message } = await quietApi.account.mailSignInLink({ body });
      setOutcome({ tone: "success", message });
    } catch (error) {
      setOutcome({ tone: "danger", message: failureMessage(error, "An error occurred. Please try again.") });
      applyServerErrors(form, error);
    }
  });
  return (
    <AuthFrame
      title="Sign in by email"
      lead="We send you a link that signs you in once, without your password. It is valid for 15 minutes."
    >
      <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-4">
        {outcome ? <FormMessage {...outcome} /> : null}
        <Field label="Email" error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Button type="submit" variant="primary" size="large" busy={form.formState.isSubmitting} busyLabel="Sending…">
          Send sign-in link
        </Button>
        <BackToLogin />
      </form>
    </AuthFrame>
  );
}

/** Only the press signs in, so that programs which look into mails use no link up. */
function UseLink({ token }: { token: string }) {
  const enterAs = useEnter();
  const [pending, setPending] = useState<PendingSignIn | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const enter = useSingleFlight(async () => {
    setBusy(true);
    setFailure(null);
    try {
      enterAs(await quietApi.account.loginByLink({ body: { token } }));
    } catch (error) {
      const asked = pendingSignIn(error);
      setPending(asked);
      if (!asked) setFailure(failureMessage(error, "The sign-in did not work. Please try again."));
    }
    setBusy(false);
  });
  if (pending) {
    const restart = () => setPending(null);
    return <SecondStep pending={pending} onSignedIn={enterAs} onRestart={restart} />;
  }
  return (
    <AuthFrame title="Sign in by email" lead="This link works once.">
      {failure ? (
        <FormMessage message={failure}>
          <Link to="/sign-in-link" className="text-brand underline underline-offset-4">
            Ask for a new link
          </Link>
        </FormMessage>
      ) : null}
      <div className="flex flex-col gap-4">
        <Button variant="primary" size="large" busy={isBusy} busyLabel="Signing in…" onClick={() => void enter()}>
          Sign in now
        </Button>
        <BackToLogin />
      </div>
    </AuthFrame>
  );
}

function BackToLogin() {
  return (
    <Link to="/login" className="self-start py-2 text-brand underline underline-offset-4">
      Back to Login
    </Link>
  );
}
