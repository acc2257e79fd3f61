import { clsx } from "clsx";
import { Tabs as Primitive, ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";

export type TabItem = { value: string; label: ReactNode; content: ReactNode };

type TabsProps = { label: string; items: readonly TabItem[]; value: string; onValueChange: (value: string) => void };

/** Text tabs with an underline, and the panel of the chosen one. */
export function Tabs({ label, items, value, onValueChange }: TabsProps) {
  return (
    <Primitive.Root value={value} onValueChange={onValueChange}>
      <Primitive.List aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
        {items.map((item) => (
          <Primitive.Trigger
            key={item.value}
            value={item.value}
            className="-mb-px min-h-11 border-b-2 border-transparent text-label whitespace-nowrap text-muted hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-brand data-[state=active]:text-ink"
          >
            {item.label}
          </Primitive.Trigger>
        ))}
      </Primitive.List>
      {items.map((item) => (
        <Primitive.Content key={item.value} value={item.value} className="pt-6">
          {item.content}
        </Primitive.Content>
      ))}
    </Primitive.Root>
  );
}

export type Segment<V extends string> = { value: V; label: string; icon?: ReactNode; hideLabel?: boolean };

type SegmentsProps<V extends string> = {
  label: string;
  items: readonly Segment<V>[];
  value: V;
  onValueChange: (value: V) => void;
  disabled?: boolean;
  className?: string;
};

/** A segmented control: one of a few choices, each an icon and a word. */
export function Segments<V extends string>(props: SegmentsProps<V>) {
  const { label, items, value, onValueChange, disabled = false, className } = props;
  return (
    <ToggleGroup.Root
      type="single"
      disabled={disabled}
      aria-label={label}
      value={value}
      onValueChange={(next) => {
        const chosen = items.find((item) => item.value === next);
        if (chosen) onValueChange(chosen.value);
      }}
      className={clsx("inline-flex rounded-m border border-line bg-sunken p-0.5", className)}
    >
      {items.map((item) => (
        <ToggleGroup.Item
          key={item.value}
          value={item.value}
          aria-label={item.hideLabel ? item.label : undefined}
          className="inline-flex min-h-10 flex-1 items-center justify-center gap-2 rounded-[4px] px-3 text-label whitespace-nowrap text-muted hover:text-ink data-[state=on]:bg-surface data-[state=on]:text-ink data-[state=on]:shadow-[0_0_0_1px_var(--line)] md:min-h-8"
        >
          {item.icon}
          {item.hideLabel ? null : item.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
