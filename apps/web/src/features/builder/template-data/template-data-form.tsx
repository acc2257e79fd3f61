import type { TemplateDataField, TemplateDataForm as Form } from "@vitrine/model";
import { Button, ConfirmDialog } from "@vitrine/ui";
import { useRef, useState } from "react";
import { focusProblem } from "../shell/focus-problem.ts";
import { EntryListField } from "./entry-list-field.tsx";
import { PlainFieldEditor } from "./plain-field-editor.tsx";
import type { Data } from "../draft/data-draft.ts";
import { filledGroup, objectOf } from "./read-values.ts";
import { useFieldTalk, type FieldTalk } from "./use-field-talk.ts";
import type { TemplateDataEditor } from "./use-template-data.ts";

/** The form of a family, drawn from its description: panels of fields and one bar to save them. */
export function TemplateDataForm({ form, editor }: { form: Form; editor: TemplateDataEditor }) {
  const { data, category, refused, isChanged, isSaving } = editor;
  const talk = useFieldTalk(category, data, refused);
  const box = useRef<HTMLFormElement>(null);
  const [asksReset, setAsksReset] = useState(false);
  const save = () => {
    if (!isChanged || isSaving) return;
    if (talk.speakUp()) focusProblem(() => box.current?.querySelector<HTMLElement>("[aria-invalid=true]"));
    editor.save();
  };
  return (
    <form
      ref={box}
      noValidate
      aria-label={form.title}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col gap-8"
    >
      {form.panels.map((panel) => (
        <section key={panel.title} className="@container flex flex-col gap-4 border-t border-line pt-5">
          <h3 className="font-text text-h3">{panel.title}</h3>
          <div className="grid gap-4 @min-[26rem]:grid-cols-2">
            {panel.fields.map((field) => (
              <FieldEditor
                key={field.key}
                field={field}
                value={data[field.key]}
                talk={talk}
                onChange={(value) => editor.edit({ ...data, [field.key]: value }, "form")}
              />
            ))}
          </div>
        </section>
      ))}
      <div className="sticky bottom-0 z-10 -mx-4 flex flex-wrap items-center justify-end gap-x-1 gap-y-2 border-t border-line bg-surface px-4 py-3 max-lg:bottom-[3.75rem] lg:-bottom-6 md:-mx-6 md:px-6">
        <Button
          variant="quiet"
          size="small"
          className="-ms-3 me-auto max-md:min-h-11"
          onClick={() => setAsksReset(true)}
        >
          Reset to Defaults
        </Button>
        <Button
          size="small"
          className="max-md:min-h-11"
          disabled={!isChanged}
          busy={isSaving}
          busyLabel="Saving..."
          onClick={save}
        >
          {form.saveLabel}
        </Button>
      </div>
      <ConfirmDialog
        open={asksReset}
        onOpenChange={setAsksReset}
        title="Reset to Defaults"
        message="Everything in this form is emptied, and colours return to their defaults. Nothing is stored until you save."
        confirmLabel="Reset"
        destructive
        onConfirm={() => {
          editor.edit(withoutFields(data, form), "section");
          setAsksReset(false);
        }}
      />
    </form>
  );
}

/** What the form does not know stays: it came from elsewhere. */
function withoutFields(data: Data, form: Form): Data {
  const known = new Set(form.panels.flatMap((panel) => panel.fields.map(({ key }) => key)));
  return Object.fromEntries(Object.entries(data).filter(([key]) => !known.has(key)));
}

type FieldEditorProps = {
  field: TemplateDataField;
  value: unknown;
  onChange: (value: unknown) => void;
  talk: FieldTalk;
};

function FieldEditor({ field, value, onChange, talk }: FieldEditorProps) {
  if (field.kind === "list") return <EntryListField field={field} value={value} onChange={onChange} talk={talk} />;
  if (field.kind !== "group")
    return (
      <PlainFieldEditor
        field={field}
        value={value}
        onChange={onChange}
        error={talk.errorAt(field.key)}
        onLeave={() => talk.leave(field.key)}
      />
    );
  const group = filledGroup(field, value);
  return (
    <fieldset className="min-w-0 @min-[26rem]:col-span-2">
      <legend className="mb-3 text-label">{field.label}</legend>
      <div className="grid gap-4 @min-[26rem]:grid-cols-2">
        {field.fields.map((part) => {
          const path = `${field.key}.${part.key}`;
          return (
            <PlainFieldEditor
              key={part.key}
              field={part}
              value={group[part.key]}
              error={talk.errorAt(path)}
              onLeave={() => talk.leave(path)}
              onChange={(next) => onChange({ ...filledGroup(field, objectOf(value)), [part.key]: next })}
            />
          );
        })}
      </div>
    </fieldset>
  );
}
