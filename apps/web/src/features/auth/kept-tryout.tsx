import { readStored, removeStored, type PendingTryout } from "../../lib/storage/client-storage.ts";
import { heldTryout, hereToken, letGoOfTryout } from "../../lib/tryout-here/tryout-here.ts";
import { TakenAlong } from "./taken-along.tsx";

/** The site that a visitor wants to keep, while it is still there. */
export function readTryout(): PendingTryout | null {
  const tryout = readStored("pending_tryout");
  if (tryout?.token === hereToken && !heldTryout()) return null;
  return tryout && Date.parse(tryout.expiresAt) > Date.now() ? tryout : null;
}

/** Leaves the site behind. */
export function forgetTryout(): null {
  removeStored("pending_tryout");
  letGoOfTryout();
  return null;
}

/** How the calls that make an account name it. */
export function tryoutFields(tryout: PendingTryout | null) {
  return tryout ? { try_token: tryout.token, try_template: tryout.template } : {};
}

/** Says that the account begins with the site that was just seen. */
export function KeptTryout({ tryout, onRemove }: { tryout: PendingTryout; onRemove: () => void }) {
  return (
    <TakenAlong removeLabel="Begin without this site" onRemove={onRemove}>
      Your site in {tryout.templateName} is kept
    </TakenAlong>
  );
}
