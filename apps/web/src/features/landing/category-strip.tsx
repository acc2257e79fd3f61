import { Button } from "@vitrine/ui";
import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { useRef } from "react";

/** One press of an arrow moves the strip so far, in pixels (document 1, section 2.4). */
const scrollStep = 200;

type Group = { category: string; templates: readonly unknown[] };
type CategoryStripProps = {
  groups: readonly Group[];
  chosen: string | null;
  onChoose: (category: string | null) => void;
};

/** Categories with their counts in a strip that scrolls. */
export function CategoryStrip({ groups, chosen, onChoose }: CategoryStripProps) {
  const strip = useRef<HTMLDivElement>(null);
  const scroll = (by: number) => strip.current?.scrollBy({ left: by, behavior: "smooth" });
  const total = groups.reduce((sum, group) => sum + group.templates.length, 0);
  const chip = (label: string, count: number, category: string | null) => (
    <Button
      key={label}
      size="small"
      aria-pressed={chosen === category}
      onClick={() => onChoose(category)}
      className={clsx("shrink-0 max-md:min-h-11!", chosen === category && "border-brand! bg-tint!")}
    >
      {label}
      <span className="text-muted tabular-nums">{count}</span>
    </Button>
  );
  return (
    <div className="mb-8 flex items-center gap-2">
      <Button variant="quiet" iconOnly aria-label="Earlier categories" onClick={() => scroll(-scrollStep)}>
        <ChevronLeft size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
      <div ref={strip} role="group" aria-label="Category" className="flex min-w-0 gap-2 overflow-x-auto p-1">
        {chip("All", total, null)}
        {groups.map(({ category, templates }) => chip(category, templates.length, category))}
      </div>
      <Button variant="quiet" iconOnly aria-label="Later categories" onClick={() => scroll(scrollStep)}>
        <ChevronRight size={18} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    </div>
  );
}
