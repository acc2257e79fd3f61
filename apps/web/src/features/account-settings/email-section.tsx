import { zodResolver } from "@hookform/resolvers/zod";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { emailChangeFormSchema } from "@vitrine/contract";
import type { PendingEmailChange } from "@vitrine/model";
import { Button, Field, Notice, PasswordInput, TextInput, toast } from "@vitrine/ui";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { quietApi } from "../../lib/api.ts";
import { applyServerErrors } from "../../lib/form-errors.ts";
import { queryClient } from "../../lib/query-client.ts";
import { sayFailure } from "../../lib/say-failure.ts";
import { useSession } from "../../lib/session/session-store.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { sessionsQuery } from "./sessions-query.ts";
import { SettingsSection } from "./settings-section.tsx";

type Values = z.output<typeof emailChangeFormSchema>;

const emailChangeQuery = queryOptions({
  queryKey: ["user", "email-change"],
  queryFn: async ({ signal }) => (await quietApi.emailChange.getEmailChange({}, { signal })).data,
  staleTime: 0,
});

const refresh = () => queryClient.invalidateQueries({ queryKey: emailChangeQuery.queryKey });

/** The address for signing in, with the way to another one. */
export function EmailSection() {
  const { user } = useSession();
  const pending = useQuery(emailChangeQuery);
  const [isChanging, setChanging] = useState(false);
  if (!user) return null;
  return (
    <SettingsSection
      title="Email address"
      text="You sign in with it, and we write to it. To change it we mail both addresses; for seven days the old one can have it back."
    >
      <Field label="Email">
        <TextInput type="email" value={user.email} readOnly />
      </Field>
      {pending.data ? <Waiting change={pending.data} /> : null}
      {isChanging ? (
        <EmailForm onDone={() => setChanging(false)} />
      ) : (
        <Button className="mt-4" onClick={() => setChanging(true)}>
          Change email address
        </Button>
      )}
    </SettingsSection>
  );
}

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });

function Waiting({ change }: { change: PendingEmailChange }) {
  const [isBusy, setBusy] = useState(false);
  const cancel = async () => {
    setBusy(true);
    try {
      toast.success((await quietApi.emailChange.cancelEmailChange()).message);
    } catch (error) {
      sayFailure(error, "The change was not cancelled. Please try again.");
    }
    await refresh();
    setBusy(false);
  };
  return (
    <Notice
      tone="info"
      title={`Waiting to become ${change.email}`}
      className="mt-4"
      actions={
        <Button size="small" busy={isBusy} busyLabel="Cancelling…" onClick={() => void cancel()}>
          Keep my address
        </Button>
      }
    >
      {describe(change)}
    </Notice>
  );
}

function describe({
  is_new_confirmed: isNew,
  is_old_confirmed: isOld,
  takes_effect_at: at,
}: PendingEmailChange): string {
  if (!isNew)
    return isOld ? "Open the link in the mail to the new address." : "Open the links in the mails to both addresses.";
  return `The new address is confirmed. Open the link in the mail to your present one; without it the change happens on ${moment.format(new Date(at ?? ""))}.`;
}

/** The new address, and the password of who asks. */
function EmailForm({ onDone }: { onDone: () => void }) {
  const sessions = useQuery(sessionsQuery);
  const form = useForm<Values>({ resolver: zodResolver(emailChangeFormSchema), defaultValues: { email: "" } });
  const { errors, isSubmitting } = form.formState;
  const send = useSingleFlight(async (body: Values) => {
    try {
      toast.success((await quietApi.emailChange.changeEmail({ body })).message);
      await refresh();
      onDone();
    } catch (error) {
      applyServerErrors(form, error);
      sayFailure(error, "The change was not asked for. Please try again.");
    }
  });
  return (
    <form noValidate onSubmit={form.handleSubmit(send)} className="mt-4 flex flex-col gap-4">
      <Field label="New email" error={errors.email?.message}>
        <TextInput type="email" autoComplete="email" {...form.register("email")} />
      </Field>
      {sessions.data?.has_password === false ? null : (
        <Field label="Your password" error={errors.password?.message}>
          <PasswordInput autoComplete="current-password" {...form.register("password")} />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={isSubmitting} busyLabel="Sending…">
          Send the mails
        </Button>
        <Button disabled={isSubmitting} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
