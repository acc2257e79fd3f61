import { Button } from "@vitrine/ui";
import { clsx } from "clsx";
import { useId, useState } from "react";
import { axisTop, labelled, lastStandsAt, peakOf } from "./chart-scale.ts";
import { count } from "./period-words.ts";

export type Column = { short: string; long: string; value: number };

type ColumnChartProps = {
  /** The question that the chart answers. */
  question: string;
  /** What is counted, for the table: "Views". */
  unit: string;
  /** What one column stands for: "Day". */
  step: string;
  columns: readonly Column[];
  /** Said to those who do not see the picture. */
  summary: string;
  /** How a value is written, where it is not a count. */
  say?: (value: number) => string;
};

const height = 160;

/** Columns from zero over time, with the last and the largest value written on them, and the same as a table. */
export function ColumnChart({ question, unit, step, columns, summary, say = count }: ColumnChartProps) {
  const [isTable, setTable] = useState(false);
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="font-text text-h3">
          {question}
        </h2>
        <Button variant="quiet" size="small" className="max-md:-ms-3 md:-me-3" onClick={() => setTable(!isTable)}>
          {isTable ? "Show as chart" : "Show as table"}
        </Button>
      </div>
      {isTable ? (
        <ValueTable step={step} unit={unit} columns={columns} say={say} />
      ) : (
        <Plot columns={columns} summary={summary} say={say} />
      )}
    </section>
  );
}

type Say = { say: (value: number) => string };

function Plot({ columns, summary, say }: Pick<ColumnChartProps, "columns" | "summary"> & Say) {
  const values = columns.map((column) => column.value);
  const top = axisTop(values);
  const width = 10;
  return (
    <div className="mt-3">
      <div className="flex gap-2">
        <div
          aria-hidden="true"
          className="flex h-40 flex-col justify-between text-end text-caption text-muted tabular-nums"
        >
          <span className="-translate-y-1/2">{say(top)}</span>
          <span>{say(top / 2)}</span>
          <span className="translate-y-1/2">{say(0)}</span>
        </div>
        <div className="min-w-0 flex-1">
          <div className="relative">
            <svg
              role="img"
              aria-label={summary}
              viewBox={`0 0 ${columns.length * width} ${height}`}
              preserveAspectRatio="none"
              className="block h-40 w-full overflow-visible"
            >
              {[0, height / 2].map((y) => (
                <line
                  key={y}
                  x1="0"
                  x2="100%"
                  y1={y}
                  y2={y}
                  className="stroke-line"
                  vectorEffect="non-scaling-stroke"
                />
              ))}
              {columns.map(({ long, value }, index) => (
                <rect
                  key={long}
                  x={index * width + 1}
                  width={width - 2}
                  y={height - (value / top) * height}
                  height={(value / top) * height}
                  className="fill-brand"
                >
                  <title>{`${long}: ${say(value)}`}</title>
                </rect>
              ))}
              <line
                x1="0"
                x2="100%"
                y1={height}
                y2={height}
                className="stroke-edge"
                vectorEffect="non-scaling-stroke"
              />
            </svg>
            <Annotations values={values} top={top} say={say} />
          </div>
          <AxisNames columns={columns} />
        </div>
      </div>
    </div>
  );
}

/** How near, in parts of the width, two written values may stand. */
const crowded = 0.15;

/** The last value and the largest one, written above their columns. */
function Annotations({ values, top, say }: { values: readonly number[]; top: number } & Say) {
  const last = values.length - 1;
  const peak = peakOf(values);
  const isApart = peak !== null && (last - peak) / values.length > crowded;
  const marks = [...(isApart ? [peak] : []), ...(last >= 0 ? [last] : [])];
  return (
    <div aria-hidden="true" className="pointer-events-none absolute inset-0">
      {marks.map((index) => (
        <span
          key={index}
          className={clsx(
            "absolute pb-0.5 text-caption font-semibold tabular-nums",
            // The last one ends with its column, however wide it is.
            index < last && "-translate-x-1/2 rtl:translate-x-1/2",
          )}
          style={{
            ...(index < last
              ? { insetInlineStart: `${((index + 0.5) / values.length) * 100}%` }
              : { insetInlineEnd: 0 }),
            bottom: `${((index < last ? (values[index] ?? 0) : lastStandsAt(values, say(values[last] ?? 0))) / top) * 100}%`,
          }}
        >
          {say(values[index] ?? 0)}
        </span>
      ))}
    </div>
  );
}

/** Names below the axis: as many as a phone has room for, and more on wider screens. */
function AxisNames({ columns }: { columns: readonly Column[] }) {
  return [
    { most: 4, className: "md:hidden" },
    { most: 7, className: "max-md:hidden" },
  ].map(({ most, className }) => (
    <div
      key={most}
      aria-hidden="true"
      className={`mt-1 flex justify-between gap-2 text-caption text-muted tabular-nums ${className}`}
    >
      {labelled(columns.length, most).map((index) => (
        <span key={index}>{columns[index]?.short}</span>
      ))}
    </div>
  ));
}

function ValueTable({ step, unit, columns, say }: Pick<ColumnChartProps, "step" | "unit" | "columns"> & Say) {
  return (
    <table className="mt-3 w-full border-y border-line text-app">
      <thead className="bg-sunken text-caption text-muted">
        <tr>
          <th scope="col" className="px-3 py-2 text-start font-semibold">
            {step}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-semibold">
            {unit}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {columns.toReversed().map(({ long, value }) => (
          <tr key={long}>
            <th scope="row" className="px-3 py-1.5 text-start font-normal">
              {long}
            </th>
            <td className="px-3 py-1.5 text-end tabular-nums">{say(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
