import { Link } from "@tanstack/react-router";
import { readStored, removeStored, type PendingTryout } from "../../lib/storage/client-storage.ts";
import { heldTryout, hereToken, letGoOfTryout } from "../../lib/tryout-here/tryout-here.ts";
import { TakenAlong } from "./taken-along.tsx";

/** The site that a visitor wants to keep, while it is still there. */
export function readTryout(): PendingTryout | null {
  const tryout = wantedTryout();
  return tryout?.token === hereToken && !heldTryout() ? null : tryout;
}

/** Whether that site was only in a page that was loaded anew. */
export function isTryoutLost(): boolean {
  return wantedTryout() !== null && readTryout() === null;
}

function wantedTryout(): PendingTryout | null {
  const tryout = readStored("pending_tryout");
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

/** Says that the site that was just seen went with its page: nothing of it had been sent. */
export function LostTryout({ onRemove }: { onRemove: () => void }) {
  return (
    <TakenAlong removeLabel="Close" onRemove={onRemove}>
      Your site was only in the page before, and loading it anew forgot it. Give your CV again after registering, or now
      on the{" "}
      <Link to="/" className="underline underline-offset-2">
        start page
      </Link>
      .
    </TakenAlong>
  );
}
