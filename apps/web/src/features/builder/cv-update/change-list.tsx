import { otherPersonIn, type CvUpdate } from "@vitrine/model";
import { Button, Notice } from "@vitrine/ui";
import { useId } from "react";
import { ChangeRow } from "./change-row.tsx";
import { bySection, summaryOf } from "./change-words.ts";

type ChangeListProps = {
  update: CvUpdate;
  chosen: readonly string[];
  /** Told which changes are chosen otherwise than proposed. */
  onTurn: (turned: ReadonlySet<string>) => void;
};

/** The changes of a newer CV by section, each with a box to choose it. */
export function ChangeList({ update, chosen, onTurn }: ChangeListProps) {
  const id = useId();
  const picked = new Set(chosen);
  const { changes } = update;
  const other = otherPersonIn(changes);
  const choose = (next: ReadonlySet<string>) =>
    onTurn(new Set(changes.flatMap((change) => (change.in_all === next.has(change.id) ? [] : [change.id]))));
  return (
    <div className="flex flex-col gap-6">
      {other ? (
        <Notice tone="warning" title="Is this your CV?">
          It is of {other.there}, your site of {other.here}. Nothing of it is chosen for you.
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-start justify-between gap-3">
        <p className="min-w-0 flex-1 basis-72 text-body">
          {update.knows_last
            ? ""
            : "We do not know what an earlier CV said, so all that is on your site counts as yours. "}
          {other ? "" : summaryOf(changes)}
        </p>
        <div className="flex gap-2">
          <Button size="small" onClick={() => onTurn(new Set())}>
            All proposed
          </Button>
          <Button size="small" onClick={() => choose(new Set())}>
            None
          </Button>
        </div>
      </div>
      {bySection(changes).map(({ section, title, changes: list }) => (
        <section key={section} aria-labelledby={`${id}-${section}`}>
          <h3 id={`${id}-${section}`} className="text-h3">
            {title}
          </h3>
          <ul>
            {list.map((change) => (
              <ChangeRow
                key={change.id}
                change={change}
                isChosen={picked.has(change.id)}
                onChoose={(isChosen) =>
                  choose(
                    isChosen ? new Set([...picked, change.id]) : new Set(chosen.filter((one) => one !== change.id)),
                  )
                }
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
