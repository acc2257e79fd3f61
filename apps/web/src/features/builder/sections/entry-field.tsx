import type { FormField, ShownPicture } from "@vitrine/model";
import { Checkbox, Field, Select, TagInput, TextArea, TextInput } from "@vitrine/ui";
import { Controller, type UseFormReturn } from "react-hook-form";
import { DateFields } from "../items/date-fields.tsx";
import type { DateValues } from "../items/date-values.ts";
import { PicturesField } from "../pictures/pictures-field.tsx";
import type { EntryValues } from "./form-values.ts";

type EntryFieldProps = { field: FormField; form: UseFormReturn<EntryValues>; websiteId: number };

const longRows = 5;

/** One field of an entry's form. */
export function EntryField({ field, form, websiteId }: EntryFieldProps) {
  const wide = field.half ? undefined : "@min-[24rem]:col-span-2";
  if (field.kind === "months") return <Months form={form} isRequired={field.required === true} className={wide} />;
  if (field.kind === "toggle") return <Toggle field={field} form={form} className={wide} />;
  const message = form.getFieldState(field.key, form.formState).error?.message;
  return (
    <Field
      label={field.label}
      help={field.help ?? (field.kind === "tags" ? "Press Enter or comma to add." : undefined)}
      optional={!(field.kind === "text" && field.required !== undefined)}
      error={message}
      className={wide}
    >
      <Control field={field} form={form} websiteId={websiteId} />
    </Field>
  );
}

type ControlProps = Omit<EntryFieldProps, "field"> & {
  field: Exclude<FormField, { kind: "months" } | { kind: "toggle" }>;
};

function Control({ field, form, websiteId }: ControlProps) {
  switch (field.kind) {
    case "text":
      return field.long ? (
        <TextArea rows={longRows} {...form.register(field.key)} />
      ) : (
        <TextInput {...form.register(field.key)} />
      );
    case "url":
      return <TextInput type="url" inputMode="url" placeholder="https://" {...form.register(field.key)} />;
    case "choice":
      return (
        <Select {...form.register(field.key)}>
          <option value="">Not said</option>
          {field.options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      );
    case "tags":
      return (
        <Controller
          control={form.control}
          name={field.key}
          render={({ field: { value, onChange } }) => (
            <TagInput
              noun={field.one}
              addLabel="Add"
              maxLength={field.max}
              value={value as readonly string[]}
              onChange={onChange}
            />
          )}
        />
      );
    case "pictures":
      return (
        <Controller
          control={form.control}
          name={field.key}
          render={({ field: { value, onChange } }) => (
            <PicturesField
              value={value as readonly ShownPicture[]}
              onChange={onChange}
              max={field.max}
              websiteId={websiteId}
            />
          )}
        />
      );
  }
}

type MonthsProps = { form: UseFormReturn<EntryValues>; isRequired: boolean; className: string | undefined };

function Months({ form, isRequired, className }: MonthsProps) {
  const dates = form as unknown as UseFormReturn<DateValues>;
  return (
    <div className={className}>
      <DateFields form={dates} currentLabel="Until now" startOptional={!isRequired} />
    </div>
  );
}

type ToggleProps = {
  field: Extract<FormField, { kind: "toggle" }>;
  form: UseFormReturn<EntryValues>;
  className: string | undefined;
};

function Toggle({ field, form, className }: ToggleProps) {
  return (
    <div className={className}>
      <Controller
        control={form.control}
        name={field.key}
        render={({ field: { value, onChange } }) => (
          <Checkbox checked={value === true} onChange={(event) => onChange(event.target.checked)} label={field.label} />
        )}
      />
    </div>
  );
}
