import { Button, Dialog, Field, TextInput, toast } from "@vitrine/ui";
import { Copy } from "lucide-react";

/** Shows a new token's secret, once. Only its own buttons close it, so that a slip loses nothing. */
export function NewSecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      toast.success("Token copied");
    } catch {
      toast.error("The token could not be copied. Select it and copy it by hand.");
    }
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      onlyButtonsClose
      title="Your new token"
      description="Copy it now: it is not shown again."
      footer={
        <>
          <Button onClick={onClose}>Done</Button>
          <Button
            variant="primary"
            icon={<Copy size={16} strokeWidth={1.75} aria-hidden="true" />}
            onClick={() => void copy()}
          >
            Copy token
          </Button>
        </>
      }
    >
      <Field label="Token">
        <TextInput readOnly value={secret} onFocus={(event) => event.target.select()} />
      </Field>
    </Dialog>
  );
}
