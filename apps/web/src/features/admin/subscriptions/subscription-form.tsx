import type { AdminSubscription, AdminSubscriptionChanges } from "@vitrine/model";
import { Button, Field, Notice, Select, Switch, TextInput } from "@vitrine/ui";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { useWrite } from "../write/use-write.ts";

const dayInput = (at: string | null) => at?.slice(0, 10) ?? "";

/** Moves a trial's end, changes the plan, or lets it end and resumes it; always with a note for the log. */
export function SubscriptionForm({ subscription }: { subscription: AdminSubscription }) {
  const isTrial = subscription.status === "trialing";
  const [trialEnd, setTrialEnd] = useState(dayInput(subscription.trial_ends_at));
  const [plan, setPlan] = useState(subscription.plan.name);
  const [isEnding, setEnding] = useState(subscription.cancel_at_period_end);
  const [note, setNote] = useState("");
  const { write, isBusy, failure } = useWrite();
  const changes: Omit<AdminSubscriptionChanges, "note"> = {
    ...(isTrial && trialEnd !== "" && trialEnd !== dayInput(subscription.trial_ends_at)
      ? { trial_ends_at: `${trialEnd}T23:59:59Z` }
      : {}),
    ...(plan !== subscription.plan.name && plan !== "free" ? { plan } : {}),
    ...(isEnding === subscription.cancel_at_period_end ? {} : { cancel_at_period_end: isEnding }),
  };
  const isChanged = Object.keys(changes).length > 0;
  if (["canceled", "incomplete_expired"].includes(subscription.status)) {
    return <p className="py-2 text-label font-normal text-muted">It has ended, there is nothing to change.</p>;
  }
  return (
    <form
      noValidate
      className="mt-1 flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        write(
          () =>
            adminApi.adminSubscriptions.updateSubscription({
              params: { subscriptionId: subscription.id },
              body: { ...changes, note: note.trim() },
            }),
          () => setNote(""),
        );
      }}
    >
      {failure ? (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Plan">
          <Select value={plan} onChange={({ target }) => setPlan(target.value === "premium" ? "premium" : "pro")}>
            <option value="pro">Pro</option>
            <option value="premium">Premium</option>
          </Select>
        </Field>
        {isTrial ? (
          <Field label="Trial ends on">
            <TextInput type="date" value={trialEnd} onChange={(event) => setTrialEnd(event.target.value)} />
          </Field>
        ) : null}
      </div>
      {isTrial ? null : (
        <Switch
          label={isEnding ? "Ends with the period" : "Renews by itself"}
          checked={!isEnding}
          onCheckedChange={(renews) => setEnding(!renews)}
        />
      )}
      <Field label="Note" help="Kept in the audit log.">
        <TextInput maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
      </Field>
      <Button
        type="submit"
        className="self-start"
        disabled={!isChanged || note.trim() === ""}
        busy={isBusy}
        busyLabel="Saving…"
      >
        Save changes
      </Button>
      {isChanged && note.trim() === "" ? <p className="-mt-2 text-caption text-muted">Write a note to save.</p> : null}
    </form>
  );
}
