import { useMemo, useState } from "react";
import { findDataProblems, type DataProblems } from "./data-problems.ts";
import type { Data } from "../draft/data-draft.ts";

/** What may be said about a field, and when the owner has left one. */
export type FieldTalk = {
  errorAt: (path: string) => string | undefined;
  leave: (path: string) => void;
  /** From now on every wrong field says so; true when there is one. */
  speakUp: () => boolean;
};

/** Wrong values are named once their field was left, or after an attempt to save. */
export function useFieldTalk(category: string, data: Data, refused: DataProblems): FieldTalk {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [isLoud, setLoud] = useState(false);
  const problems = useMemo(() => findDataProblems(category, data), [category, data]);
  return {
    errorAt: (path) => refused[path] ?? (isLoud || left.has(path) ? problems[path] : undefined),
    leave: (path) => setLeft((before) => (before.has(path) ? before : new Set(before).add(path))),
    speakUp: () => {
      setLoud(true);
      return Object.keys(problems).length > 0;
    },
  };
}
