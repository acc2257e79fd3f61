import { queryOptions, useQuery } from "@tanstack/react-query";
import type { BetaSettings } from "@vitrine/model";
import { Button, ErrorState, Field, Notice, Skeleton, Switch, TextArea } from "@vitrine/ui";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { counted } from "../../../lib/charts/period-words.ts";
import { failureMessage } from "../../../lib/form-errors.ts";
import { AdminHeading } from "../parts/admin-heading.tsx";
import { AskDialog, type Question } from "../write/ask-dialog.tsx";
import { useWrite } from "../write/use-write.ts";

const betaQuery = queryOptions({
  queryKey: ["admin", "beta-settings"],
  queryFn: ({ signal }) => adminApi.adminBeta.getBetaSettings({}, { signal }),
  staleTime: 0,
});

const save = (body: BetaSettings) => adminApi.adminBeta.putBetaSettings({ body });

/** `/admin/beta-settings`: who may use the application. */
export function BetaSettingsPage() {
  const { data, isPending, isError, error, refetch, isFetching } = useQuery(betaQuery);
  return (
    <>
      <AdminHeading
        title="Beta access"
        text="While it is on, only people with beta access and admins can use the application. Published websites stay public."
      />
      <div className="mt-6 max-w-[44rem]">
        {isPending ? <Skeleton className="h-64" /> : null}
        {isError ? (
          <ErrorState
            title="The settings could not be loaded"
            text={failureMessage(error, "Check your connection and try again.")}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : null}
        {data ? (
          <Settings key={data.data.message} settings={data.data} withoutAccess={data.users_without_access} />
        ) : null}
      </div>
    </>
  );
}

type SettingsProps = { settings: BetaSettings; withoutAccess: number };

function Settings({ settings, withoutAccess }: SettingsProps) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { write, isBusy, failure } = useWrite();
  const isOn = settings.beta_access_enabled;
  const people = counted(withoutAccess, "user");
  const switchTo = (next: boolean): Question => ({
    title: next ? "Switch beta access on?" : "Switch beta access off?",
    text: next
      ? `${people} without access will be kept out from their next click on. They see the message below.`
      : `Everybody can use the application from their next click on, also the ${people} without access.`,
    confirmLabel: next ? "Switch on" : "Switch off",
    isHarmless: !next,
    action: () => save({ ...settings, beta_access_enabled: next }),
  });
  return (
    <div className="divide-y divide-line border-y border-line">
      <div className="py-5">
        <Switch
          label={isOn ? "Beta access is on" : "Beta access is off"}
          checked={isOn}
          onCheckedChange={(next) => setQuestion(switchTo(next))}
          help={isOn ? `${people} without access are kept out.` : `${people} without access would be kept out.`}
        />
      </div>
      <div className="py-5">
        {failure ? (
          <Notice tone="danger" role="alert" className="mb-3">
            {failure}
          </Notice>
        ) : null}
        <Switch
          label={settings.auto_activate_new_users ? "New users get access by themselves" : "New users wait for access"}
          checked={settings.auto_activate_new_users}
          disabled={isBusy}
          onCheckedChange={(next) => write(() => save({ ...settings, auto_activate_new_users: next }))}
          help="Holds for whoever registers from now on. Invited people always get access."
        />
      </div>
      <MessageForm settings={settings} />
      {question ? <AskDialog question={question} onClose={() => setQuestion(null)} /> : null}
    </div>
  );
}

const messageLength = 1000;

function MessageForm({ settings }: { settings: BetaSettings }) {
  const [message, setMessage] = useState(settings.message);
  const { write, isBusy, failure } = useWrite();
  const isChanged = message.trim() !== settings.message;
  return (
    <form
      noValidate
      className="flex flex-col gap-3 py-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (isChanged) write(() => save({ ...settings, message: message.trim() }));
      }}
    >
      <Field
        label="Message to people who wait"
        optional
        help="Stands on their page in place of the usual sentence."
        error={failure ?? undefined}
        counter={{ used: message.length, max: messageLength }}
      >
        <TextArea
          rows={4}
          maxLength={messageLength}
          placeholder="We let people in one after the other. You get a mail when it is your turn, and this page opens by itself."
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        disabled={!isChanged}
        busy={isBusy}
        busyLabel="Saving…"
      >
        Save message
      </Button>
    </form>
  );
}
