import { limits } from "@vitrine/model";
import { Button, Dialog, Field, TextArea } from "@vitrine/ui";
import { useState } from "react";

type PasteDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onSubmit: (text: string) => void;
};

/** Takes a CV as text. The text stays while the dialog is closed. */
export function PasteDialog({ open, onOpenChange, onSubmit }: PasteDialogProps) {
  const [text, setText] = useState("");
  const isEmpty = text.trim() === "";
  const isTooLong = text.trim().length > limits.pastedTextCharacters;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Paste CV Text"
      description="Copy the whole text of your CV, with its headings, and paste it here."
      size="large"
      closeOnOverlay={isEmpty}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <Button variant="primary" disabled={isEmpty || isTooLong} onClick={() => onSubmit(text)}>
            Process Text
          </Button>
        </>
      }
    >
      <Field
        label="Your CV as text"
        help={isEmpty ? "Process Text works as soon as there is text." : undefined}
        error={isTooLong ? `The CV text may not be greater than ${limits.pastedTextCharacters} characters.` : undefined}
        counter={{ used: text.trim().length, max: limits.pastedTextCharacters }}
      >
        {/* A fixed height: growing with 100,000 characters would take the browser seconds per key. */}
        <TextArea
          value={text}
          onChange={(event) => setText(event.target.value)}
          dir="auto"
          className="h-[min(18rem,40dvh)] field-sizing-fixed!"
        />
      </Field>
    </Dialog>
  );
}
