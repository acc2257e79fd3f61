import { Button, Dialog, InlineDialog } from "@vitrine/ui";
import { useId, useState, type ReactNode } from "react";
import { createPortal } from "react-dom";
import type { FieldValues } from "react-hook-form";
import { useIsWide } from "../shell/use-is-wide.ts";
import { ClashNotice } from "./clash-notice.tsx";
import { DiscardQuestion } from "./discard-question.tsx";
import { FieldsPlace, newFieldsHost } from "./fields-place.tsx";
import type { ItemForm } from "./use-item-form.ts";

type FormDialogProps<Values extends FieldValues> = {
  title: string;
  confirmLabel: string;
  itemForm: ItemForm<Values>;
  canConfirm?: boolean;
  /** What is missing while confirming is not possible. */
  confirmHint?: string;
  /** Covers the page in the large size instead of standing beside the preview. */
  isLarge?: boolean;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A dialog around a form; Enter submits, and what was typed is never dropped without a question. Beside the preview it
 * stands in the place of the list that it was opened from; where there is no room for both, it covers the screen.
 */
export function FormDialog<Values extends FieldValues>(props: FormDialogProps<Values>) {
  const { title, itemForm, isLarge = false, onClose } = props;
  const { isSaving, form } = itemForm;
  const { isDirty } = form.formState;
  const [isAsking, setAsking] = useState(false);
  const isWide = useIsWide();
  const formId = useId();
  const [host] = useState(newFieldsHost);
  const close = () => (isDirty ? setAsking(true) : onClose());
  const footer = <Actions {...props} formId={formId} onCancel={close} />;
  const fields = <FieldsPlace host={host} />;
  return (
    <>
      {createPortal(<Fields {...props} id={formId} />, host)}
      {isWide && !isLarge ? (
        <InlineDialog title={title} busy={isSaving} onClose={close} footer={footer}>
          {fields}
        </InlineDialog>
      ) : (
        <Dialog
          open
          size={isWide ? "large" : "full"}
          title={title}
          busy={isSaving}
          onOpenChange={(open) => (open ? undefined : close())}
          footer={footer}
        >
          {fields}
        </Dialog>
      )}
      <DiscardQuestion open={isAsking} onOpenChange={setAsking} onDiscard={onClose} />
    </>
  );
}

type ActionsProps<Values extends FieldValues> = FormDialogProps<Values> & { formId: string; onCancel: () => void };

function Actions<Values extends FieldValues>(props: ActionsProps<Values>) {
  const { formId, itemForm, confirmLabel, canConfirm = true, confirmHint, onCancel } = props;
  return (
    <>
      {canConfirm || !confirmHint ? null : (
        <p className="me-auto self-center text-caption text-muted max-sm:w-full">{confirmHint}</p>
      )}
      <Button onClick={onCancel} disabled={itemForm.isSaving}>
        Cancel
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        busy={itemForm.isSaving}
        busyLabel="Saving..."
        disabled={!canConfirm}
      >
        {confirmLabel}
      </Button>
    </>
  );
}

function Fields<Values extends FieldValues>(props: FormDialogProps<Values> & { id: string }) {
  const { id, itemForm, canConfirm = true, children } = props;
  const { isSaving, submit, clash } = itemForm;
  return (
    <form
      id={id}
      noValidate
      className="@container mx-auto flex w-full max-w-[46rem] flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (canConfirm && !isSaving) submit();
      }}
    >
      {clash ? <ClashNotice clash={clash} /> : null}
      {children}
    </form>
  );
}
