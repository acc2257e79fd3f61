import type { PasskeyAssertion } from "@vitrine/contract";
import { Button, Field, TextInput } from "@vitrine/ui";
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useSingleFlight } from "../use-single-flight.ts";
import { askForPasskey, type PasskeyQuestion } from "./passkey.ts";

export type SecondFactorProof = { code: string } | { recovery_code: string } | { passkey: PasskeyAssertion };

type SecondFactorFormProps = {
  hasApp: boolean;
  /** The question for the person's passkeys; null without any. */
  passkeyQuestion: PasskeyQuestion | null;
  submitLabel: string;
  /** Tells the server. @returns the sentence to show when it was not right, null when it was */
  onProof: (proof: SecondFactorProof) => Promise<string | null>;
};

const noPasskey = "No passkey was used. Try again, or choose another way.";

/** One of the ways to show that it is you: a code, a passkey, or a recovery code for the day on which both are lost. */
export function SecondFactorForm({ hasApp, passkeyQuestion, submitLabel, onProof }: SecondFactorFormProps) {
  const [isRecovering, setRecovering] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const prove = useSingleFlight(async (ask: () => Promise<SecondFactorProof>) => {
    setBusy(true);
    setFailure(null);
    const proof = await ask().catch(() => null);
    setFailure(proof === null ? noPasskey : await onProof(proof));
    setBusy(false);
  });
  const askPasskey = () => prove(async () => ({ passkey: await askForPasskey(passkeyQuestion ?? {}) }));
  const takesText = hasApp || isRecovering;
  return (
    <div className="flex flex-col gap-4">
      {takesText ? (
        <CodeField
          key={isRecovering ? "recovery" : "code"}
          isRecovering={isRecovering}
          failure={failure}
          isBusy={isBusy}
          submitLabel={submitLabel}
          onSubmit={(text) => void prove(async () => (isRecovering ? { recovery_code: text } : { code: text }))}
        />
      ) : failure ? (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      ) : null}
      {passkeyQuestion ? (
        <Button
          variant={takesText ? "secondary" : "primary"}
          size={takesText ? "medium" : "large"}
          icon={<KeyRound size={16} strokeWidth={1.75} aria-hidden="true" />}
          busy={isBusy && !takesText}
          busyLabel="Waiting for your passkey…"
          onClick={() => void askPasskey()}
        >
          Use a passkey
        </Button>
      ) : null}
      <Button
        variant="quiet"
        className="-ms-4 self-start"
        onClick={() => {
          setFailure(null);
          setRecovering(!isRecovering);
        }}
      >
        {isRecovering ? "Use another way" : "Use a recovery code"}
      </Button>
    </div>
  );
}

type CodeFieldProps = {
  isRecovering: boolean;
  failure: string | null;
  isBusy: boolean;
  submitLabel: string;
  onSubmit: (text: string) => void;
};

function CodeField({ isRecovering, failure, isBusy, submitLabel, onSubmit }: CodeFieldProps) {
  const [text, setText] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") onSubmit(text);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <Field
        label={isRecovering ? "Recovery code" : "Code from your authenticator app"}
        help={isRecovering ? "One of those that you kept. Each works once." : undefined}
        error={failure ?? undefined}
      >
        <TextInput
          ref={field}
          autoComplete={isRecovering ? "off" : "one-time-code"}
          inputMode={isRecovering ? "text" : "numeric"}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <Button type="submit" variant="primary" size="large" busy={isBusy} busyLabel="Checking…">
        {submitLabel}
      </Button>
    </form>
  );
}
