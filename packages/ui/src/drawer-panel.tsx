import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { useRef } from "react";
import { Button } from "./button.tsx";
import { focusAgain, openedFrom, type OpenedFrom } from "./dialog-focus.ts";
import type { DrawerProps } from "./drawer.tsx";
import { useOpenLayer } from "./open-layers.ts";

/** The drawer itself, on a primitive that comes late (late-panels.ts). */
export function DrawerPanel({ onClose, title, caption, children }: DrawerProps) {
  const panel = useRef<HTMLDivElement>(null);
  const from = useRef<OpenedFrom>({ opener: null, row: null });
  useOpenLayer(true, onClose);
  return (
    <Primitive.Root open onOpenChange={(open) => (open ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Overlay className="ui-fade fixed inset-0 z-50 bg-scrim" />
        <Primitive.Content
          ref={panel}
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            from.current = openedFrom(document.activeElement);
            event.preventDefault();
            panel.current?.focus();
          }}
          onCloseAutoFocus={(event) => (focusAgain(from.current) ? event.preventDefault() : undefined)}
          className="ui-fade fixed inset-y-0 end-0 z-50 flex w-full flex-col bg-surface text-ink shadow-overlay outline-none md:w-[30rem] md:border-s md:border-line"
        >
          <header className="flex items-start justify-between gap-4 border-b border-line px-4 pt-4 pb-3 md:px-6">
            <div className="min-w-0">
              <Primitive.Title className="text-h2 wrap-anywhere">{title}</Primitive.Title>
              {caption ? <div className="mt-1 text-caption text-muted wrap-anywhere">{caption}</div> : null}
            </div>
            <Primitive.Close asChild>
              <Button variant="quiet" iconOnly aria-label="Close" className="-me-2 -mt-1.5">
                <X size={20} strokeWidth={1.75} aria-hidden="true" />
              </Button>
            </Primitive.Close>
          </header>
          <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-8 md:px-6">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
