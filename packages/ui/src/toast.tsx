import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { Toaster as Sonner, toast as sonner } from "sonner";
import { useEffect, useState } from "react";

export type ToastTone = "success" | "error" | "info" | "warning";
export type ToastOptions = {
  /** Milliseconds; 5000 when absent. */
  duration?: number;
  action?: { label: string; onAction: () => void };
  /** Replaces a toast of the same id instead of adding one. */
  id?: string;
};

const defaultDurationMs = 5000;

const looks: Record<ToastTone, { edge: string; text: string; Icon: typeof Info }> = {
  success: { edge: "border-s-ok", text: "text-ok", Icon: CircleCheck },
  error: { edge: "border-s-danger", text: "text-danger", Icon: CircleAlert },
  info: { edge: "border-s-info", text: "text-info", Icon: Info },
  warning: { edge: "border-s-warn", text: "text-warn", Icon: TriangleAlert },
};

type ToastCardProps = { tone: ToastTone; message: string; options: ToastOptions; onDismiss: () => void };

function ToastCard({ tone, message, options, onDismiss }: ToastCardProps) {
  const { edge, text, Icon } = looks[tone];
  return (
    <div
      role={tone === "error" ? "alert" : "status"}
      className={clsx(
        "flex w-full items-start gap-3 rounded-m border border-s-[3px] border-line bg-surface py-2 ps-3 pe-1 text-app text-ink shadow-overlay",
        edge,
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden="true" className={clsx("mt-1.5 shrink-0", text)} />
      <p className="min-w-0 flex-1 py-1 wrap-anywhere">{message}</p>
      {options.action ? (
        <button
          type="button"
          className="min-h-8 shrink-0 rounded-m px-2 text-label text-brand hover:underline"
          onClick={() => {
            options.action?.onAction();
            onDismiss();
          }}
        >
          {options.action.label}
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

/** The live region of all toasts. It is silent for a failure, which is an alert of its own and would be read out twice. */
const region: { current: HTMLElement | null } = { current: null };

function show(tone: ToastTone, message: string, options: ToastOptions = {}) {
  region.current?.setAttribute("aria-live", tone === "error" ? "off" : "polite");
  sonner.custom(
    (id) => <ToastCard tone={tone} message={message} options={options} onDismiss={() => sonner.dismiss(id)} />,
    { duration: options.duration ?? defaultDurationMs, ...(options.id ? { id: options.id } : {}) },
  );
}

/** Shows one sentence for five seconds. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show("success", message, options),
  error: (message: string, options?: ToastOptions) => show("error", message, options),
  info: (message: string, options?: ToastOptions) => show("info", message, options),
  warning: (message: string, options?: ToastOptions) => show("warning", message, options),
  /** Takes all toasts away, e.g. when the person they were for leaves. */
  clear: () => {
    sonner.dismiss();
  },
};

/** The place where toasts appear: bottom left on the desktop, top on the phone. Mounted once. */
export function Toaster() {
  const [isPhone, setIsPhone] = useState(() => window.matchMedia("(max-width: 767px)").matches);
  useEffect(() => {
    const query = window.matchMedia("(max-width: 767px)");
    const update = () => setIsPhone(query.matches);
    query.addEventListener("change", update);
    return () => query.removeEventListener("change", update);
  }, []);
  return (
    <Sonner
      ref={region}
      position={isPhone ? "top-center" : "bottom-left"}
      visibleToasts={3}
      expand
      gap={8}
      offset={16}
      mobileOffset={{ top: "calc(12px + var(--shell-top, 0px))", right: 12, bottom: 12, left: 12 }}
      toastOptions={{ unstyled: true, className: "w-full" }}
      style={{ zIndex: 60, fontFamily: "inherit" }}
    />
  );
}
