import { Button, ConfirmDialog, Dialog, type DialogSize } from "@vitrine/ui";
import { useId, useState, type ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ClashNotice } from "./clash-notice.tsx";
import type { ItemForm } from "./use-item-form.ts";

type FormDialogProps<Values extends FieldValues> = {
  title: string;
  size?: DialogSize;
  confirmLabel: string;
  itemForm: ItemForm<Values>;
  canConfirm?: boolean;
  /** What is missing while confirming is not possible. */
  confirmHint?: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog around a form; Enter submits, and what was typed is never dropped without a question. */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, size, confirmLabel, itemForm, canConfirm = true, confirmHint, onClose, children } = props;
  const { isSaving, submit, clash, form } = itemForm;
  const { isDirty } = form.formState;
  const [isAsking, setAsking] = useState(false);
  const formId = useId();
  const close = () => (isDirty ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        open
        onOpenChange={(open) => (open ? undefined : close())}
        title={title}
        size={size}
        busy={isSaving}
        footer={
          <>
            {canConfirm || !confirmHint ? null : (
              <p className="me-auto self-center text-caption text-muted max-sm:w-full">{confirmHint}</p>
            )}
            <Button onClick={close} disabled={isSaving}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={formId}
              variant="primary"
              busy={isSaving}
              busyLabel="Saving..."
              disabled={!canConfirm}
            >
              {confirmLabel}
            </Button>
          </>
        }
      >
        <form
          id={formId}
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (canConfirm && !isSaving) submit();
          }}
        >
          {clash ? <ClashNotice clash={clash} /> : null}
          {children}
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
