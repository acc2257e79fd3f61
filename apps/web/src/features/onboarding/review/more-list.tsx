import { Button } from "@vitrine/ui";
import { useState, type ReactNode } from "react";
import { useReview } from "./review-context.ts";

type MoreListProps<T> = {
  items: readonly T[];
  /** Pointer of the list. */
  list: string;
  /** How many are shown before "+ N more". */
  limit: number;
  noun: string;
  render: (item: T, index: number) => ReactNode;
  className?: string;
};

/** The first items of a list and a note that opens the others. */
export function MoreList<T>({ items, list, limit, noun, render, className }: MoreListProps<T>) {
  const { wanted } = useReview();
  const [isOpened, setOpen] = useState(false);
  const isOpen = isOpened || indexIn(list, wanted) >= limit;
  const shown = isOpen ? items : items.slice(0, limit);
  const rest = items.length - limit;
  return (
    <>
      <ul className={className}>{shown.map(render)}</ul>
      {rest > 0 ? (
        <Button
          variant="quiet"
          size="small"
          className="mt-2 -ms-3 text-brand!"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? `Show fewer ${noun}` : `+ ${rest} more`}
          {isOpen ? null : <span className="sr-only">{noun}</span>}
        </Button>
      ) : null}
    </>
  );
}

/** Which entry of the list a value belongs to; -1 for one of another list. */
function indexIn(list: string, pointer: string | null): number {
  return pointer?.startsWith(`${list}/`) === true ? Number(pointer.slice(list.length + 1).split("/")[0]) : -1;
}
