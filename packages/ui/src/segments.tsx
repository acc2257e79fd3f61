import { clsx } from "clsx";
import type { KeyboardEvent, ReactNode } from "react";

export type Segment<V extends string> = { value: V; label: string; icon?: ReactNode; hideLabel?: boolean };

type SegmentsProps<V extends string> = {
  label: string;
  items: readonly Segment<V>[];
  value: V;
  onValueChange: (value: V) => void;
  disabled?: boolean;
  className?: string;
};

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows go round among the segments; the space bar and Enter choose. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>) {
  const step = steps[event.key];
  if (step === undefined) return;
  const all = [...(event.currentTarget.parentElement?.querySelectorAll("button") ?? [])];
  const present = all.indexOf(event.currentTarget);
  event.preventDefault();
  all.at((present + step) % all.length)?.focus();
}

/** A segmented control: one of a few choices, each an icon and a word. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  const { label, items, value, onValueChange, disabled = false, className } = props;
  const isChosen = items.some((item) => item.value === value);
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={clsx("inline-flex rounded-m border border-line bg-sunken p-0.5", className)}
    >
      {items.map((item, index) => (
        <button
          key={item.value}
          type="button"
          role="radio"
          aria-checked={item.value === value}
          disabled={disabled}
          tabIndex={item.value === value || (!isChosen && index === 0) ? 0 : -1}
          aria-label={item.hideLabel ? item.label : undefined}
          onKeyDown={moveFocus}
          onClick={() => (item.value === value ? undefined : onValueChange(item.value))}
          className="relative inline-flex min-h-10 flex-1 items-center justify-center gap-2 rounded-[4px] px-3 text-label whitespace-nowrap text-muted hover:text-ink aria-checked:bg-surface aria-checked:text-ink aria-checked:shadow-[0_0_0_1px_var(--line)] after:absolute after:inset-x-0 after:-inset-y-0.5 md:min-h-8 md:pointer-coarse:min-h-10"
        >
          {item.icon}
          {item.hideLabel ? null : item.label}
        </button>
      ))}
    </div>
  );
}
