import { useId } from "react";
import { count } from "./period-words.ts";

type BarListProps = {
  /** The question that the list answers. */
  question: string;
  unit: string;
  rows: readonly { label: string; value: number }[];
  /** Said in place of an empty list. */
  none: string;
};

const shownAtFirst = 6;

/** What was counted most, each with its value and a bar from zero; the list is its own table. */
export function BarList({ question, unit, rows, none }: BarListProps) {
  const id = useId();
  const rest = rows.slice(shownAtFirst);
  const largest = Math.max(1, ...rows.map((row) => row.value));
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id={id} className="font-text text-h3">
          {question}
        </h2>
        <span className="text-caption text-muted">{rows.length > 0 ? unit : null}</span>
      </div>
      {rows.length === 0 ? <p className="mt-2 text-muted">{none}</p> : null}
      <Rows rows={rows.slice(0, shownAtFirst)} largest={largest} />
      {rest.length > 0 ? (
        <details className="mt-1">
          <summary className="min-h-11 cursor-pointer content-center text-label text-brand md:min-h-9">
            {rest.length} more
          </summary>
          <Rows rows={rest} largest={largest} />
        </details>
      ) : null}
    </section>
  );
}

function Rows({ rows, largest }: Pick<BarListProps, "rows"> & { largest: number }) {
  if (rows.length === 0) return null;
  return (
    <ul className="mt-2">
      {rows.map(({ label, value }) => (
        <li key={label} className="py-1.5">
          <span className="flex items-baseline justify-between gap-4 text-app">
            <span className="min-w-0 wrap-anywhere">{label}</span>
            <span className="tabular-nums">{count(value)}</span>
          </span>
          <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-1 block h-1 w-full">
            <rect width="100" height="4" className="fill-sunken" />
            <rect
              width={(value / largest) * 100}
              height="4"
              className="fill-brand rtl:origin-center rtl:-scale-x-100"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}
