import type { ReactNode } from "react";
import { usePanels } from "./late-panels.ts";

export type DialogSize = "small" | "medium" | "large" | "xl" | "full";

export type DialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  size?: DialogSize;
  /** While true neither Escape nor the overlay nor the cross closes it. */
  busy?: boolean;
  /** False keeps it open on a press outside. */
  closeOnOverlay?: boolean;
  /** What is shown once: only buttons close it, neither Escape nor Back nor a press outside. */
  onlyButtonsClose?: boolean;
  children?: ReactNode;
  /** Actions, right-aligned; the destructive or primary one last. */
  footer?: ReactNode;
  role?: "dialog" | "alertdialog";
};

/**
 * Modal dialog; a bottom sheet below 768 px. Focus goes to `[data-autofocus]`, else the first field, else the panel, and
 * back to where it was when the dialog closes.
 */
export function Dialog(props: DialogProps) {
  const panels = usePanels(props.open, () => props.onOpenChange(false));
  return panels ? <panels.DialogPanel {...props} /> : null;
}
