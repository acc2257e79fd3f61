import { readDateText } from "@vitrine/model";
import { Checkbox, Field, TextInput } from "@vitrine/ui";
import {
  Controller,
  type Control,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormReturn,
} from "react-hook-form";
import { saidEnds, tidy, valuesOfTyped, type DateValues, type TypedDates } from "./date-values.ts";
import { useState } from "react";

type DateFieldsProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Words of the box that leaves the end open; without it something else in the form does. */
  currentLabel?: string;
  startOptional?: boolean;
};

const example = "2019, or 3/2019";

/** Start and end, each a month or a year alone, with a "current" box that clears and disables the end (document 2, section 4). */
export function DateFields<Values extends FieldValues & DateValues>({
  form,
  currentLabel,
  startOptional,
}: DateFieldsProps<Values>) {
  const { values, shown, isCurrent, type, rest, setCurrent, errorOf } = useTypedDates(form);
  const isOtherText = values.date !== "" && values.start_date === "" && !readDateText(values.date);
  const input = (part: "start_date" | "end_date", isDisabled: boolean) => (
    <Controller
      control={form.control as unknown as Control<DateValues>}
      name={part}
      render={({ field }) => (
        <TextInput
          ref={field.ref}
          value={shown[part]}
          disabled={isDisabled}
          autoComplete="off"
          placeholder={isDisabled ? undefined : example}
          onChange={(event) => type(part, event.target.value)}
          onBlur={() => {
            rest();
            field.onBlur();
          }}
        />
      )}
    />
  );
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Dates</legend>
      <div className="grid gap-5 @min-[26rem]:grid-cols-2">
        <Field
          label="Start Date"
          optional={startOptional}
          error={errorOf("start_date")}
          help={isOtherText ? `From your CV: ${values.date}` : "Month and year, or the year alone."}
        >
          {input("start_date", false)}
        </Field>
        <Field label="End Date" optional error={errorOf("end_date")}>
          {input("end_date", isCurrent)}
        </Field>
      </div>
      {currentLabel ? (
        <Checkbox checked={isCurrent} onChange={(event) => setCurrent(event.target.checked)} label={currentLabel} />
      ) : null}
    </fieldset>
  );
}

const parts = ["start_date", "end_date", "is_current", "date"] as const;

/**
 * The two ends as they are typed, over the values of the form: months in their own, a range with a year alone as a text.
 * What is shown follows the values when somebody else changes them.
 */
function useTypedDates<Values extends FieldValues & DateValues>(form: UseFormReturn<Values>) {
  const name = (part: keyof DateValues) => part as unknown as Path<Values>;
  const watched: unknown[] = form.watch(parts.map(name));
  const [start_date, end_date, is_current, date] = watched as [string, string, boolean, string];
  const values: DateValues = { start_date, end_date, is_current, date };
  const [typed, setTyped] = useState<(TypedDates & { of: string }) | null>(null);
  const shown = typed?.of === JSON.stringify(values) ? typed : saidEnds(values);

  const write = (next: TypedDates, isCurrent: boolean) => {
    const written = valuesOfTyped(next, isCurrent, values.date);
    for (const part of parts) {
      const { isTouched } = form.getFieldState(name(part), form.formState);
      if (written[part] === values[part]) continue;
      form.setValue(name(part), written[part] as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: isTouched || form.formState.isSubmitted,
      });
    }
    setTyped({ ...next, of: JSON.stringify(written) });
  };
  return {
    values,
    shown,
    isCurrent: values.is_current,
    type: (part: keyof TypedDates, text: string) => write({ ...shown, [part]: text }, values.is_current),
    /** Once the field is left, what was understood is shown in the words of the site. */
    rest: () => setTyped((now) => now && { ...now, ...tidy(now) }),
    setCurrent: (isCurrent: boolean) => write({ ...shown, ...(isCurrent ? { end_date: "" } : {}) }, isCurrent),
    errorOf: (part: keyof DateValues) => {
      const message: unknown = form.getFieldState(name(part), form.formState).error?.message;
      return typeof message === "string" ? message : undefined;
    },
  };
}
