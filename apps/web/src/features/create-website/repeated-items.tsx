import { Button } from "@vitrine/ui";
import { ChevronDown, Plus, Trash2 } from "lucide-react";
import { useState, type ReactNode } from "react";
import { useFieldArray, type FieldPath, type UseFormReturn } from "react-hook-form";
import { emptyItems, isExample, type ListName, type ManualValues } from "./manual-values.ts";

type RepeatedItemsProps = {
  form: UseFormReturn<ManualValues>;
  list: ListName;
  /** Name of one entry, e.g. "experience". */
  noun: string;
  /** How a closed entry reads. */
  titleOf: (index: number) => string;
  children: (index: number) => ReactNode;
};

/** Entries that can be added, folded and removed; the last one stays (document 3, section 2). */
export function RepeatedItems({ form, list, noun, titleOf, children }: RepeatedItemsProps) {
  const { fields: entries, append, remove } = useFieldArray({ control: form.control, name: list });
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const problems = form.formState.errors[list];
  const toggle = (id: string) => {
    const next = new Set(closed);
    if (!next.delete(id)) next.add(id);
    setClosed(next);
  };
  const add = () => {
    setClosed(new Set(entries.map(({ id }) => id)));
    append(structuredClone(emptyItems[list]) as ManualValues[ListName][number], { shouldFocus: true });
  };
  const listProblem = problems?.message ?? problems?.root?.message;
  return (
    <div className="flex flex-col gap-5">
      <ol className="flex flex-col border-y border-line">
        {entries.map(({ id }, index) => {
          const hasProblem = Array.isArray(problems) && problems[index] !== undefined;
          return (
            <Entry
              key={id}
              title={titleOf(index).trim() || `New ${noun}`}
              isOpen={!closed.has(id) || hasProblem}
              isExample={isExample(list, form.watch(`${list}.${index}` as FieldPath<ManualValues>) as object)}
              canRemove={entries.length > 1}
              noun={noun}
              onToggle={() => toggle(id)}
              onRemove={() => remove(index)}
              onClear={() =>
                form.setValue(`${list}.${index}`, structuredClone(emptyItems[list]) as never, { shouldDirty: true })
              }
            >
              {children(index)}
            </Entry>
          );
        })}
      </ol>
      {listProblem ? (
        <p role="alert" className="text-app text-danger">
          {listProblem}
        </p>
      ) : null}
      <Button className="self-start" icon={<Plus size={16} strokeWidth={1.75} aria-hidden />} onClick={add}>
        Add another {noun}
      </Button>
    </div>
  );
}

type EntryProps = {
  title: string;
  noun: string;
  isOpen: boolean;
  isExample: boolean;
  canRemove: boolean;
  onToggle: () => void;
  onRemove: () => void;
  onClear: () => void;
  children: ReactNode;
};

function Entry(props: EntryProps) {
  const { title, noun, isOpen, canRemove } = props;
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex items-center gap-2 py-2">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={props.onToggle}
          className="flex min-h-11 min-w-0 flex-1 items-center gap-2 text-start text-label wrap-anywhere"
        >
          <ChevronDown
            size={18}
            strokeWidth={1.75}
            aria-hidden
            className={`shrink-0 text-muted transition-transform duration-(--t-1) ${isOpen ? "" : "-rotate-90"}`}
          />
          {title}
        </button>
        {canRemove ? (
          <Button
            variant="quiet"
            size="small"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            aria-label={`Remove ${noun}: ${title}`}
            onClick={props.onRemove}
          >
            Remove
          </Button>
        ) : null}
      </div>
      {isOpen ? (
        <div className="flex flex-col gap-5 pt-1 pb-6">
          {props.isExample ? (
            <p className="flex flex-wrap items-center gap-x-4 gap-y-1 border-s-[3px] border-info ps-3 text-caption">
              This is an example. Write your own over it.
              <button type="button" className="min-h-6 text-brand underline underline-offset-2" onClick={props.onClear}>
                Clear the example
              </button>
            </p>
          ) : null}
          {props.children}
        </div>
      ) : null}
    </li>
  );
}
