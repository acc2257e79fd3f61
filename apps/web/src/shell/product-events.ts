/** Browser events that any part of the product may send, and how their sentence is shown (document 1, section 8). */
const productEvents = {
  "auth-error": "error",
  "verification-required": "info",
  "plan-selection-required": "info",
} as const;

const fallbackMessages: Record<keyof typeof productEvents, string> = {
  "auth-error": "An error occurred. Please try again.",
  "verification-required": "Please verify your email address to continue.",
  "plan-selection-required": "Please complete your subscription to access this feature",
};

/** Shows a toast for each product event; the sentence is `detail.message`. Returns how to stop. */
export function showProductEvents(show: (tone: "error" | "info", message: string) => void): () => void {
  const stops = Object.entries(productEvents).map(([name, tone]) => {
    const listener = (event: Event) => {
      const detail: unknown = event instanceof CustomEvent ? event.detail : null;
      const message =
        typeof detail === "object" && detail !== null && "message" in detail && typeof detail.message === "string"
          ? detail.message
          : fallbackMessages[name as keyof typeof productEvents];
      show(tone, message);
    };
    window.addEventListener(name, listener);
    return () => window.removeEventListener(name, listener);
  });
  return () => {
    for (const stop of stops) stop();
  };
}
