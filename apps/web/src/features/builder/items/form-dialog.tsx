import { Button, Dialog } from "@vitrine/ui";
import { useState, type ReactNode } from "react";
import { ConfirmDialog } from "@vitrine/ui";

type FormDialogProps = {
  title: string;
  confirmLabel: string;
  isSaving: boolean;
  /** Typed and not saved: closing asks first. */
  isDirty: boolean;
  canConfirm?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog around a form; Enter submits, and what was typed is never dropped without a question. */
export function FormDialog({
  title,
  confirmLabel,
  isSaving,
  isDirty,
  canConfirm = true,
  onSubmit,
  onClose,
  children,
}: FormDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => (open ? undefined : close())}
        title={title}
        busy={isSaving}
        footer={
          <>
            <Button onClick={close} disabled={isSaving}>
              Cancel
            </Button>
            <Button variant="primary" busy={isSaving} busyLabel="Saving..." disabled={!canConfirm} onClick={onSubmit}>
              {confirmLabel}
            </Button>
          </>
        }
      >
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (canConfirm) onSubmit();
          }}
        >
          {children}
          <button type="submit" hidden aria-hidden tabIndex={-1} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Discard what you typed?"
        message="This entry has not been saved."
        confirmLabel="Discard"
        destructive
        onConfirm={onClose}
      />
    </>
  );
}
