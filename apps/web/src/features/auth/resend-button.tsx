import { Button, Dialog, Field, TextInput, toast } from "@vitrine/ui";
import { emailSchema } from "@vitrine/model";
import { useState } from "react";
import { quietApi } from "../../lib/api.ts";
import { useSingleFlight } from "../../lib/use-single-flight.ts";
import { loginTexts } from "./login-failure.ts";

const failedTexts = {
  login: loginTexts.resendFailed,
  verification: "Failed to send verification email",
} as const;

type ResendButtonProps = {
  /** The address of the pending registration; without one the button asks for it. */
  email: string | null;
  /** The two pages have different words for a failure (document 1, section 8). */
  variant: keyof typeof failedTexts;
};

/** "Resend Verification Email"; asks for an address when none is known and does nothing without one. */
export function ResendButton({ email, variant }: ResendButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const send = useSingleFlight(async (address: string) => {
    setSending(true);
    try {
      await quietApi.account.resendVerification({ body: { email: address } });
      toast.success(loginTexts.resent);
      setAsking(false);
    } catch {
      toast.error(failedTexts[variant]);
    } finally {
      setSending(false);
    }
  });
  return (
    <>
      <Button busy={isSending} busyLabel="Sending…" onClick={() => (email ? void send(email) : setAsking(true))}>
        Resend Verification Email
      </Button>
      {isAsking ? <AskForEmail isSending={isSending} onClose={() => setAsking(false)} onSend={send} /> : null}
    </>
  );
}

type AskForEmailProps = { isSending: boolean; onClose: () => void; onSend: (email: string) => Promise<void> };

function AskForEmail({ isSending, onClose, onSend }: AskForEmailProps) {
  const [email, setEmail] = useState("");
  const [error, setError] = useState<string>();
  const submit = () => {
    if (email.trim() === "") return onClose();
    const parsed = emailSchema.safeParse(email);
    if (parsed.success) void onSend(parsed.data);
    else setError(parsed.error.issues[0]?.message);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={isSending}
      size="small"
      title="Which address?"
      description="We send the verification link to the address you registered with."
      footer={
        <>
          <Button onClick={onClose} disabled={isSending}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form="resend-form" busy={isSending} busyLabel="Sending…">
            Send link
          </Button>
        </>
      }
    >
      <form
        id="resend-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Field label="Email" error={error}>
          <TextInput
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}
