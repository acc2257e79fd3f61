import { findFigures, type FoundFigure } from "@vitrine/model";
import { Button, toast } from "@vitrine/ui";
import { Plus } from "lucide-react";
import { useId, useMemo, useState } from "react";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import type { EntryToolsProps } from "../sections/entry-tools.tsx";
import { newEntry } from "../sections/new-section.ts";
import { readEntries } from "../work/section-entries.ts";
import { sayKept } from "../work/say-kept.ts";
import { figureSources, withoutTaken } from "./figure-sources.ts";

const shownAtFirst = 5;

/** Figures that the owner's own sentences say: each is offered with its sentence, and placed only when it is asked for. */
export function FoundFigures({ website, kind, actions, room }: EntryToolsProps) {
  const heading = useId();
  const [isWhole, setWhole] = useState(false);
  const taken = website.sections.filter(({ kind: of }) => of === kind.name).flatMap((own) => readEntries(website, own));
  const all = useMemo(() => findFigures(figureSources(website)), [website]);
  const found = withoutTaken(all, taken);
  const add = useSingleFlight(async ({ value, label, sentence }: FoundFigure) => {
    try {
      const outcome = await actions.add(newEntry(kind, { value, label, sentence }));
      if (outcome === "kept") sayKept();
      else toast.success("Figure added");
    } catch (error) {
      sayFailure(error, "This figure could not be added. Please try again.");
    }
  });
  if (found.length === 0) return null;
  const shown = isWhole ? found : found.slice(0, shownAtFirst);
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-3">
      <div>
        <h3 id={heading} className="font-text text-h3">
          Found in your own words
        </h3>
        <p className="text-caption text-muted">
          Numbers that sentences of your CV and your site say. Add those that speak for you.
        </p>
      </div>
      <ul className="flex flex-col">
        {shown.map((figure) => (
          <li
            key={`${figure.value} ${figure.label}`}
            className="flex items-start gap-3 border-b border-line py-3 last:border-b-0"
          >
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere">
                <span className="text-label tabular-nums">{figure.value}</span> {figure.label}
              </p>
              <p className="mt-1 text-caption wrap-anywhere text-muted">
                <q>{figure.sentence}</q> {figure.place}
              </p>
            </div>
            <Button
              variant="quiet"
              size="small"
              iconOnly
              className="max-md:size-11"
              disabled={room <= 0}
              aria-label={`Add ${figure.value} ${figure.label}`}
              icon={<Plus size={16} strokeWidth={1.75} aria-hidden />}
              onClick={() => void add(figure)}
            />
          </li>
        ))}
      </ul>
      {shown.length < found.length ? (
        <Button
          size="small"
          variant="quiet"
          className="-ms-3 self-start max-md:min-h-11"
          onClick={() => setWhole(true)}
        >
          {`Show ${found.length - shown.length} more`}
        </Button>
      ) : null}
    </section>
  );
}
