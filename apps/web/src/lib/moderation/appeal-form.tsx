import { appealMaxCharacters } from "@vitrine/model";
import { Button, Field, Notice, TextArea } from "@vitrine/ui";
import { useState, type FormEvent } from "react";
import { endsSession, failureMessages } from "../form-errors.ts";
import { useSingleFlight } from "../use-single-flight.ts";

type AppealFormProps = {
  /** Sends what is written; rejects with the server's words. */
  send: (message: string) => Promise<void>;
  onCancel?: () => void;
};

const failed = "Your objection was not sent. Please try again.";

/** What an owner says against a decision. What is written stays when it could not be sent. */
export function AppealForm({ send, onCancel }: AppealFormProps) {
  const [message, setMessage] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const submit = useSingleFlight(async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    setBusy(true);
    try {
      await send(message);
    } catch (error) {
      if (!endsSession(error)) setFailure(failureMessages(error, failed).join(" "));
    }
    setBusy(false);
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      <Field
        label="Why this is a mistake"
        help="A person reads it and answers by mail."
        counter={{ used: message.length, max: appealMaxCharacters }}
      >
        <TextArea
          rows={5}
          maxLength={appealMaxCharacters}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </Field>
      {failure ? (
        <Notice tone="danger" role="alert">
          {failure}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending..." disabled={message.trim() === ""}>
          Send objection
        </Button>
        {onCancel ? (
          <Button onClick={onCancel} disabled={isBusy}>
            Cancel
          </Button>
        ) : null}
      </div>
    </form>
  );
}
