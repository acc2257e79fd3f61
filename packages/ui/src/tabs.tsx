import { Tabs as Primitive } from "radix-ui";
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
