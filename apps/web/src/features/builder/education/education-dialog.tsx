import { degreeTypes, educationInputSchema, honors, limits, type Education } from "@vitrine/model";
import { Field, Select, TagInput, TextArea, TextInput } from "@vitrine/ui";
import { Controller } from "react-hook-form";
import { DateFields } from "../items/date-fields.tsx";
import { datesOf, datesToSend, type DateValues } from "../items/date-values.ts";
import { FormDialog } from "../items/form-dialog.tsx";
import { educationKind } from "../items/item-kinds.ts";
import type { ItemDialogProps } from "../items/item-section.tsx";
import { useItemForm } from "../items/use-item-form.ts";
import { degreeTypeLabels, degreeFormOf, degreeToSend, honorLabels, type DegreeForm } from "./compose-degree.ts";

type Values = DateValues &
  DegreeForm & {
    name: string;
    place: string;
    gpa: string;
    description: string;
    skills: string[];
  };

const valuesOf = (item: Education | null): Values => ({
  ...degreeFormOf(item),
  name: item?.name ?? "",
  place: item?.place ?? "",
  gpa: item?.gpa ?? "",
  description: item?.description ?? "",
  skills: item?.skills ?? [],
  ...datesOf(item),
});

const toValues = ({ degree, degree_type, honors: honor, name, place, gpa, description, skills, ...dates }: Values) => ({
  ...degreeToSend({ degree, degree_type, honors: honor }),
  name,
  place,
  gpa,
  description,
  skills,
  ...datesToSend(dates),
});

/** Adds or changes an education; type and honors become part of the degree's text. */
export function EducationDialog({ item, actions, onClose }: ItemDialogProps<Education>) {
  const itemForm = useItemForm<Education, Values>({
    kind: educationKind,
    schema: educationInputSchema,
    valuesOf,
    item,
    actions,
    toValues,
    onClose,
  });
  const { form } = itemForm;
  const { errors } = form.formState;
  const description = form.watch("description");
  return (
    <FormDialog
      title={item ? "Edit Education" : "Add Education"}
      confirmLabel={item ? "Save Changes" : "Add Education"}
      itemForm={itemForm}
      onClose={onClose}
    >
      <Field label="Degree" error={errors.degree?.message} help="As it stands on the certificate, with the subject.">
        <TextInput {...form.register("degree")} />
      </Field>
      <div className="grid gap-5 @min-[26rem]:grid-cols-2">
        <Field label="Degree Type" optional>
          <Select {...form.register("degree_type")}>
            <option value="">As written above</option>
            {degreeTypes.map((type) => (
              <option key={type} value={type}>
                {degreeTypeLabels[type]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Honors" optional>
          <Select {...form.register("honors")}>
            <option value="">None to add</option>
            {honors.map((honor) => (
              <option key={honor} value={honor}>
                {honorLabels[honor]}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Institution" error={errors.name?.message}>
          <TextInput {...form.register("name")} />
        </Field>
        <Field label="Location" optional error={errors.place?.message}>
          <TextInput {...form.register("place")} />
        </Field>
      </div>
      <DateFields form={form} currentLabel="I currently study here" />
      <Field label="GPA" optional help="Include it if it is 3.5 or higher." error={errors.gpa?.message}>
        <TextInput {...form.register("gpa")} />
      </Field>
      <Field
        label="Description"
        optional
        error={errors.description?.message}
        counter={{ used: description.length, max: limits.educationDescriptionCharacters }}
      >
        <TextArea rows={4} {...form.register("description")} />
      </Field>
      <Field label="Relevant Courses" optional help="Press Enter or comma to add." error={errors.skills?.message}>
        <Controller
          control={form.control}
          name="skills"
          render={({ field }) => (
            <TagInput noun="course" addLabel="Add" value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
    </FormDialog>
  );
}
