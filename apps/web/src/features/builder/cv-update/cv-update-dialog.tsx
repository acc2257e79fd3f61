import { Button, Dialog, EmptyState, ErrorState, Notice, Skeleton } from "@vitrine/ui";
import { hasUnsavedWork } from "../work/unsaved.ts";
import { useBuilderWork, useWorkPart } from "../work/work-context.ts";
import { ChangeList } from "./change-list.tsx";
import { ChooseCv } from "./choose-cv.tsx";
import { useComparison, type Comparison } from "./use-comparison.ts";

/** A newer CV beside the site: what it would change, chosen one by one or all, taken over in one step. */
export function CvUpdateDialog({ onClose }: { onClose: () => void }) {
  const { store } = useBuilderWork();
  const isUnsaved = useWorkPart(store, (state) => hasUnsavedWork(state) || state.outbox.length > 0);
  const comparison = useComparison(onClose);
  const { update, isPending, isError, busy, problem, refusal, chosen } = comparison;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      busy={busy !== null}
      closeOnOverlay={false}
      title="Update from a newer CV"
      description="We compare it with your site, field by field. Nothing changes before you say so."
      footer={update ? <ChoiceButtons comparison={comparison} /> : <Button onClick={onClose}>Close</Button>}
    >
      <div className="flex flex-col gap-4">
        {isUnsaved ? (
          <Notice tone="info">
            Your site has unsaved changes. Save them first, so that they are compared as well.
          </Notice>
        ) : null}
        {isPending ? <Skeleton className="h-48" /> : null}
        {isError ? (
          <ErrorState title="Failed to look for a newer CV" onRetry={() => void comparison.refetch()} />
        ) : null}
        {update === null ? (
          <ChooseCv
            isReading={busy === "reading"}
            problem={problem}
            refusal={refusal}
            onProblem={comparison.refuse}
            onGiven={(given) => void comparison.read(given)}
            onInsist={comparison.insist}
          />
        ) : null}
        {update?.changes.length === 0 ? (
          <EmptyState
            title="Nothing new"
            text="Your site already says everything that this CV says, or you decided about it before."
          />
        ) : null}
        {update && update.changes.length > 0 ? (
          <ChangeList update={update} chosen={chosen} onTurn={comparison.turn} />
        ) : null}
      </div>
    </Dialog>
  );
}

/** What is done with the changes that were found. */
function ChoiceButtons({ comparison: { busy, chosen, finish, putAside } }: { comparison: Comparison }) {
  return (
    <>
      <Button disabled={busy !== null} onClick={() => void putAside()}>
        Another CV
      </Button>
      <Button variant="primary" busy={busy === "applying"} busyLabel="Taking over..." onClick={() => void finish()}>
        {actionWords(chosen.length)}
      </Button>
    </>
  );
}

function actionWords(count: number): string {
  if (count === 0) return "Keep my site as it is";
  return count === 1 ? "Take over 1 change" : `Take over ${count} changes`;
}
