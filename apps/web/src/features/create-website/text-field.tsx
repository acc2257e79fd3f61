import { Field, TagInput, TextArea, TextInput } from "@vitrine/ui";
import type { InputHTMLAttributes } from "react";
import { Controller, get, type FieldPath, type UseFormReturn } from "react-hook-form";
import type { ManualValues } from "./manual-values.ts";

type FormField = {
  form: UseFormReturn<ManualValues>;
  name: FieldPath<ManualValues>;
  label: string;
  optional?: boolean;
  help?: string;
};

/** What is wrong with a field, by its path. */
export function errorAt(form: UseFormReturn<ManualValues>, name: string): string | undefined {
  const message: unknown = get(form.formState.errors, `${name}.message`);
  return typeof message === "string" ? message : undefined;
}

type LineProps = FormField & Pick<InputHTMLAttributes<HTMLInputElement>, "type" | "placeholder" | "autoComplete">;

/** One line of text. */
export function LineField({ form, name, label, optional, help, ...input }: LineProps) {
  return (
    <Field label={label} optional={optional} help={help} error={errorAt(form, name)}>
      <TextInput {...input} {...form.register(name)} required={!optional} />
    </Field>
  );
}

/** Several lines of text. */
export function TextField({ form, name, label, optional, help, rows = 4 }: FormField & { rows?: number }) {
  return (
    <Field label={label} optional={optional} help={help} error={errorAt(form, name)}>
      <TextArea rows={rows} {...form.register(name)} />
    </Field>
  );
}

/** Words added with Enter or comma. */
export function TagsField({ form, name, label, noun }: FormField & { noun: string }) {
  return (
    <Field label={label} optional help="Press Enter or comma to add." error={errorAt(form, name)}>
      <Controller
        control={form.control}
        name={name}
        render={({ field }) => (
          <TagInput
            noun={noun}
            addLabel="Add"
            value={Array.isArray(field.value) ? (field.value as string[]) : []}
            onChange={field.onChange}
          />
        )}
      />
    </Field>
  );
}
