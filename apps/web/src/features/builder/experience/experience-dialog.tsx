import { employmentTypes, experienceInputSchema, limits, type Experience } from "@vitrine/model";
import { Field, Select, TagInput, TextArea, TextInput } from "@vitrine/ui";
import { Controller } from "react-hook-form";
import { DateFields } from "../items/date-fields.tsx";
import { datesOf, datesToSend, type DateValues } from "../items/date-values.ts";
import { FormDialog } from "../items/form-dialog.tsx";
import { experienceKind } from "../items/item-kinds.ts";
import type { ItemDialogProps } from "../items/item-section.tsx";
import { useItemForm } from "../items/use-item-form.ts";

type Values = DateValues & {
  position: string;
  employment_type: (typeof employmentTypes)[number] | "";
  name: string;
  place: string;
  description: string;
  skills: string[];
};

const valuesOf = (item: Experience | null): Values => ({
  position: item?.position ?? "",
  employment_type: item?.form_data?.employment_type ?? "",
  name: item?.name ?? "",
  place: item?.place ?? "",
  description: item?.description ?? "",
  skills: item?.skills ?? [],
  ...datesOf(item),
});

const toValues = ({ position, name, place, description, skills, employment_type, ...dates }: Values) => ({
  position,
  name,
  ...(place === "" ? {} : { place }),
  description,
  skills,
  form_data: employment_type === "" ? {} : { employment_type },
  ...datesToSend(dates),
});

/** Adds or changes a work experience. */
export function ExperienceDialog({ item, actions, onClose }: ItemDialogProps<Experience>) {
  const itemForm = useItemForm<Experience, Values>({
    kind: experienceKind,
    schema: experienceInputSchema,
    valuesOf,
    item,
    actions,
    toValues,
    onClose,
  });
  const { form } = itemForm;
  const { errors } = form.formState;
  const [position, name, start, date, description] = form.watch([
    "position",
    "name",
    "start_date",
    "date",
    "description",
  ]);
  const isComplete = position.trim() !== "" && name.trim() !== "" && (start !== "" || date !== "");
  return (
    <FormDialog
      title={item ? "Edit Experience" : "Add Experience"}
      confirmLabel={item ? "Save Changes" : "Add Experience"}
      itemForm={itemForm}
      canConfirm={isComplete}
      confirmHint="Title, company and start date are needed."
      onClose={onClose}
    >
      <div className="grid gap-5 @min-[26rem]:grid-cols-2">
        <Field label="Job Title" error={errors.position?.message}>
          <TextInput autoComplete="organization-title" {...form.register("position")} />
        </Field>
        <Field label="Employment Type" optional help="Kept for you; not shown on your site.">
          <Select {...form.register("employment_type")}>
            <option value="">Not given</option>
            {employmentTypes.map((type) => (
              <option key={type} value={type}>
                {type.charAt(0).toUpperCase() + type.slice(1)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Company" error={errors.name?.message}>
          <TextInput autoComplete="organization" {...form.register("name")} />
        </Field>
        <Field label="Location" optional error={errors.place?.message}>
          <TextInput {...form.register("place")} />
        </Field>
      </div>
      <DateFields form={form} currentLabel="I currently work here" />
      <Field
        label="Description"
        optional
        error={errors.description?.message}
        counter={{ used: description.length, max: limits.experienceDescriptionCharacters }}
      >
        <TextArea rows={6} {...form.register("description")} />
      </Field>
      <Field label="Skills" optional help="Press Enter or comma to add." error={errors.skills?.message}>
        <Controller
          control={form.control}
          name="skills"
          render={({ field }) => <TagInput noun="skill" addLabel="Add" value={field.value} onChange={field.onChange} />}
        />
      </Field>
    </FormDialog>
  );
}
