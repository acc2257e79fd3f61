import { ConfirmDialog } from "@vitrine/ui";

type DiscardQuestionProps = { open: boolean; onOpenChange: (open: boolean) => void; onDiscard: () => void };

/** Asked before what was typed into a form is dropped. */
export function DiscardQuestion({ open, onOpenChange, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Discard what you typed?"
      message="This entry has not been saved."
      confirmLabel="Discard"
      destructive
      onConfirm={onDiscard}
    />
  );
}
