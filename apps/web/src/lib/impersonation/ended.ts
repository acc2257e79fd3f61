type Listener = () => void;

let listener: Listener | null = null;

/** Sets who leads back when the server no longer knows the impersonation: what shows it, while it is shown. */
export function onImpersonationEnded(next: Listener): () => void {
  listener = next;
  return () => {
    if (listener === next) listener = null;
  };
}

/**
 * Tells that a call was refused because the session is over.
 * @returns whether somebody leads back, so that nobody needs to be signed out
 */
export function reportImpersonationEnded(): boolean {
  listener?.();
  return listener !== null;
}
