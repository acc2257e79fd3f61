import { Button, Dialog, Field, TextInput } from "@vitrine/ui";
import { useId, useState, type FormEvent } from "react";

type PasskeyNameDialogProps = {
  /** Null for a passkey that is to be made. */
  name: string | null;
  onClose: () => void;
  onSave: (name: string) => Promise<void> | undefined;
};

/** Asks what a passkey is to be called, so that its owner can tell theirs apart. */
export function PasskeyNameDialog({ name, onClose, onSave }: PasskeyNameDialogProps) {
  const formId = useId();
  const [text, setText] = useState(name ?? "");
  const [isBusy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === "" || isBusy) return;
    setBusy(true);
    await onSave(text);
    setBusy(false);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      busy={isBusy}
      size="small"
      title={name === null ? "Add a passkey" : "Rename the passkey"}
      description={
        name === null
          ? "Give it a name that tells you where it is kept. Your browser then asks where to keep it."
          : undefined
      }
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            disabled={text.trim() === ""}
            busy={isBusy}
            busyLabel={name === null ? "Waiting for your device…" : "Saving…"}
          >
            {name === null ? "Continue" : "Save"}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={(event) => void submit(event)}>
        <Field label="Name" help="For example: my phone.">
          <TextInput maxLength={60} value={text} onChange={(event) => setText(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  );
}
