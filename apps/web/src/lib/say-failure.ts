import { toast } from "@vitrine/ui";
import { endsSession, failureMessage } from "./form-errors.ts";

/** Says why a call failed, in the server's words or the given ones; of an ended session only the shell speaks. */
export function sayFailure(error: unknown, fallback: string): void {
  if (!endsSession(error)) toast.error(failureMessage(error, fallback));
}
