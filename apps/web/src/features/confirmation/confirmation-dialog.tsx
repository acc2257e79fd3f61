import { Dialog, Skeleton } from "@vitrine/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { setConfirmer } from "../../lib/confirmation.ts";

/** Comes when the server has just asked for it, so that the connection is there. */
const ConfirmationQuestion = lazy(async () => ({
  default: (await import("./confirmation-question.tsx")).ConfirmationQuestion,
}));

/** Asks, for whichever call the server wants confirmed, whether it is still the same person. */
export function ConfirmationDialog() {
  const [answer, setAnswer] = useState<((isConfirmed: boolean) => void) | null>(null);
  useEffect(() => setConfirmer(() => new Promise((resolve) => setAnswer(() => resolve))), []);
  if (!answer) return null;
  const close = (isConfirmed: boolean) => {
    setAnswer(null);
    answer(isConfirmed);
  };
  return (
    <Dialog
      open
      onOpenChange={() => close(false)}
      size="small"
      title="Confirm that it is you"
      description="We ask again before this. For the next ten minutes we do not."
    >
      <Suspense fallback={<Skeleton className="h-28" />}>
        <ConfirmationQuestion onConfirmed={() => close(true)} />
      </Suspense>
    </Dialog>
  );
}
