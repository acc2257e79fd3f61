import { zodResolver } from "@hookform/resolvers/zod";
import { ApiError } from "@vitrine/api-client";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { applyServerErrors, endsSession } from "../../../lib/form-errors.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { placeOfItemForm } from "../work/kept-forms.ts";
import { sayKept } from "../work/say-kept.ts";
import { useKeptForm } from "../work/use-kept-form.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { withYears } from "./date-resolver.ts";
import { draftId } from "./draft-item.ts";
import type { AnyItem, ItemKind, ItemValues } from "./item-kinds.ts";
import { sectionOfItem } from "./section-of-list.ts";
import { tryItem } from "./try-item.ts";
import { useFollowedEntry } from "./use-followed-entry.ts";
import type { ItemActions } from "./use-items.ts";

type ItemFormOptions<Item extends AnyItem, Values extends FieldValues> = {
  kind: ItemKind<Item>;
  /** The model's rules for the values, shared with the server. */
  schema: z.ZodType;
  /** What the form shows for an item; for null, the empty form. */
  valuesOf: (item: Item | null) => Values;
  item: Item | null;
  actions: ItemActions<Item>;
  /** What is sent for the form's values; form-only fields stay behind here. */
  toValues: (values: Values) => ItemValues;
  onClose: () => void;
};

/** The entry as another tab left it, while this form holds other words for it. */
export type ItemClash = { lines: string[]; takeTheirs: () => void };

export type ItemForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  isSaving: boolean;
  submit: () => void;
  clash: ItemClash | null;
};

/** One form for adding and changing an item: shared rules, server errors on their fields, the spec's toasts. */
export function useItemForm<Item extends AnyItem, Values extends FieldValues>(
  options: ItemFormOptions<Item, Values>,
): ItemForm<Values> {
  const { kind, actions, toValues, valuesOf, onClose } = options;
  const [isSaving, setSaving] = useState(false);
  const [theirs, setTheirs] = useState<Item | null>(null);
  const item = theirs ?? options.item;
  const form = useForm<Values>({
    defaultValues: valuesOf(options.item) as DefaultValues<Values>,
    resolver: withYears(zodResolver(options.schema as never) as unknown as Resolver<Values>),
    mode: "onTouched",
  });
  const { store, trial } = useBuilderWork();
  const id = options.item?.id ?? null;
  const [newId] = useState(draftId);
  const [place] = useState(() => placeOfItemForm(store.work().forms, kind.name, kind.read(store.shown()), id));
  useFollowedEntry(() => sectionOfItem(store.shown(), kind.name, id ?? 0)?.id, id);
  useKeptForm(form, place, (values) => {
    const tried = { kind, websiteId: store.get().base.id, id: id && store.idNow(id), newId };
    return tryItem(tried, options.schema, values, toValues(values));
  });

  function showFailure(error: unknown): void {
    const current = error instanceof ApiError && error.code === "version_conflict" ? kind.stateOf(error.data) : null;
    if (current) return setTheirs(current);
    const unplaced = applyServerErrors(form, error);
    const isPlaced = error instanceof ApiError && Object.keys(error.errors).length > 0 && unplaced.length === 0;
    for (const message of unplaced) toast.error(message);
    if (isPlaced || unplaced.length > 0 || endsSession(error)) return;
    sayFailure(error, options.item ? kind.words.updateFailed : kind.words.addFailed);
  }

  const send = useSingleFlight(async () => {
    const values = toValues(form.getValues());
    setSaving(true);
    trial.show(form, null);
    try {
      const stored = item ? await actions.change(item, values) : await actions.add(values);
      if (stored === "kept") sayKept();
      else toast.success(item ? "Changes saved successfully" : kind.words.added);
      onClose();
    } catch (error) {
      showFailure(error);
    } finally {
      setSaving(false);
    }
  });

  const takeTheirs = () => {
    if (theirs) form.reset(valuesOf(theirs));
  };
  return {
    form,
    isSaving,
    submit: () => void form.handleSubmit(send)(),
    clash: theirs ? { lines: linesOf(kind.valuesOf(theirs)), takeTheirs } : null,
  };
}

/** The words of an entry, for reading beside the form. */
function linesOf(values: ItemValues): string[] {
  return Object.entries(values)
    .filter(([key]) => !["icon", "start_date", "end_date", "is_current", "pictures"].includes(key))
    .map(([, value]) => (Array.isArray(value) ? value.join(", ") : typeof value === "string" ? value.trim() : ""))
    .filter((line) => line !== "");
}
