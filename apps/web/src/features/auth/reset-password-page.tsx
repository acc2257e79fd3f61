import { zodResolver } from "@hookform/resolvers/zod";
import { Link, useSearch } from "@tanstack/react-router";
import { ApiError } from "@vitrine/api-client";
import { resetFormSchema } from "@vitrine/contract";
import { Button, buttonClass, Field, PasswordInput, toast } from "@vitrine/ui";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { quietApi } from "../../lib/api.ts";
import { applyServerErrors, failureMessage } from "../../lib/form-errors.ts";
import { useGo } from "../../lib/navigation.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { FormMessage } from "./form-message.tsx";
import { StrengthMeter } from "../../lib/strength-meter.tsx";

type Values = z.output<typeof resetFormSchema>;

/** `/reset-password?token&email`, opened from the mail. */
export function ResetPasswordPage() {
  const { token, email } = useSearch({ strict: false });
  if (token && email) return <ResetForm token={token} email={email} />;
  return (
    <AuthFrame title="This link is incomplete" lead="Open the whole link from your mail, or request a new one.">
      <Link to="/forgot-password" className={buttonClass({ variant: "primary", size: "large" })}>
        Request a new link
      </Link>
    </AuthFrame>
  );
}

function ResetForm({ token, email }: { token: string; email: string }) {
  const go = useGo();
  const [failure, setFailure] = useState<{ message: string; isLinkBad: boolean } | null>(null);
  const form = useForm<Values>({
    resolver: zodResolver(resetFormSchema),
    defaultValues: { token, email, password: "", password_confirmation: "" },
  });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });
  const send = useSingleFlight(async (body: Values) => {
    setFailure(null);
    try {
      const { message } = await quietApi.account.resetPassword({ body });
      toast.success(message);
      go("/login", { replace: true });
    } catch (error) {
      const tokenError = error instanceof ApiError ? error.fieldError("token") : undefined;
      const message = tokenError ?? failureMessage(error, "An error occurred. Please try again.");
      setFailure({ message, isLinkBad: tokenError !== undefined });
      applyServerErrors(form, error);
    }
  });
  return (
    <AuthFrame title="Choose a new password" lead={<span className="wrap-anywhere">For {email}</span>}>
      <form noValidate onSubmit={form.handleSubmit(send)} className="flex flex-col gap-4">
        {failure ? (
          <FormMessage message={failure.message}>
            {failure.isLinkBad ? (
              <Link to="/forgot-password" className={buttonClass()}>
                Request a new link
              </Link>
            ) : null}
          </FormMessage>
        ) : null}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <div className="flex flex-col gap-2">
          <Field label="New password" error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...form.register("password")} />
          </Field>
          <StrengthMeter password={password} />
        </div>
        <Field label="Confirm new password" error={errors.password_confirmation?.message}>
          <PasswordInput autoComplete="new-password" {...form.register("password_confirmation")} />
        </Field>
        <Button type="submit" variant="primary" size="large" busy={isSubmitting} busyLabel="Saving…">
          Save new password
        </Button>
      </form>
    </AuthFrame>
  );
}
