import type { ApiError } from "@vitrine/api-client";

/** Asks the person to confirm that it is them; false when they would rather not. */
type Confirmer = () => Promise<boolean>;

let confirmer: Confirmer | null = null;
let asking: Promise<boolean> | null = null;

/** Sets who asks: the shell's dialog. Gives back the function that takes it away again. */
export function setConfirmer(next: Confirmer): () => void {
  confirmer = next;
  return () => {
    if (confirmer === next) confirmer = null;
  };
}

/**
 * For every call that the server wants confirmed first: asks once, however many calls wait, and has them sent again.
 * @returns whether the call is to be sent again
 */
export async function confirmAndRepeat(error: ApiError): Promise<boolean> {
  if (error.code !== "confirmation_required" || !confirmer) return false;
  asking ??= confirmer().finally(() => {
    asking = null;
  });
  return asking;
}
