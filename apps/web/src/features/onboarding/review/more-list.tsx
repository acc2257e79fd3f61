import { Button } from "@vitrine/ui";
import { useState, type ReactNode } from "react";

type MoreListProps<T> = {
  items: readonly T[];
  /** How many are shown before "+ N more". */
  limit: number;
  noun: string;
  render: (item: T, index: number) => ReactNode;
  className?: string;
};

/** The first items of a list and a note that opens the others. */
export function MoreList<T>({ items, limit, noun, render, className }: MoreListProps<T>) {
  const [isOpen, setOpen] = useState(false);
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
