import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";

export type Column<T> = {
  name: string;
  cell: (row: T) => ReactNode;
  /** The list can be sorted by this field of the call. */
  sort?: string;
  /** Somebody's own words, of any length: broken where the room ends, and three lines at most. The first column is. */
  isLong?: true;
  /** Numbers and dates end where the column ends. */
  atEnd?: boolean;
  /** Left out where there is no room: `lg` of narrower tables, `xl` of narrower screens whatever they show. */
  from?: "lg" | "xl";
};

type RowTableProps<T> = {
  label: string;
  rows: readonly T[];
  /** The first column opens the row. */
  columns: readonly [Column<T>, ...Column<T>[]];
  keyOf: (row: T) => number;
  nameOf: (row: T) => string;
  onOpen: (row: T) => void;
  /** As the call has it: a leading `-` is descending. */
  sort: string;
  onSort: (sort: string) => void;
};

const width = { lg: "md:max-lg:hidden", xl: "max-xl:hidden" } as const;

const cellClass = (column: { from?: "lg" | "xl"; atEnd?: boolean }) =>
  clsx(
    "px-3 py-1.5 max-md:flex max-md:items-baseline max-md:justify-between max-md:gap-4 max-md:px-0 max-md:py-1",
    column.atEnd ? "text-end tabular-nums md:whitespace-nowrap" : "text-start",
    column.from && width[column.from],
  );

/** Long words give way to the other columns, but never to nothing: a column of letters would fill the page. */
const textClass = ({ isLong }: { isLong?: true }) =>
  isLong ? "md:line-clamp-3 md:min-w-24 md:wrap-anywhere" : "md:inline-block md:wrap-break-word";

/** Rows of a list, dense; on a phone each becomes a stack of names and values. */
export function RowTable<T>({ label, rows, columns, keyOf, nameOf, onOpen, sort, onSort }: RowTableProps<T>) {
  const [first, ...others] = columns;
  return (
    <table aria-label={label} className="w-full text-label font-normal max-md:block md:border-b md:border-line">
      <thead className="text-caption text-muted max-md:hidden">
        <tr>
          {columns.map((column) => (
            <Heading key={column.name} column={column} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line max-md:block max-md:border-y max-md:border-line">
        {rows.map((row) => (
          <tr
            key={keyOf(row)}
            className="relative h-9 hover:bg-sunken focus-within:bg-sunken max-md:flex max-md:h-auto max-md:flex-col max-md:py-3"
          >
            <th scope="row" className="px-3 py-1.5 text-start font-normal max-md:px-0 max-md:py-1">
              <button
                type="button"
                aria-label={`Open ${nameOf(row)}`}
                onClick={() => onOpen(row)}
                className="align-top text-start font-semibold wrap-anywhere after:absolute after:inset-0 md:min-w-32 md:max-w-80 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-brand"
              >
                <span className="md:line-clamp-3">{first.cell(row)}</span>
              </button>
            </th>
            {others.map((column) => (
              <td key={column.name} className={cellClass(column)}>
                <span aria-hidden="true" className="text-caption text-muted md:hidden">
                  {column.name}
                </span>
                <span className={clsx("min-w-0 max-md:text-end max-md:wrap-anywhere md:max-w-64", textClass(column))}>
                  {column.cell(row)}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeadingProps<T> = { column: Column<T>; sort: string; onSort: (sort: string) => void };

function Heading<T>({ column, sort, onSort }: HeadingProps<T>) {
  const isSorted = column.sort !== undefined && sort.replace(/^-/, "") === column.sort;
  const isDown = sort.startsWith("-");
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (isDown ? "descending" : "ascending") : undefined}
      className={clsx(
        "sticky top-[calc(3.5rem+var(--shell-top))] z-10 h-9 bg-sunken px-3 font-semibold whitespace-nowrap",
        column.atEnd ? "text-end" : "text-start",
        column.from && width[column.from],
      )}
    >
      {column.sort === undefined ? (
        column.name
      ) : (
        <button
          type="button"
          onClick={() =>
            onSort(isSorted && !isDown ? `-${column.sort}` : isSorted ? (column.sort ?? "") : `-${column.sort}`)
          }
          className="inline-flex min-h-9 items-center gap-1 hover:text-ink"
        >
          {column.name}
          {isSorted ? <Arrow size={14} strokeWidth={2} aria-hidden="true" /> : null}
        </button>
      )}
    </th>
  );
}
