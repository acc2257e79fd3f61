import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { useClearOfBars } from "./clear-of-bars.ts";
import { toastKey, useToastKey } from "./toast-key.ts";
import { toastQueue, type Toast, type ToastOptions, type ToastTone } from "./toast-queue.ts";

/** Milliseconds. */
const defaultDuration = 5000;

const looks: Record<ToastTone, { edge: string; text: string; Icon: typeof Info }> = {
  success: { edge: "border-s-ok", text: "text-ok", Icon: CircleCheck },
  error: { edge: "border-s-danger", text: "text-danger", Icon: CircleAlert },
  info: { edge: "border-s-info", text: "text-info", Icon: Info },
  warning: { edge: "border-s-warn", text: "text-warn", Icon: TriangleAlert },
};

type ToastCardProps = { shown: Toast; isHeld: boolean; onDismiss: () => void };

function ToastCard({ shown: { tone, message, options }, isHeld, onDismiss }: ToastCardProps) {
  useTimeout(onDismiss, isHeld ? null : (options.duration ?? defaultDuration));
  const { edge, text, Icon } = looks[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={clsx(
        "ui-rise flex w-full items-start gap-3 rounded-m border border-s-[3px] border-line bg-surface py-2 ps-3 pe-1 text-app text-ink shadow-overlay",
        edge,
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={clsx("mt-1.5 shrink-0", text)} />
      <p className="min-w-0 flex-1 py-1 wrap-anywhere">{message}</p>
      {options.action ? (
        <button
          type="button"
          aria-keyshortcuts={toastKey}
          className="flex min-h-8 shrink-0 items-center gap-1.5 rounded-m px-2 text-label text-brand hover:underline"
          onClick={() => {
            options.action?.onAction();
            onDismiss();
          }}
        >
          {options.action.label}
          <kbd aria-hidden="true" className="font-text text-caption text-muted max-md:hidden">
            {toastKey}
          </kbd>
        </button>
      ) : null}
      <button
        type="button"
        aria-label="Dismiss"
        onClick={onDismiss}
        className="grid size-8 shrink-0 place-items-center rounded-m text-muted hover:text-ink"
      >
        <X size={16} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </div>
  );
}

/** Shows one sentence for five seconds. */
export const toast = {
  success: (message: string, options?: ToastOptions) => toastQueue.show("success", message, options),
  error: (message: string, options?: ToastOptions) => toastQueue.show("error", message, options),
  info: (message: string, options?: ToastOptions) => toastQueue.show("info", message, options),
  warning: (message: string, options?: ToastOptions) => toastQueue.show("warning", message, options),
  /** Takes all toasts away, e.g. when the person they were for leaves. */
  clear: toastQueue.clear,
};

/**
 * The place where toasts appear, beside the bars of the page: bottom left on the desktop, top on the phone, the latest
 * nearest to the edge. Mounted
 * once. F8 leads to the newest and back. Nothing goes while a pointer or the keyboard is on one of them, or while nobody looks at the page.
 */
export function Toaster() {
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.shown);
  const list = useRef<HTMLOListElement>(null);
  const isTouched = useIsTouched(list);
  useClearOfBars(list, toasts.length);
  useToastKey(list);
  const isSeen = useSyncExternalStore(subscribeVisibility, isPageSeen);
  // A failure is an alert of its own, which the region would read out a second time.
  const isFailure = toasts.at(-1)?.tone === "error";
  return (
    <section aria-label="Notifications" aria-live={isFailure ? "off" : "polite"} aria-relevant="additions text">
      <ol
        ref={list}
        className="pointer-events-none fixed inset-x-3 top-[calc(68px+var(--shell-top,0px))] z-[60] flex flex-col-reverse gap-2 md:inset-x-auto md:start-[calc(1rem+var(--shell-start,0px))] md:top-auto md:bottom-[calc(1rem+var(--shell-bottom,0px))] md:w-[22.25rem] md:flex-col"
      >
        {toasts.map((shown) => (
          <li key={shown.key} className="pointer-events-auto">
            <ToastCard
              shown={shown}
              isHeld={(isTouched && toasts.length > 0) || !isSeen}
              onDismiss={() => toastQueue.dismiss(shown.key)}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Whether a pointer or the keyboard is on something within. */
function useIsTouched(box: RefObject<HTMLElement | null>): boolean {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const target = box.current;
    const enter = () => setTouched(true);
    const leave = () => setTouched(false);
    const moments = { pointerover: enter, focusin: enter, pointerleave: leave, focusout: leave };
    for (const [name, listener] of Object.entries(moments)) target?.addEventListener(name, listener);
    return () => {
      for (const [name, listener] of Object.entries(moments)) target?.removeEventListener(name, listener);
    };
  }, [box]);
  return isTouched;
}

const isPageSeen = () => document.visibilityState === "visible";

function subscribeVisibility(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

/** Calls back after so many milliseconds; while they are null, time stands still and then begins anew. */
function useTimeout(onEnd: () => void, wait: number | null) {
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (wait === null || !Number.isFinite(wait)) return undefined;
    const timer = setTimeout(end, wait);
    return () => clearTimeout(timer);
  }, [wait]);
}
