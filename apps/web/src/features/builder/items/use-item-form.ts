import { zodResolver } from "@hookform/resolvers/zod";
import { toast } from "@vitrine/ui";
import { useState } from "react";
import { useForm, type DefaultValues, type FieldValues, type Resolver, type UseFormReturn } from "react-hook-form";
import type { z } from "zod";
import { applyServerErrors, failureMessage } from "../../../lib/form-errors.ts";
import { useIdempotencyKey } from "../../../lib/idempotency-key.ts";
import type { AnyItem, ItemKind, ItemValues } from "./item-kinds.ts";
import type { ItemActions } from "./use-items.ts";

type ItemFormOptions<Item extends AnyItem, Values extends FieldValues> = {
  kind: ItemKind<Item>;
  /** The model's rules for the values, shared with the server. */
  schema: z.ZodType;
  values: DefaultValues<Values>;
  item: Item | null;
  actions: ItemActions<Item>;
  /** What is sent for the form's values; form-only fields stay behind here. */
  toValues: (values: Values) => ItemValues;
  onClose: () => void;
};

export type ItemForm<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  isSaving: boolean;
  submit: () => void;
};

/** One form for adding and changing an item: shared rules, server errors on their fields, the spec's toasts. */
export function useItemForm<Item extends AnyItem, Values extends FieldValues>(
  options: ItemFormOptions<Item, Values>,
): ItemForm<Values> {
  const { kind, item, actions, toValues, onClose } = options;
  const [isSaving, setSaving] = useState(false);
  const keyOf = useIdempotencyKey();
  const form = useForm<Values>({
    defaultValues: options.values,
    resolver: zodResolver(options.schema as never) as unknown as Resolver<Values>,
    mode: "onTouched",
  });

  async function send(): Promise<void> {
    const values = toValues(form.getValues());
    setSaving(true);
    try {
      if (item) await actions.change(item, values);
      else await actions.add(values, keyOf(values));
      toast.success(item ? "Changes saved successfully" : kind.words.added);
      onClose();
    } catch (error) {
      for (const message of applyServerErrors(form, error)) toast.error(message);
      toast.error(failureMessage(error, item ? kind.words.updateFailed : kind.words.addFailed));
    } finally {
      setSaving(false);
    }
  }

  const submit = () => void form.handleSubmit(() => (isSaving ? undefined : send()))();
  return { form, isSaving, submit };
}
