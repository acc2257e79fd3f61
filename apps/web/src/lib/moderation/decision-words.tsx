import { moderationCategoryWords, type Restriction } from "@vitrine/model";

const day = new Intl.DateTimeFormat(undefined, { dateStyle: "long" });

/** Why something was decided, and what was said and answered since. */
export function DecisionWords({ restriction }: { restriction: Restriction }) {
  const { category, reason, since, appeals, can_appeal: canAppeal } = restriction;
  const isOpen = appeals.some(({ status }) => status === "open");
  return (
    <div className="flex flex-col gap-2">
      <p className="whitespace-pre-line wrap-anywhere">
        {moderationCategoryWords[category]}
        {reason ? `: ${reason}` : ""} <span className="text-muted">({day.format(new Date(since))})</span>
      </p>
      {appeals.map(({ id, answer, answered_at: at }) =>
        answer ? (
          <p key={id} className="whitespace-pre-line wrap-anywhere">
            <span className="font-semibold">We answered{at ? ` on ${day.format(new Date(at))}` : ""}:</span> {answer}
          </p>
        ) : null,
      )}
      {isOpen ? <p>We have your objection and answer by mail.</p> : null}
      {!isOpen && !canAppeal ? <p>We have answered your objections. Please write to the support for more.</p> : null}
    </div>
  );
}
