import { zodResolver } from "@hookform/resolvers/zod";
import { changePasswordFormSchema } from "@vitrine/contract";
import { Button, Field, PasswordInput, toast } from "@vitrine/ui";
import { useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import { quietApi } from "../../lib/api.ts";
import { applyServerErrors } from "../../lib/form-errors.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { queryClient } from "../../lib/query-client.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { StrengthMeter } from "../../lib/strength-meter.tsx";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { sessionsQuery } from "./sessions-query.ts";

type Values = z.output<typeof changePasswordFormSchema>;

const empty: Values = { current_password: "", password: "", password_confirmation: "" };

/** The current password, and the new one twice. */
export function PasswordForm() {
  const { user } = useSession();
  const form = useForm<Values>({ resolver: zodResolver(changePasswordFormSchema), defaultValues: empty });
  const { errors, isSubmitting } = form.formState;
  const password = useWatch({ control: form.control, name: "password" });
  const save = useSingleFlight(async (body: Values) => {
    try {
      const { message } = await quietApi.accountSettings.changePassword({ body });
      form.reset(empty);
      toast.success(message);
      await queryClient.invalidateQueries({ queryKey: sessionsQuery.queryKey });
    } catch (error) {
      applyServerErrors(form, error);
      sayFailure(error, "Your password was not changed. Please try again.");
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(save)} className="flex flex-col gap-4">
      <input type="hidden" autoComplete="username" value={user?.email ?? ""} readOnly />
      <Field label="Current password" error={errors.current_password?.message}>
        <PasswordInput autoComplete="current-password" {...form.register("current_password")} />
      </Field>
      <div className="flex flex-col gap-2">
        <Field label="New password" error={errors.password?.message}>
          <PasswordInput autoComplete="new-password" {...form.register("password")} />
        </Field>
        <StrengthMeter password={password} />
      </div>
      <Field label="Confirm new password" error={errors.password_confirmation?.message}>
        <PasswordInput autoComplete="new-password" {...form.register("password_confirmation")} />
      </Field>
      <Button type="submit" className="self-start" busy={isSubmitting} busyLabel="Saving...">
        Change password
      </Button>
    </form>
  );
}
