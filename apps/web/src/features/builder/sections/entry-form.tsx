import type { Entry, SectionKind, WebsiteSection } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { useEffect, useId, useRef } from "react";
import { ClashNotice } from "../items/clash-notice.tsx";
import { EntryField } from "./entry-field.tsx";
import { useEntryForm } from "./use-entry-form.ts";
import type { EntryActions } from "./use-sections.ts";

type EntryFormProps = {
  websiteId: number;
  section: WebsiteSection;
  keptAs: number;
  kind: SectionKind;
  /** Null for a new one. */
  entry: Entry | null;
  actions: EntryActions;
  onDirty: (isDirty: boolean) => void;
  onCancel: () => void;
  onDone: () => void;
};

/** The form of one entry, made of what its kind says, in the place of its row. */
export function EntryForm({ websiteId, onDirty, onCancel, ...options }: EntryFormProps) {
  const { kind, entry } = options;
  const { form, isSaving, submit, clash } = useEntryForm(options);
  const { isDirty } = form.formState;
  const heading = useId();
  const box = useRef<HTMLFormElement>(null);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, []);
  return (
    <form
      ref={box}
      noValidate
      aria-labelledby={heading}
      className="flex flex-col gap-5 border-s-[3px] border-brand ps-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSaving) submit();
      }}
    >
      <h3 id={heading} className="font-text text-h3">
        {entry ? `Edit ${kind.one}` : `New ${kind.one}`}
      </h3>
      {clash ? <ClashNotice clash={clash} /> : null}
      <div className="grid gap-4 @min-[24rem]:grid-cols-2">
        {kind.form.map((field) => (
          <EntryField key={field.key} field={field} form={form} websiteId={websiteId} />
        ))}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button
          type="submit"
          variant="primary"
          size="small"
          className="max-md:min-h-11"
          busy={isSaving}
          busyLabel="Saving..."
        >
          {entry ? "Save" : `Add ${kind.one}`}
        </Button>
        <Button size="small" className="max-md:min-h-11" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
