import type { ExtraSections } from "@vitrine/model";
import { Button, Field, TagInput, TextArea, TextInput } from "@vitrine/ui";
import { ArrowDown, ArrowUp, Plus, Trash2 } from "lucide-react";
import type { DraftStore } from "../draft/draft-store.ts";
import { draftedWebsite, type Draft } from "../draft/draft.ts";
import type { DraftValue } from "../draft/fields.ts";
import { blankEntry, entriesOf, extraLists, type ExtraList } from "./extras-shape.ts";

const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** Everything else that a CV brought: edited in place, saved with the website. */
export function ExtrasSection({ store, draft }: { store: DraftStore; draft: Draft }) {
  const website = draftedWebsite(draft);
  return (
    <section aria-labelledby="section-extras" className="flex flex-col gap-8">
      <h2 id="section-extras" className="text-h2">
        More from your CV
      </h2>
      {extraLists.map((list) => (
        <ExtraListEditor
          key={list.name}
          list={list}
          lists={website}
          onChange={(entries) => store.dispatch({ type: "edited", path: list.name, value: entries as DraftValue })}
        />
      ))}
      <div className="border-t border-line pt-5">
        <Field label="Interests" optional help="Press Enter or comma to add.">
          <TagInput
            noun="interest"
            value={website.interests}
            onChange={(interests) => store.dispatch({ type: "edited", path: "interests", value: interests })}
          />
        </Field>
      </div>
    </section>
  );
}

type ExtraListEditorProps = {
  list: ExtraList;
  lists: ExtraSections;
  onChange: (entries: Record<string, string>[]) => void;
};

function ExtraListEditor({ list, lists, onChange }: ExtraListEditorProps) {
  const entries = entriesOf(lists, list);
  const swap = (from: number, to: number) =>
    onChange(
      entries.map((entry, index) =>
        index === from ? (entries[to] ?? entry) : index === to ? (entries[from] ?? entry) : entry,
      ),
    );
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-5">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-h3">
          {list.title}{" "}
          {entries.length > 0 ? <span className="text-caption text-muted tabular-nums">{entries.length}</span> : null}
        </h3>
        <Button size="small" icon={<Plus {...icon} />} onClick={() => onChange([...entries, blankEntry(list)])}>
          Add {list.one}
        </Button>
      </div>
      {entries.map((entry, index) => (
        <fieldset key={index} className="flex flex-col gap-4 border-s-2 border-line ps-4">
          <legend className="sr-only">{`${list.one} ${index + 1}`}</legend>
          <div className="grid gap-4 sm:grid-cols-2">
            {list.fields.map((field) => {
              const change = (value: string) =>
                onChange(entries.map((old, at) => (at === index ? { ...old, [field.name]: value } : old)));
              return (
                <Field key={field.name} label={field.label} className={field.long ? "sm:col-span-2" : undefined}>
                  {field.long ? (
                    <TextArea
                      rows={3}
                      value={entry[field.name] ?? ""}
                      onChange={(event) => change(event.target.value)}
                    />
                  ) : (
                    <TextInput
                      type={field.type}
                      value={entry[field.name] ?? ""}
                      onChange={(event) => change(event.target.value)}
                    />
                  )}
                </Field>
              );
            })}
          </div>
          <div className="flex gap-1">
            <Button
              variant="quiet"
              size="small"
              iconOnly
              disabled={index === 0}
              aria-label={`Move ${list.one} ${index + 1} up`}
              icon={<ArrowUp {...icon} />}
              onClick={() => swap(index, index - 1)}
            />
            <Button
              variant="quiet"
              size="small"
              iconOnly
              disabled={index === entries.length - 1}
              aria-label={`Move ${list.one} ${index + 1} down`}
              icon={<ArrowDown {...icon} />}
              onClick={() => swap(index, index + 1)}
            />
            <Button
              variant="quiet"
              size="small"
              iconOnly
              aria-label={`Remove ${list.one} ${index + 1}`}
              icon={<Trash2 {...icon} />}
              onClick={() => onChange(entries.filter((_, at) => at !== index))}
            />
          </div>
        </fieldset>
      ))}
    </div>
  );
}
