import type { Tryout } from "@vitrine/model";

const mostShown = 6;

/** What to know of the reading, and how much of what was read its owner should look at, with the first of it. */
export function ThingsToCheck({ notes, values }: { notes: Tryout["notes"]; values: Tryout["to_check"] }) {
  const count = values.length;
  const none = notes.length > 0 ? "What to know of the reading" : "Nothing to check";
  const title = count === 0 ? none : count === 1 ? "1 thing to check" : `${count} things to check`;
  return (
    <section aria-labelledby="check-title" className="border-t border-line pt-5">
      <h2 id="check-title" className="text-h3">
        {title}
      </h2>
      {notes.map((note) => (
        <p key={note} className="mt-2 max-w-[60ch] border-s-2 border-info ps-3">
          {note}
        </p>
      ))}
      {count === 0 && notes.length > 0 ? null : <p className="mt-2 max-w-[60ch] text-muted">{explanationOf(count)}</p>}
      <dl className="mt-3 grid gap-x-4 gap-y-1 text-app sm:grid-cols-[max-content_1fr]">
        {values.slice(0, mostShown).map(({ pointer, label, value }) => (
          <div key={pointer} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd className="min-w-0 wrap-anywhere max-sm:mb-2 line-clamp-2" dir="auto">
              {value}
            </dd>
          </div>
        ))}
      </dl>
      {count > mostShown ? <p className="mt-2 text-caption text-muted">and {count - mostShown} more</p> : null}
    </section>
  );
}

function explanationOf(count: number): string {
  if (count === 0) return "We are sure of every value. You can still compare each one with its place in your CV.";
  if (count === 1) return "We are not sure of it. Once the site is yours, it stands beside its place in your CV.";
  return "We are not sure of these. Once the site is yours, each one stands beside its place in your CV.";
}
