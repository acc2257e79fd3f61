import { ConfirmDialog } from "@vitrine/ui";

type StartOverDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; onConfirm: () => void };

/** Asks before the CV and everything read from it are removed. */
export function StartOverDialog({ open, onOpenChange, onConfirm }: StartOverDialogProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Start over?"
      message="Your CV and everything read from it, with your corrections, will be removed."
      cancelLabel="Keep my CV"
      confirmLabel="Start over"
      destructive
      onConfirm={() => {
        onOpenChange(false);
        onConfirm();
      }}
    />
  );
}
