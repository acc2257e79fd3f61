import type { ShownCvChange } from "@vitrine/model";
import { Badge, Checkbox } from "@vitrine/ui";
import { Quote } from "lucide-react";
import { wordsOf } from "./change-words.ts";

type ChangeRowProps = { change: ShownCvChange; isChosen: boolean; onChoose: (isChosen: boolean) => void };

/** One change: what the site says beside what the newer CV says, and where it says so. */
export function ChangeRow({ change, isChosen, onChoose }: ChangeRowProps) {
  const { badge, tone, hint } = wordsOf(change);
  const name = [change.entry, change.field].filter(Boolean).join(": ") || change.section_title;
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <Checkbox
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
        label={
          <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="text-label wrap-anywhere">{name}</span>
            <Badge tone={tone}>{badge}</Badge>
          </span>
        }
      />
      <div className={`ms-8 grid gap-x-6 gap-y-2 text-body ${change.before === "" ? "" : "md:grid-cols-2"}`}>
        {change.before === "" ? null : <Side label="On your site" text={change.before} />}
        {change.after === "" ? null : <Side label="In the newer CV" text={change.after} isNew />}
      </div>
      {hint === null ? null : <p className="ms-8 mt-2 text-caption text-muted">{hint}</p>}
      {change.evidence.map((quote) => (
        <Evidence key={`${quote.page} ${quote.text} ${quote.start}`} quote={quote} />
      ))}
    </li>
  );
}

function Side({ label, text, isNew = false }: { label: string; text: string; isNew?: boolean }) {
  return (
    <div className={`min-w-0 border-s-2 ps-3 ${isNew ? "border-brand" : "border-line"}`}>
      <p className="text-caption text-muted">{label}</p>
      <p dir="auto" className="max-h-60 overflow-y-auto whitespace-pre-line wrap-anywhere">
        {text}
      </p>
    </div>
  );
}

function Evidence({ quote: { page, text, start, end } }: { quote: ShownCvChange["evidence"][number] }) {
  return (
    <p className="ms-8 mt-2 flex gap-2 text-caption text-muted">
      <Quote size={14} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <span className="min-w-0 wrap-anywhere">
        <span className="sr-only">The newer CV says on </span>
        Page {page}: <bdi>{text.slice(0, start)}</bdi>
        <mark className="bg-tint text-ink">{text.slice(start, end)}</mark>
        <bdi>{text.slice(end)}</bdi>
      </span>
    </p>
  );
}
