import { useEffect, useState, type RefObject } from "react";

type ConnectorProps = {
  /** Element that holds both panes; the line is drawn over it. */
  area: RefObject<HTMLElement | null>;
  /** The scrolling source pane. */
  pane: RefObject<HTMLElement | null>;
  active: string | null;
};

const gapMiddle = 16;

type Line = { x1: number; y1: number; bend: number; x2: number; y2: number };

/** A hairline from a value to the place in the CV where it was read; wide screens only. */
export function Connector({ area, pane, active }: ConnectorProps) {
  const [line, setLine] = useState<Line | null>(null);

  useEffect(() => {
    if (active === null) return;
    const measure = () => setLine(lineOf(area.current, pane.current, active));
    const frame = requestAnimationFrame(measure);
    const scroller = pane.current;
    scroller?.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("scroll", measure, { passive: true });
    window.addEventListener("resize", measure);
    return () => {
      cancelAnimationFrame(frame);
      scroller?.removeEventListener("scroll", measure);
      window.removeEventListener("scroll", measure);
      window.removeEventListener("resize", measure);
      setLine(null);
    };
  }, [area, pane, active]);

  if (!line) return null;
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 z-10 size-full overflow-visible max-lg:hidden"
    >
      <path
        d={`M${line.x1} ${line.y1}H${line.bend}V${line.y2}H${line.x2}`}
        fill="none"
        stroke="var(--brand)"
        strokeWidth="1"
      />
      <circle cx={line.x1} cy={line.y1} r="2.5" fill="var(--brand)" />
    </svg>
  );
}

function lineOf(area: HTMLElement | null, pane: HTMLElement | null, pointer: string): Line | null {
  const mark = lastOnFirstLine(area?.querySelectorAll(`[data-mark="${CSS.escape(pointer)}"]`) ?? []);
  const field = area?.querySelector(`[data-field="${CSS.escape(pointer)}"]`);
  if (!area || !pane || !mark || !field) return null;
  const frame = area.getBoundingClientRect();
  const window = pane.getBoundingClientRect();
  const from = mark.getClientRects()[0] ?? mark.getBoundingClientRect();
  const to = field.getClientRects()[0] ?? field.getBoundingClientRect();
  const y = from.top + from.height / 2;
  if (y < window.top || y > window.bottom || to.bottom < 0 || to.top > innerHeight) return null;
  return {
    x1: Math.min(from.right, window.right) - frame.left + 2,
    y1: y - frame.top,
    // Within the gap between the panes, so that the line never crosses what was read.
    bend: window.right - frame.left + gapMiddle,
    x2: to.left - frame.left - 3,
    y2: to.top + to.height / 2 - frame.top,
  };
}

/** A value may have several boxes; the line starts behind its first row. */
function lastOnFirstLine(marks: Iterable<Element>): Element | undefined {
  const [first, ...others] = marks;
  if (!first) return undefined;
  const row = first.getBoundingClientRect();
  return [first, ...others.filter((mark) => mark.getBoundingClientRect().top < row.bottom)].at(-1);
}
