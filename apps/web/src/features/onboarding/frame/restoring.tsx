import { Mark } from "@vitrine/ui";

/** Shown until the session is known, three seconds at most. */
export function Restoring() {
  return (
    <div role="status" className="grid flex-1 place-content-center justify-items-center gap-4 p-8">
      <span className="ui-delayed">
        <Mark size={40} />
      </span>
      <p className="ui-delayed text-muted">Restoring your session…</p>
    </div>
  );
}
