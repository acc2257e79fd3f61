import type { AuditEntry } from "@vitrine/model";
import { Link } from "@tanstack/react-router";
import { auditDetails, auditWords, targetPlace } from "./audit-words.ts";
import { momentOf } from "./words.ts";

/** What admins did, the latest first: who, what, to what, when and from where. */
export function AuditEntries({
  entries,
  withTarget = false,
}: {
  entries: readonly AuditEntry[];
  withTarget?: boolean;
}) {
  if (entries.length === 0)
    return <p className="py-2 text-label font-normal text-muted">No admin did anything here.</p>;
  return (
    <ol className="divide-y divide-line text-label font-normal">
      {entries.map((entry) => {
        const details = auditDetails(entry.details);
        return (
          <li key={entry.id} className="py-2.5">
            <p className="wrap-anywhere">
              <span className="font-semibold">{entry.admin.name}</span> {auditWords[entry.action]}
              {withTarget ? <Target entry={entry} /> : null}
            </p>
            {details ? <p className="mt-0.5 text-caption wrap-anywhere">{details}</p> : null}
            <p className="mt-0.5 text-caption text-muted">
              <time dateTime={entry.at}>{momentOf(entry.at)}</time> from {entry.address}
            </p>
          </li>
        );
      })}
    </ol>
  );
}

function Target({ entry }: { entry: AuditEntry }) {
  const place = targetPlace(entry);
  const namesItself = entry.target.type === "beta" || /^(?:login\.|impersonation\.restored)/.test(entry.action);
  if (namesItself || !entry.target.name) return null;
  return (
    <>
      {" "}
      {place ? (
        <Link to={place.to} search={place.search} className="text-brand underline underline-offset-4">
          {entry.target.name}
        </Link>
      ) : (
        entry.target.name
      )}
    </>
  );
}
