import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  message: ReactNode;
  /** "Save" when absent. */
  confirmLabel?: string;
  busyLabel?: string;
  cancelLabel?: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
};

/** Asks before something happens; a destructive question starts on Cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { destructive = false, busy = false, confirmLabel = "Save", cancelLabel = "Cancel" } = props;
  return (
    <Dialog
      open={props.open}
      onOpenChange={props.onOpenChange}
      title={props.title}
      description={props.message}
      size="small"
      busy={busy}
      role="alertdialog"
      footer={
        <>
          <Button
            onClick={() => props.onOpenChange(false)}
            disabled={busy}
            data-autofocus={destructive ? "" : undefined}
          >
            {cancelLabel}
          </Button>
          <Button
            variant={destructive ? "danger-solid" : "primary"}
            busy={busy}
            busyLabel={props.busyLabel}
            onClick={props.onConfirm}
            data-autofocus={destructive ? undefined : ""}
          >
            {confirmLabel}
          </Button>
        </>
      }
    />
  );
}
