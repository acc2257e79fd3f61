import { X } from "lucide-react";
import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import { Button } from "./button.tsx";
import { focusAgain, focusInside, isInMenu, openedFrom } from "./dialog-focus.ts";

type InlineDialogProps = {
  title: ReactNode;
  onClose: () => void;
  /** While true neither Escape nor the cross closes it. */
  busy?: boolean;
  children: ReactNode;
  /** Actions, right-aligned; they stay in view while the rest scrolls. */
  footer: ReactNode;
};

/**
 * A dialog that is not modal and stands in its place of the page, so that what is beside it can be seen and used; it is
 * open while it is drawn. Focus goes where it goes in a modal one, and back when it closes.
 */
export function InlineDialog({ title, onClose, busy = false, children, footer }: InlineDialogProps) {
  const heading = useId();
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = openedFrom(document.activeElement);
    panel.current?.scrollIntoView({ block: "start" });
    focusInside(panel.current);
    // What was hidden while it was open is back before the next task.
    return () => void setTimeout(focusAgain, 0, from);
  }, []);
  useEscape(panel, busy ? null : onClose);
  return (
    <div
      ref={panel}
      role="dialog"
      aria-labelledby={heading}
      tabIndex={-1}
      className="flex scroll-mt-6 flex-col gap-5 outline-none"
    >
      <header className="flex items-start justify-between gap-4">
        <h2 id={heading} className="min-w-0 text-h2 wrap-anywhere">
          {title}
        </h2>
        <Button variant="quiet" iconOnly aria-label="Close" disabled={busy} onClick={onClose} className="-me-2 -mt-1.5">
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </Button>
      </header>
      {children}
      <footer
        data-bar="actions"
        className="sticky -bottom-6 -mx-1 -mb-6 flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-1 py-3"
      >
        {footer}
      </footer>
    </div>
  );
}

/** Hears Escape from within; menus and dialogs above keep theirs to themselves. */
function useEscape(panel: { current: HTMLElement | null }, onEscape: (() => void) | null) {
  const hear = useRef(onEscape);
  useEffect(() => {
    hear.current = onEscape;
  });
  useEffect(() => {
    const target = panel.current;
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !isInMenu(event)) hear.current?.();
    };
    target?.addEventListener("keydown", listen);
    return () => target?.removeEventListener("keydown", listen);
  }, [panel]);
}
