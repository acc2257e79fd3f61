import { zodResolver } from "@hookform/resolvers/zod";
import { Link } from "@tanstack/react-router";
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

const formSchema = z.object({ email: emailSchema });
type Values = z.output<typeof formSchema>;
type Outcome = { tone: "danger" | "success"; message: string };

/** `/forgot-password`: one address; the answer is the same for known and unknown ones. */
export function ForgotPasswordPage() {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const form = useForm<Values>({ resolver: zodResolver(formSchema), defaultValues: { email: "" } });
  const send = useSingleFlight(async (body: Values) => {
    setOutcome(null);
    try {
      const { message } = await quietApi.account.forgotPassword({ body });
      setOutcome({ tone: "success", message });
    } catch (error) {
      setOutcome({ tone: "danger", message: failureMessage(error, "An error occurred. Please try again.") });
      applyServerErrors(form, error);
    }
  });
  return (
    <AuthFrame title="Reset your password" lead="We send you a link to choose a new one. It is valid for 60 minutes.">
      <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-4">
        {outcome ? <FormMessage {...outcome} /> : null}
        <Field label="Email" error={form.formState.errors.email?.message}>
          <TextInput type="email" autoComplete="username" {...form.register("email")} />
        </Field>
        <Button type="submit" variant="primary" size="large" busy={form.formState.isSubmitting} busyLabel="Sending…">
          Send reset link
        </Button>
        <Link to="/login" className="self-start py-2 text-brand underline underline-offset-4">
          Back to Login
        </Link>
      </form>
    </AuthFrame>
  );
}
