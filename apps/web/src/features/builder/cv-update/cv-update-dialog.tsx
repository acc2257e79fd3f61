import { useQuery } from "@tanstack/react-query";
import { otherPersonIn, type CvUpdate, type Refusal } from "@vitrine/model";
import { Button, Dialog, EmptyState, ErrorState, Notice, Skeleton, toast } from "@vitrine/ui";
import { useState, type ReactNode } from "react";
import { failureMessage } from "../../../lib/form-errors.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { hasUnsavedWork } from "../work/unsaved.ts";
import { useBuilderWork, useWorkPart } from "../work/work-context.ts";
import { ChangeList } from "./change-list.tsx";
import { ChooseCv } from "./choose-cv.tsx";
import {
  applyCvUpdate,
  cvUpdateQuery,
  discardCvUpdate,
  openCvUpdate,
  refusalIn,
  type GivenCv,
} from "./use-cv-update.ts";

const failedToRead = "Your CV could not be read. Please try again.";

/** A newer CV beside the site: what it would change, chosen one by one or all, taken over in one step. */
export function CvUpdateDialog({ onClose }: { onClose: () => void }) {
  const work = useBuilderWork();
  const id = useWorkPart(work.store, ({ draft }) => draft.base.id);
  const isUnsaved = useWorkPart(work.store, (state) => hasUnsavedWork(state) || state.outbox.length > 0);
  const { data: update, isPending, isError, refetch } = useQuery(cvUpdateQuery(id));
  const [busy, setBusy] = useState<"reading" | "applying" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [refused, setRefused] = useState<{ given: GivenCv; refusal: Refusal } | null>(null);
  /** What the owner chose otherwise than it is proposed; null until they choose. */
  const [turned, setTurned] = useState<ReadonlySet<string> | null>(null);
  const chosen = chosenOf(update ?? null, turned);
  const isForgotten = chosen.length === 0 && otherPersonIn(update?.changes ?? []) !== null;

  async function read(given: GivenCv, options?: { asCv: boolean }): Promise<void> {
    setBusy("reading");
    setProblem(null);
    setTurned(null);
    try {
      await openCvUpdate(id, given, options);
      setRefused(null);
    } catch (error) {
      const refusal = refusalIn(error);
      // Whoever insisted and was cut off can insist again.
      if (refusal || !options?.asCv) setRefused(refusal && { given, refusal });
      if (!refusal) setProblem(failureMessage(error, failedToRead));
    } finally {
      setBusy(null);
    }
  }

  async function apply(): Promise<void> {
    setBusy("applying");
    try {
      const message = await applyCvUpdate(work, chosen);
      onClose();
      toast.success(chosen.length > 0 ? `${message} Undo brings your site back as it was.` : message);
    } catch (error) {
      sayFailure(error, "The changes were not taken over. Please try again.");
      await refetch();
    } finally {
      setBusy(null);
    }
  }

  /** A CV that is somebody else's is forgotten: the next one must not be compared with it. */
  async function keepSite(): Promise<void> {
    await putAside();
    onClose();
  }

  async function putAside(): Promise<void> {
    await discardCvUpdate(id).catch((error: unknown) => sayFailure(error, "Please try again."));
    setTurned(null);
  }

  const footer: ReactNode = update ? (
    <>
      <Button disabled={busy !== null} onClick={() => void putAside()}>
        Another CV
      </Button>
      <Button
        variant="primary"
        busy={busy === "applying"}
        busyLabel="Taking over..."
        onClick={() => void (isForgotten ? keepSite() : apply())}
      >
        {actionWords(chosen.length)}
      </Button>
    </>
  ) : (
    <Button onClick={onClose}>Close</Button>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      busy={busy !== null}
      closeOnOverlay={false}
      title="Update from a newer CV"
      description="We compare it with your site, field by field. Nothing changes before you say so."
      footer={footer}
    >
      <div className="flex flex-col gap-4">
        {isUnsaved ? (
          <Notice tone="info">
            Your site has unsaved changes. Save them first, so that they are compared as well.
          </Notice>
        ) : null}
        {isPending ? <Skeleton className="h-48" /> : null}
        {isError ? <ErrorState title="Failed to look for a newer CV" onRetry={() => void refetch()} /> : null}
        {update === null ? (
          <ChooseCv
            isReading={busy === "reading"}
            problem={problem}
            refusal={refused?.refusal ?? null}
            onProblem={(wrong) => {
              setRefused(null);
              setProblem(wrong);
            }}
            onGiven={(given) => void read(given)}
            onInsist={() => refused && void read(refused.given, { asCv: true })}
          />
        ) : null}
        {update?.changes.length === 0 ? (
          <EmptyState
            title="Nothing new"
            text="Your site already says everything that this CV says, or you decided about it before."
          />
        ) : null}
        {update && update.changes.length > 0 ? <ChangeList update={update} chosen={chosen} onTurn={setTurned} /> : null}
      </div>
    </Dialog>
  );
}

/** What is proposed, but for what the owner turned around; nothing of a CV that looks like somebody else's. */
function chosenOf(update: CvUpdate | null, turned: ReadonlySet<string> | null): string[] {
  const changes = update?.changes ?? [];
  if (turned === null) return otherPersonIn(changes) ? [] : chosenOf(update, new Set());
  return changes.flatMap(({ id, in_all: isInAll }) => (isInAll === turned.has(id) ? [] : [id]));
}

function actionWords(count: number): string {
  if (count === 0) return "Keep my site as it is";
  return count === 1 ? "Take over 1 change" : `Take over ${count} changes`;
}
