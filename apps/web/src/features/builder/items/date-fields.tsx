import { Checkbox, Field, TextInput } from "@vitrine/ui";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";

export type DateValues = { start_date: string; end_date: string; is_current: boolean; date: string };

type DateFieldsProps<Values extends FieldValues> = {
  form: UseFormReturn<Values>;
  /** Words of the box that leaves the end open; without it something else in the form does. */
  currentLabel?: string;
  startOptional?: boolean;
  /** Text of a range that has no months, as a CV gave it; shown until months are chosen. */
  textDate: string;
};

/** Start and end month with a "current" box that clears and disables the end (document 2, section 4). */
export function DateFields<Values extends FieldValues & DateValues>({
  form,
  currentLabel,
  startOptional,
  textDate,
}: DateFieldsProps<Values>) {
  const name = (field: keyof DateValues) => field as unknown as Path<Values>;
  const isCurrent = Boolean(form.watch(name("is_current")));
  const errorOf = (field: keyof DateValues) => {
    const message: unknown = form.getFieldState(name(field), form.formState).error?.message;
    return typeof message === "string" ? message : undefined;
  };
  const setCurrent = (value: boolean) => {
    form.setValue(name("is_current"), value as PathValue<Values, Path<Values>>, { shouldDirty: true });
    if (value)
      form.setValue(name("end_date"), "" as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
        shouldValidate: true,
      });
  };
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="sr-only">Dates</legend>
      <div className="grid gap-5 @min-[26rem]:grid-cols-2">
        <Field
          label="Start Date"
          optional={startOptional}
          error={errorOf("start_date")}
          help={textDate ? `From your CV: ${textDate}` : undefined}
        >
          <TextInput type="month" {...form.register(name("start_date"))} />
        </Field>
        <Field label="End Date" optional error={errorOf("end_date")}>
          <TextInput type="month" disabled={isCurrent} {...form.register(name("end_date"))} />
        </Field>
      </div>
      {currentLabel ? (
        <Checkbox checked={isCurrent} onChange={(event) => setCurrent(event.target.checked)} label={currentLabel} />
      ) : null}
    </fieldset>
  );
}

/** What is sent for dates: months when there are any, else the text that was there. */
export function datesToSend({ start_date, end_date, is_current, date }: DateValues): Record<string, unknown> {
  if (!start_date && !end_date && !is_current && date) return { date };
  return { start_date: start_date || null, end_date: is_current ? null : end_date || null, is_current };
}

/** Form values of a stored range. */
export function datesOf(
  item: { start_date: string | null; end_date: string | null; is_current: boolean; date: string } | null,
): DateValues {
  return {
    start_date: item?.start_date ?? "",
    end_date: item?.end_date ?? "",
    is_current: item?.is_current ?? false,
    date: item?.date ?? "",
  };
}
