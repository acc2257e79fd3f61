import { useQuery } from "@tanstack/react-query";
import { otherPersonIn, type CvUpdate, type Refusal } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { failureMessage } from "../../../lib/form-errors.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useBuilderWork, useWorkPart } from "../work/work-context.ts";
import {
  applyCvUpdate,
  cvUpdateQuery,
  discardCvUpdate,
  openCvUpdate,
  refusalIn,
  type GivenCv,
} from "./use-cv-update.ts";

const failedToRead = "Your CV could not be read. Please try again.";

export type Comparison = ReturnType<typeof useComparison>;

/**
 * A newer CV as it is compared with the site: handed in, chosen from, taken over or put aside.
 * @param onClose called once it is over
 */
export function useComparison(onClose: () => void) {
  const work = useBuilderWork();
  const id = useWorkPart(work.store, ({ draft }) => draft.base.id);
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

  return {
    /** Undefined until it is known; null when there is none yet. */
    update,
    isPending,
    isError,
    refetch,
    busy,
    problem,
    refusal: refused?.refusal ?? null,
    chosen,
    turn: setTurned,
    read,
    /** Has the CV that was refused be read nonetheless. */
    insist: () => refused && void read(refused.given, { asCv: true }),
    refuse: (wrong: string | null) => {
      setRefused(null);
      setProblem(wrong);
    },
    finish: isForgotten ? keepSite : apply,
    putAside,
  };
}

/** What is proposed, but for what the owner turned around; nothing of a CV that looks like somebody else's. */
function chosenOf(update: CvUpdate | null, turned: ReadonlySet<string> | null): string[] {
  const changes = update?.changes ?? [];
  if (turned === null) return otherPersonIn(changes) ? [] : chosenOf(update, new Set());
  return changes.flatMap(({ id, in_all: isInAll }) => (isInAll === turned.has(id) ? [] : [id]));
}
