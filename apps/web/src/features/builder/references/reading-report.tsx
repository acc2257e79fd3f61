import type { Reference } from "@vitrine/model";
import { Notice } from "@vitrine/ui";
import type { ReactNode } from "react";
import { publicationsCount, type PastedReferences } from "./read-pasted.ts";

/** What was read of a pasted list, before anything is added. */
export function ReadingReport({ reading }: { reading: PastedReferences | null }) {
  return (
    <div role="status" className="flex flex-col gap-3 empty:hidden">
      {reading ? <Report reading={reading} /> : null}
    </div>
  );
}

function Report({ reading: { fresh, duplicates, left, problems } }: { reading: PastedReferences }) {
  const bare = fresh.filter(({ isComplete }) => !isComplete);
  return (
    <>
      {fresh.length === 0 ? null : (
        <Listed line={`${publicationsCount(fresh.length)} to add`} items={fresh.map(titleOf)} />
      )}
      {bare.length === 0 ? null : (
        <Notice tone="info" title={`${publicationsCount(bare.length)} with a DOI alone`}>
          They are added hidden, each called by its DOI, until you write what they are and show them.
        </Notice>
      )}
      {duplicates.length === 0 ? null : (
        <Listed
          line={`${publicationsCount(duplicates.length)} there already, not added again`}
          items={duplicates.map(
            ({ title, because }) => `${title} (${because === "doi" ? "same DOI" : "same title and year"})`,
          )}
        />
      )}
      {left.length === 0 ? null : (
        <Listed line={`${publicationsCount(left.length)} for which there is no room`} items={left.map(titleOf)} />
      )}
      {problems.length === 0 ? null : (
        <Notice
          tone="warning"
          title={problems.length === 1 ? "1 part could not be read" : `${problems.length} parts could not be read`}
        >
          <ul className="flex flex-col gap-2">
            {problems.map(({ line, message, source }) => (
              <li key={`${line} ${source}`}>
                {line > 0 ? `Line ${line}: ` : ""}
                {message}
                {source === "" ? null : (
                  <code className="mt-1 block max-h-24 overflow-y-auto text-caption wrap-anywhere whitespace-pre-wrap">
                    {source}
                  </code>
                )}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

const titleOf = ({ fields }: Reference) => String(fields["title"]);

function Listed({ line, items }: { line: ReactNode; items: readonly string[] }) {
  return (
    <details>
      <summary className="min-h-8 cursor-pointer text-label max-md:min-h-11">{line}</summary>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-caption text-muted">
        {items.map((item, index) => (
          <li key={index} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </details>
  );
}
