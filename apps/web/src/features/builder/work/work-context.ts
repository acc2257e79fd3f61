import { createContext, use, useSyncExternalStore } from "react";
import type { DraftCopy } from "./draft-copy.ts";
import type { Sender } from "./sender.ts";
import type { Trial } from "./trial.ts";
import type { Work } from "./work-state.ts";
import type { WorkStore } from "./work-store.ts";

/** The work on the open website, for the sections below the builder's shell. */
export type BuilderWork = { store: WorkStore; sender: Sender; copy: DraftCopy; trial: Trial };

export const WorkContext = createContext<BuilderWork | null>(null);

/** The open work. @throws Error outside the builder */
export function useBuilderWork(): BuilderWork {
  const work = use(WorkContext);
  if (!work) throw new Error("This belongs inside the builder.");
  return work;
}

/** A part of the work, followed as it changes; `select` must give the same value for the same work. */
export function useWorkPart<T>(store: WorkStore, select: (work: Work) => T): T {
  return useSyncExternalStore(store.subscribe, () => select(store.work()));
}
