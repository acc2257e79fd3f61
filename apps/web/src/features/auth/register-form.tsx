import { Button, Checkbox, Field, PasswordInput, TextInput } from "@vitrine/ui";
import { useWatch } from "react-hook-form";
import { FormMessage } from "./form-message.tsx";
import { StrengthMeter } from "../../lib/strength-meter.tsx";
import { useRegister, type RegisterOptions } from "./use-register.ts";

const linkClass = "text-brand underline underline-offset-4";

/** The fields of a new account; submitting waits for the terms. */
export function RegisterForm(options: RegisterOptions) {
  const { form, message, submit } = useRegister(options);
  const { errors, isSubmitting } = form.formState;
  const [password, terms] = useWatch({ control: form.control, name: ["password", "terms"] });
  return (
    <form noValidate onSubmit={submit}>
      {message ? <FormMessage message={message} /> : null}
      <div className="flex flex-col gap-4">
        <Field label="Name" error={errors.name?.message}>
          <TextInput autoComplete="name" {...form.register("name")} />
        </Field>
        <Field label="Email" error={errors.email?.message}>
          <TextInput type="email" autoComplete="email" {...form.register("email")} />
        </Field>
        <Field label="Company" optional error={errors.company?.message}>
          <TextInput autoComplete="organization" {...form.register("company")} />
        </Field>
        <div className="flex flex-col gap-2">
          <Field label="Password" error={errors.password?.message}>
            <PasswordInput autoComplete="new-password" {...form.register("password")} />
          </Field>
          <StrengthMeter password={password} />
        </div>
        <Field label="Confirm password" error={errors.password_confirmation?.message}>
          <PasswordInput autoComplete="new-password" {...form.register("password_confirmation")} />
        </Field>
        <Checkbox
          error={errors.terms?.message}
          label={
            <>
              I accept the{" "}
              <a href="/terms" target="_blank" rel="noreferrer" className={linkClass}>
                terms
              </a>{" "}
              and the{" "}
              <a href="/privacy" target="_blank" rel="noreferrer" className={linkClass}>
                privacy policy
              </a>
            </>
          }
          {...form.register("terms")}
        />
        <div className="flex flex-col gap-2">
          <Button
            type="submit"
            variant="primary"
            size="large"
            disabled={!terms}
            aria-describedby="register-reason"
            busy={isSubmitting}
            busyLabel="Creating account…"
          >
            Create account
          </Button>
          <p id="register-reason" className="text-caption text-muted">
            {terms ? "We send a link to your address to verify it." : "Accept the terms to go on."}
          </p>
        </div>
      </div>
    </form>
  );
}
