import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { Button, buttonClass, Skeleton } from "@vitrine/ui";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { failureMessage } from "../../lib/form-errors.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { FormMessage } from "./form-message.tsx";

type EmailLink = Awaited<ReturnType<typeof quietApi.emailChange.readEmailLink>>["data"];
type Act = "confirm" | "refuse" | "restore";

/** `/email/change?token`, opened from a mail about a change of address. Only a press changes anything. */
export function EmailChangePage() {
  const { token = "" } = useSearch({ strict: false });
  const link = useQuery({
    queryKey: ["email-change-link", token],
    queryFn: async () => (await quietApi.emailChange.readEmailLink({ body: { token } })).data,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  });
  if (link.data) return <Question link={link.data} token={token} />;
  return (
    <AuthFrame title="Your email address">
      {link.isError ? (
        <>
          <FormMessage message={failureMessage(link.error, "This link could not be read. Please try again.")} />
          <Link to="/login" className={buttonClass({ variant: "primary", size: "large" })}>
            Go to sign-in
          </Link>
        </>
      ) : (
        <Skeleton className="h-40" />
      )}
    </AuthFrame>
  );
}

const titles = {
  new: "Confirm your new address",
  old: "Is this change yours?",
  back: "Have your address back",
} as const;

function leadOf({ kind, old_email: from, new_email: to }: EmailLink): string {
  if (kind === "new") return `${to} is to become the address that you sign in with.`;
  if (kind === "old") return `The address of your account is to change from ${from} to ${to}.`;
  return `Your account goes back from ${to} to ${from}, everybody is signed out, and you choose a new password.`;
}

function Question({ link, token }: { link: EmailLink; token: string }) {
  const [outcome, setOutcome] = useState<{ tone: "success" | "danger"; message: string } | null>(null);
  const [busy, setBusy] = useState<Act | null>(null);
  const act = useSingleFlight(async (which: Act) => {
    setBusy(which);
    setOutcome(null);
    const calls = {
      confirm: quietApi.emailChange.confirmEmailChange,
      refuse: quietApi.emailChange.refuseEmailChange,
      restore: quietApi.emailChange.restoreEmail,
    };
    try {
      setOutcome({ tone: "success", message: (await calls[which]({ body: { token } })).message });
    } catch (error) {
      setOutcome({ tone: "danger", message: failureMessage(error, "That did not work. Please try again.") });
    }
    setBusy(null);
  });
  return (
    <AuthFrame title={titles[link.kind]} lead={<span className="wrap-anywhere">{leadOf(link)}</span>}>
      {outcome ? <FormMessage {...outcome} /> : null}
      <div className="flex flex-col gap-4">
        {outcome?.tone === "success" ? (
          <Link to="/login" className={buttonClass({ variant: "primary", size: "large" })}>
            Go to sign-in
          </Link>
        ) : (
          <Choices kind={link.kind} busy={busy} onAct={(which) => void act(which)} />
        )}
      </div>
    </AuthFrame>
  );
}

type ChoicesProps = { kind: EmailLink["kind"]; busy: Act | null; onAct: (which: Act) => void };

function Choices({ kind, busy, onAct }: ChoicesProps) {
  if (kind === "back") {
    return (
      <Button
        variant="primary"
        size="large"
        busy={busy === "restore"}
        busyLabel="Restoring…"
        onClick={() => onAct("restore")}
      >
        Have my address back
      </Button>
    );
  }
  return (
    <>
      <Button
        variant="primary"
        size="large"
        busy={busy === "confirm"}
        busyLabel="Confirming…"
        onClick={() => onAct("confirm")}
      >
        {kind === "new" ? "Confirm this address" : "Yes, change it"}
      </Button>
      {kind === "old" ? (
        <Button
          variant="danger"
          size="large"
          busy={busy === "refuse"}
          busyLabel="Refusing…"
          onClick={() => onAct("refuse")}
        >
          No, this was not me
        </Button>
      ) : null}
    </>
  );
}
