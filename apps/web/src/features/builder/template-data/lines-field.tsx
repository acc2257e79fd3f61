import type { PlainField } from "@vitrine/model";
import { Button, TextInput } from "@vitrine/ui";
import { Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type LinesFieldProps = {
  field: Extract<PlainField, { kind: "lines" }>;
  value: string[];
  onChange: (value: string[]) => void;
};

/** Texts that may be sentences: one line each. */
export function LinesField({ field, value, onChange }: LinesFieldProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const add = () => {
    onChange([...value, ""]);
    requestAnimationFrame(() => [...(box.current?.querySelectorAll("input") ?? [])].at(-1)?.focus());
  };
  return (
    <div ref={box} role="group" aria-labelledby={id} className="flex flex-col gap-2 @min-[26rem]:col-span-2">
      <span id={id} className="text-label">
        {field.label}
      </span>
      {value.map((line, index) => (
        <div key={index} className="flex gap-1">
          <TextInput
            aria-label={`${field.one} ${index + 1}`}
            value={line}
            maxLength={field.max}
            onChange={(event) => onChange(value.map((old, at) => (at === index ? event.target.value : old)))}
          />
          <Button
            variant="quiet"
            iconOnly
            aria-label={`Remove ${field.one} ${index + 1}`}
            icon={<Trash2 {...icon} />}
            onClick={() => onChange(value.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button variant="secondary" size="small" className="self-start" icon={<Plus {...icon} />} onClick={add}>
        Add {field.one}
      </Button>
    </div>
  );
}
