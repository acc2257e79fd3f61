import { useCallback, useState } from "react";
import { readStored, writeStored } from "../../../lib/storage/client-storage.ts";
import type { Review } from "./review-context.ts";

/**
 * Keeps what is being typed into a value of the review while it is typed: a page that is loaded anew opens that value
 * again, with each letter, and keeps it when the value is left, as ever. `session` is the upload that is reviewed.
 */
export function useTypedValue(session: string): Pick<Review, "typed" | "keepTyped"> {
  const [typed, setTyped] = useState(() => {
    const kept = readStored("review_typed");
    return kept?.session === session ? kept : null;
  });
  const keepTyped = useCallback<Review["keepTyped"]>(
    (value) => {
      writeStored("review_typed", value && { session, ...value });
      if (value === null) setTyped(null);
    },
    [session],
  );
  return { typed, keepTyped };
}
