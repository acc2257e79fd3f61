import { useBlocker } from "@tanstack/react-router";
import { Button, Dialog } from "@vitrine/ui";
import { useEffect, useState } from "react";

const leaveQuestion = "You have unsaved changes. Are you sure you want to leave without saving?";

/** Said to browsers that still show a page's own words before it closes. */
const closeWarning = "You have unsaved changes. Are you sure you want to leave?";

type LeaveGuardProps = {
  isDirty: boolean;
  save: () => Promise<void>;
  /** Whether something is unsaved right now, after a save that may have been refused. */
  hasUnsaved: () => boolean;
};

/**
 * Asks before the route is left, and has the browser ask before the page closes (document 2, section 4). Leaving drops
 * nothing: it says so, and offers to save.
 */
export function LeaveGuard({ isDirty, save, hasUnsaved }: LeaveGuardProps) {
  const [isSaving, setSaving] = useState(false);
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
    <Dialog
      open={status === "blocked"}
      onOpenChange={(open) => (open ? undefined : reset?.())}
      role="alertdialog"
      size="small"
      busy={isSaving}
      title="Leave without saving?"
      description={leaveQuestion}
      footer={
        <>
          <Button onClick={() => reset?.()} disabled={isSaving} data-autofocus="">
            Stay
          </Button>
          <Button onClick={() => proceed?.()} disabled={isSaving}>
            Leave
          </Button>
          <Button variant="primary" busy={isSaving} busyLabel="Saving..." onClick={() => void saveAndGo()}>
            Save and go
          </Button>
        </>
      }
    >
      <p className="text-app">
        Nothing is lost: what you typed waits here as a draft of yours, and visitors go on seeing the site as you last
        saved it.
      </p>
    </Dialog>
  );

  /** What cannot be saved keeps its owner here, where the field that is wrong is shown. */
  async function saveAndGo(): Promise<void> {
    setSaving(true);
    await save();
    setSaving(false);
    if (hasUnsaved()) reset?.();
    else proceed?.();
  }
}
