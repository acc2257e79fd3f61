import { useBlocker } from "@tanstack/react-router";
import { ConfirmDialog } from "@vitrine/ui";
import { useEffect } from "react";

const leaveQuestion = "You have unsaved changes. Are you sure you want to leave without saving?";

/** Said to browsers that still show a page's own words before it closes. */
const closeWarning = "You have unsaved changes. Are you sure you want to leave?";

/** Asks before the route is left, and has the browser ask before the page closes (document 2, section 4). */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isDirty && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  });
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      return closeWarning;
    };
    window.addEventListener("beforeunload", warn);
    return () => window.removeEventListener("beforeunload", warn);
  }, [isDirty]);
  return (
    <ConfirmDialog
      open={status === "blocked"}
      onOpenChange={(open) => (open ? undefined : reset?.())}
      title="Leave without saving?"
      message={leaveQuestion}
      confirmLabel="Leave"
      cancelLabel="Stay"
      destructive
      onConfirm={() => proceed?.()}
    />
  );
}
