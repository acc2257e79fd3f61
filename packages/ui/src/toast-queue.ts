export type ToastTone = "success" | "error" | "info" | "warning";
export type ToastOptions = {
  /** Milliseconds; 5000 when absent. */
  duration?: number;
  action?: { label: string; onAction: () => void };
  /** Replaces a toast of the same id instead of adding one. */
  id?: string;
};

/** One sentence on the screen. A new key starts its time anew. */
export type Toast = { key: number; tone: ToastTone; message: string; options: ToastOptions };

/** More than these would cover the page: the oldest goes. */
const most = 3;

/** The toasts of the page, oldest first; they are there before the place that shows them is. */
function createToastQueue() {
  let toasts: readonly Toast[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();
  const change = (next: readonly Toast[]) => {
    toasts = next;
    listeners.forEach((listener) => listener());
  };
  return {
    shown: () => toasts,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    show: (tone: ToastTone, message: string, options: ToastOptions = {}) => {
      lastKey += 1;
      const others = toasts.filter(({ options: { id } }) => id === undefined || id !== options.id);
      change([...others, { key: lastKey, tone, message, options }].slice(-most));
    },
    dismiss: (key: number) => change(toasts.filter((shown) => shown.key !== key)),
    clear: () => change([]),
  };
}

export const toastQueue = createToastQueue();
