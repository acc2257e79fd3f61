import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { useRef } from "react";
import { Button } from "./button.tsx";
import type { DialogProps, DialogSize } from "./dialog.tsx";
import { focusAgain, focusInside, isInMenu, openedFrom, type OpenedFrom } from "./dialog-focus.ts";
import { useOpenLayer } from "./open-layers.ts";

const widths: Record<DialogSize, string> = {
  small: "md:w-[27.5rem]",
  medium: "md:w-[37.5rem]",
  large: "md:w-[52.5rem]",
  xl: "md:w-[67.5rem]",
  full: "h-dvh max-h-none! w-screen rounded-none! md:max-w-none!",
};

/** The modal dialog itself, on a primitive that comes late (late-panels.ts). */
export function DialogPanel(props: DialogProps) {
  const { open, onOpenChange, title, description, size = "medium", busy = false, children, footer } = props;
  const stays = busy || props.onlyButtonsClose === true;
  const panel = useRef<HTMLDivElement>(null);
  const from = useRef<OpenedFrom>({ opener: null, row: null });
  useOpenLayer(open, () => (stays ? undefined : onOpenChange(false)));
  const keepOpen = (event: Event) => {
    // What is drawn elsewhere and stands in the panel is inside for the reader, though not for the primitive.
    const isInside = event.target instanceof Node && panel.current?.contains(event.target) === true;
    if (stays || isInside || props.closeOnOverlay === false) event.preventDefault();
  };
  return (
    <Primitive.Root open={open} onOpenChange={(next) => (busy ? undefined : onOpenChange(next))}>
      <Primitive.Portal>
        <Primitive.Overlay className="ui-fade fixed inset-0 z-50 bg-scrim" />
        <Primitive.Content
          ref={panel}
          role={props.role ?? "dialog"}
          aria-describedby={description ? undefined : ""}
          onOpenAutoFocus={(event) => {
            from.current = openedFrom(document.activeElement);
            event.preventDefault();
            focusInside(panel.current);
          }}
          onCloseAutoFocus={(event) => (focusAgain(from.current) ? event.preventDefault() : undefined)}
          onEscapeKeyDown={(event) => (stays || isInMenu(event) ? event.preventDefault() : undefined)}
          onInteractOutside={keepOpen}
          className={clsx(
            "ui-sheet fixed inset-x-0 bottom-0 z-50 flex max-h-[92dvh] flex-col rounded-t-l bg-surface text-ink shadow-overlay outline-none",
            "md:ui-rise md:inset-x-auto md:top-1/2 md:bottom-auto md:left-1/2 md:max-h-[88dvh] md:max-w-[calc(100vw-48px)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-l",
            widths[size],
          )}
        >
          <header data-bar="title" className="flex items-start justify-between gap-4 px-4 pt-4 pb-3 md:px-6 md:pt-5">
            <div className="min-w-0">
              <Primitive.Title className="text-h2 wrap-anywhere">{title}</Primitive.Title>
              {description ? (
                <Primitive.Description className="mt-2 text-app text-muted">{description}</Primitive.Description>
              ) : null}
            </div>
            <Primitive.Close asChild>
              <Button variant="quiet" iconOnly aria-label="Close" disabled={busy} className="-me-2 -mt-1.5">
                <X size={20} strokeWidth={1.75} aria-hidden="true" />
              </Button>
            </Primitive.Close>
          </header>
          {children ? (
            <div className={clsx("min-h-0 overflow-y-auto px-4 pt-1 pb-5 md:px-6", size === "full" && "flex-1")}>
              {children}
            </div>
          ) : null}
          {footer ? (
            <footer
              data-bar="actions"
              className="flex flex-wrap justify-end gap-3 border-t border-line px-4 py-3 md:px-6"
            >
              {footer}
            </footer>
          ) : null}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
