import type { ExtraSections } from "@vitrine/model";
import { Button, Field, TextArea, TextInput } from "@vitrine/ui";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import { useEffect, useRef, type ReactNode } from "react";
import { useAskedEntry } from "../shell/asked-entry.ts";
import { blankEntry, entriesOf, urlProblem, type ExtraList } from "./extras-shape.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

type Entry = Record<string, string>;
type Control = "up" | "down" | "remove";

type ExtraListEditorProps = {
  list: ExtraList;
  lists: ExtraSections;
  onChange: (entries: Entry[]) => void;
};

/** The entries of one list, edited in place. */
export function ExtraListEditor({ list, lists, onChange }: ExtraListEditorProps) {
  const entries = entriesOf(lists, list);
  const box = useRef<HTMLDivElement>(null);
  const { entry: asked, answer } = useAskedEntry(list.name);
  useEffect(() => {
    if (asked === null) return;
    box.current?.querySelectorAll("fieldset")[asked]?.querySelector("input")?.focus();
    answer();
  }, [asked, answer]);
  /** The keyboard stays with an entry that was moved, and on what took the place of one that was removed. */
  const follow = (index: number, control: Control) =>
    requestAnimationFrame(() => {
      const entry = box.current?.querySelectorAll("fieldset")[index];
      const found = entry?.querySelector<HTMLElement>(`[data-control=${control}]:not(:disabled)`);
      const fallback = (entry ?? box.current)?.querySelector<HTMLElement>("button:not(:disabled)");
      (found ?? fallback)?.focus();
    });
  const swap = (from: number, to: number) => {
    onChange(
      entries.map((entry, index) =>
        index === from ? (entries[to] ?? entry) : index === to ? (entries[from] ?? entry) : entry,
      ),
    );
    follow(to, to < from ? "up" : "down");
  };
  const remove = (index: number) => {
    onChange(entries.filter((_, at) => at !== index));
    follow(Math.min(index, entries.length - 2), "remove");
  };
  const add = () => {
    onChange([...entries, blankEntry(list)]);
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>("fieldset:last-of-type input")?.focus());
  };
  return (
    <div ref={box} className="flex flex-col gap-4 border-t border-line pt-4">
      <div className="flex items-center justify-between gap-3">
        <h3 className="font-text text-h3">
          {list.title}{" "}
          {entries.length > 0 ? (
            <span className="text-caption font-normal text-muted tabular-nums">{entries.length}</span>
          ) : null}
        </h3>
        <Button variant="quiet" size="small" icon={<Plus {...icon} />} onClick={add}>
          Add {list.one}
        </Button>
      </div>
      {entries.map((entry, index) => (
        <fieldset key={index} className="flex min-w-0 flex-col gap-3 border-s-2 border-line ps-4">
          <legend className="sr-only">{`${list.one} ${index + 1}`}</legend>
          <div className="-mb-1 flex min-h-9 items-center gap-1">
            <span aria-hidden="true" className="me-auto text-caption text-muted tabular-nums">
              {index + 1}
            </span>
            {entries.length > 1 ? (
              <>
                <EntryButton
                  control="up"
                  label={`Move ${list.one} ${index + 1} up`}
                  icon={<ArrowUp {...icon} />}
                  onClick={index > 0 ? () => swap(index, index - 1) : null}
                />
                <EntryButton
                  control="down"
                  label={`Move ${list.one} ${index + 1} down`}
                  icon={<ArrowDown {...icon} />}
                  onClick={index < entries.length - 1 ? () => swap(index, index + 1) : null}
                />
              </>
            ) : null}
            <EntryButton
              control="remove"
              label={`Remove ${list.one} ${index + 1}`}
              icon={<Trash2 {...icon} />}
              onClick={() => remove(index)}
            />
          </div>
          <EntryFields
            list={list}
            entry={entry}
            onChange={(changed) => onChange(entries.map((old, at) => (at === index ? changed : old)))}
          />
        </fieldset>
      ))}
    </div>
  );
}

type EntryButtonProps = { control: Control; label: string; icon: ReactNode; onClick: (() => void) | null };

function EntryButton({ control, label, icon, onClick }: EntryButtonProps) {
  return (
    <Button
      variant="quiet"
      size="small"
      iconOnly
      disabled={!onClick}
      data-control={control}
      aria-label={label}
      icon={icon}
      className="text-muted hover:text-ink disabled:bg-transparent!"
      onClick={() => onClick?.()}
    />
  );
}

function EntryFields({ list, entry, onChange }: { list: ExtraList; entry: Entry; onChange: (entry: Entry) => void }) {
  return (
    <div className="grid gap-4 @min-[18rem]:grid-cols-2">
      {list.fields.map(({ name, label, long, half, type }) => {
        const value = entry[name] ?? "";
        const change = (event: { target: { value: string } }) => onChange({ ...entry, [name]: event.target.value });
        return (
          <Field
            key={name}
            label={label}
            className={half ? undefined : "@min-[18rem]:col-span-2"}
            error={type === "url" ? urlProblem(value) : undefined}
          >
            {long ? (
              <TextArea rows={3} value={value} onChange={change} />
            ) : (
              <TextInput type={type} value={value} onChange={change} />
            )}
          </Field>
        );
      })}
    </div>
  );
}
