import { alreadyAddedMessage, titleOf, type ListField } from "@vitrine/model";
import { Button, toast } from "@vitrine/ui";
import { Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import { PlainFieldEditor } from "./plain-field-editor.tsx";
import type { Data } from "../draft/data-draft.ts";
import { blankEntry, entriesOf } from "./read-values.ts";
import type { FieldTalk } from "./use-field-talk.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type EntryListProps = { field: ListField; value: unknown; onChange: (entries: Data[]) => void; talk: FieldTalk };

/** Entries of several fields, edited in place; ready ones are added with a press, once each. */
export function EntryListField({ field, value, onChange, talk }: EntryListProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const entries = entriesOf(value);
  const add = () => {
    onChange([...entries, blankEntry(field)]);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("fieldset:last-of-type input")?.focus());
  };
  return (
    <div ref={box} role="group" aria-labelledby={id} className="flex min-w-0 flex-col gap-4 @min-[26rem]:col-span-2">
      <div className="flex items-center justify-between gap-3">
        <span id={id} className="text-label">
          {field.label}{" "}
          {entries.length > 0 ? (
            <span className="text-caption font-normal text-muted tabular-nums">{entries.length}</span>
          ) : null}
        </span>
        <Button variant="secondary" size="small" icon={<Plus {...icon} />} onClick={add}>
          Add {field.one}
        </Button>
      </div>
      {field.quickAdd ? <QuickAdd field={field} entries={entries} onChange={onChange} /> : null}
      {entries.map((entry, index) => (
        <fieldset key={index} className="flex min-w-0 flex-col gap-4 border-s-2 border-line ps-4">
          <legend className="sr-only">{`${field.one} ${index + 1}`}</legend>
          <div className="-mb-2 flex items-center justify-between gap-3">
            <span aria-hidden="true" className="min-w-0 truncate text-caption text-muted">
              {titleOf(field, entry) || `${field.one} ${index + 1}`}
            </span>
            <Button
              variant="quiet"
              size="small"
              iconOnly
              aria-label={`Remove ${field.one} ${index + 1}`}
              icon={<Trash2 {...icon} />}
              onClick={() => onChange(entries.filter((_, at) => at !== index))}
            />
          </div>
          <div className="grid gap-4 @min-[26rem]:grid-cols-2">
            {field.fields.map((part) => {
              const path = `${field.key}.${index}.${part.key}`;
              return (
                <PlainFieldEditor
                  key={part.key}
                  field={part}
                  value={entry[part.key]}
                  error={talk.errorAt(path)}
                  onLeave={() => {
                    talk.leave(path);
                    if (part.key === field.title) warnOfTwin(field, entries, index);
                  }}
                  onChange={(next) =>
                    onChange(entries.map((old, at) => (at === index ? { ...old, [part.key]: next } : old)))
                  }
                />
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

const keyOf = (title: string) => title.trim().toLowerCase();

/** Says that a title that was just written stands in the list already (document 3, section 4, "Modern form"). */
function warnOfTwin(field: ListField, entries: readonly Data[], index: number): void {
  const title = titleOf(field, entries[index] ?? {});
  if (!field.quickAdd || title === "") return;
  const hasTwin = entries.some((entry, at) => at !== index && keyOf(titleOf(field, entry)) === keyOf(title));
  if (hasTwin) toast.warning(alreadyAddedMessage(title, field.quickAdd.refusedIn), { id: `twin-${field.key}` });
}

function QuickAdd({ field, entries, onChange }: Pick<EntryListProps, "field" | "onChange"> & { entries: Data[] }) {
  const { quickAdd } = field;
  if (!quickAdd) return null;
  const taken = new Set(entries.map((entry) => keyOf(titleOf(field, entry))));
  return (
    <div role="group" aria-label={quickAdd.label} className="flex flex-wrap gap-1.5">
      <span aria-hidden="true" className="w-full text-caption text-muted">
        {quickAdd.label}
      </span>
      {quickAdd.entries.map((entry) => {
        const title = titleOf(field, entry);
        const isTaken = taken.has(keyOf(title));
        return (
          <button
            key={title}
            type="button"
            disabled={isTaken}
            onClick={() => {
              onChange([...entries, { ...entry }]);
              toast.success(`Added "${title}" to ${quickAdd.addedTo}`, { id: `added-${field.key}` });
            }}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-m border border-line px-3 text-start text-caption hover:border-edge disabled:bg-sunken disabled:text-muted md:min-h-8"
          >
            <Plus size={14} strokeWidth={1.75} aria-hidden className={isTaken ? "invisible" : ""} />
            {title}
          </button>
        );
      })}
    </div>
  );
}
