import type { PageMeta } from "@vitrine/contract";
import { Button, Select } from "@vitrine/ui";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { count } from "../../../lib/charts/period-words.ts";
import { pageSizes } from "./list-search.ts";

type PagerProps = {
  meta: PageMeta;
  noun: string;
  plural?: string;
  /** How many rows a page has, with `onRows` to choose another number; without it there is no choice. */
  rows?: number;
  onRows?: (rows: string) => void;
  onPage: (page: number) => void;
};

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Which rows are shown of how many, and the ways to the others. */
export function Pager({ meta, noun, plural = `${noun}s`, rows, onRows, onPage }: PagerProps) {
  const { page, per_page, total, last_page, total_is_estimate: isEstimate } = meta;
  const first = (page - 1) * per_page + 1;
  const last = Math.min(total, page * per_page);
  const all = `${isEstimate ? "about " : ""}${count(total)} ${total === 1 ? noun : plural}`;
  const shown = total > per_page ? `${count(first)}–${count(last)} of ${all}` : all;
  return (
    <nav aria-label="Pages" className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="text-caption text-muted tabular-nums">
          {shown}
        </p>
        {onRows && total > Number(pageSizes[0]) ? (
          <Select
            aria-label="Rows per page"
            value={rows}
            onChange={(event) => onRows(event.target.value)}
            className="max-md:min-h-11 md:min-h-9!"
          >
            {pageSizes.map((size) => (
              <option key={size} value={size}>
                {size} rows
              </option>
            ))}
          </Select>
        ) : null}
      </div>
      {last_page > 1 ? (
        <div className="flex items-center gap-2">
          <Button size="small" className="max-md:min-h-11" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft {...icon} />
            Previous
          </Button>
          <span className="px-1 text-caption tabular-nums">
            Page {count(page)} of {count(last_page)}
          </span>
          <Button
            size="small"
            className="max-md:min-h-11"
            disabled={page >= last_page}
            onClick={() => onPage(page + 1)}
          >
            Next
            <ChevronRight {...icon} />
          </Button>
        </div>
      ) : null}
    </nav>
  );
}
