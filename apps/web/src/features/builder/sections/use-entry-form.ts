import { zodResolver } from "@hookform/resolvers/zod";
import { ApiError } from "@vitrine/api-client";
import type { Entry, SectionKind, WebsiteSection } from "@vitrine/model";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { useForm, type Resolver, type UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { applyServerErrors, endsSession } from "../../../lib/form-errors.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { withYears } from "../items/date-resolver.ts";
import { draftId } from "../items/draft-item.ts";
import { useFollowedEntry } from "../items/use-followed-entry.ts";
import type { ItemClash } from "../items/use-item-form.ts";
import { placeOfEntryForm } from "../work/kept-forms.ts";
import { readEntries } from "../work/section-entries.ts";
import { sayKept } from "../work/say-kept.ts";
import { fieldsToSend } from "../work/fields-to-send.ts";
import { entryBehind } from "../work/send-entry.ts";
import { useKeptForm } from "../work/use-kept-form.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { formValues, valuesToSend, wholeFields, type EntryValues } from "./form-values.ts";
import { newEntry } from "./new-section.ts";
import { tryEntry } from "./try-entry.ts";
import type { EntryActions } from "./use-sections.ts";

type EntryFormOptions = {
  section: WebsiteSection;
  /** The section by which typed text is kept: its id, or 0 while it is not there. */
  keptAs: number;
  kind: SectionKind;
  /** Null for a new one. */
  entry: Entry | null;
  actions: EntryActions;
  onDone: () => void;
};

export type EntryFormState = {
  form: UseFormReturn<EntryValues>;
  isSaving: boolean;
  submit: () => void;
  clash: ItemClash | null;
};

/** The form of an entry of any kind: the kind's own rules, server errors on their fields, text kept while it is typed. */
export function useEntryForm(options: EntryFormOptions): EntryFormState {
  const { section, kind, entry, actions, onDone } = options;
  const [isSaving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Entry | null>(null);
  const form = useForm<EntryValues>({
    defaultValues: formValues(kind.form, entry?.fields ?? {}),
    resolver: withYears(
      zodResolver(z.preprocess(fieldsToSendOf, kind.input) as never) as unknown as Resolver<EntryValues>,
    ),
    mode: "onTouched",
  });
  const { store, trial } = useBuilderWork();
  const [newId] = useState(draftId);
  const [place] = useState(() => {
    const kept = store.shown().sections.find(({ id }) => id === options.keptAs);
    const entries = kept ? readEntries(store.shown(), kept) : [];
    const of = { section: options.keptAs, of: kind.name };
    return placeOfEntryForm(store.work().forms, of, entries, entry?.id ?? null);
  });
  useFollowedEntry(() => section.id, entry?.id ?? null);
  useKeptForm(form, place, (values) => tryEntry({ section, kind, entry, newId }, values));

  function showFailure(error: unknown): void {
    const current = entryBehind(error);
    if (current) return setTheirs(current);
    const unplaced = applyServerErrors(form, withoutPrefix(error));
    const isPlaced = error instanceof ApiError && Object.keys(error.errors).length > 0 && unplaced.length === 0;
    for (const message of unplaced) toast.error(message);
    if (isPlaced || unplaced.length > 0 || endsSession(error)) return;
    sayFailure(error, `This ${kind.one} could not be saved. Please try again.`);
  }

  const send = useSingleFlight(async () => {
    const values = valuesToSend(kind.form, form.getValues());
    setSaving(true);
    trial.show(form, null);
    try {
      const known = theirs ?? entry;
      const stored = known
        ? await actions.change(known, wholeFields(kind.form, known.fields), values)
        : await actions.add(newEntry(kind, values));
      if (stored === "kept") sayKept();
      else toast.success(entry ? "Changes saved successfully" : `Added to ${section.label}`);
      onDone();
    } catch (error) {
      showFailure(error);
    } finally {
      setSaving(false);
    }
  });

  const takeTheirs = () => {
    if (theirs) form.reset(formValues(kind.form, theirs.fields));
  };
  return {
    form,
    isSaving,
    submit: () => void form.handleSubmit(send)(),
    clash: theirs ? { lines: linesOf(kind, theirs), takeTheirs } : null,
  };
}

/** Pictures are held as they are shown; the rules are those for what is sent of them. */
const fieldsToSendOf = (values: unknown) => fieldsToSend(values as EntryValues);

/** The server names a field of an entry as `fields.title`. */
function withoutPrefix(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error;
  const errors = Object.fromEntries(
    Object.entries(error.errors).map(([name, messages]) => [name.replace(/^fields\./, ""), messages]),
  );
  return new ApiError({ status: error.status, code: error.code, message: error.message, errors, data: error.data });
}

/** The words of an entry, for reading beside the form. */
function linesOf(kind: SectionKind, { fields }: Entry): string[] {
  return kind.form.flatMap(({ key }) => {
    const value = fields[key];
    const text = Array.isArray(value) ? value.filter((part) => typeof part === "string").join(", ") : value;
    return typeof text === "string" && text.trim() !== "" ? [text.trim()] : [];
  });
}
