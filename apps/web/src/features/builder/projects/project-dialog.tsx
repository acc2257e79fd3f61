import { limits, projectCategories, projectInputSchema, type Project } from "@vitrine/model";
import { Field, Select, TagInput, TextArea, TextInput } from "@vitrine/ui";
import { Controller } from "react-hook-form";
import { DateFields, datesOf, datesToSend, type DateValues } from "../items/date-fields.tsx";
import { FormDialog } from "../items/form-dialog.tsx";
import { projectKind } from "../items/item-kinds.ts";
import type { ItemDialogProps } from "../items/item-section.tsx";
import { useItemForm } from "../items/use-item-form.ts";

type Values = DateValues & {
  title: string;
  category: string;
  description: string;
  technologies: string[];
  code_url: string;
  implementation: string;
  url: string;
};

const valuesOf = (item: Project | null): Values => ({
  title: item?.title ?? "",
  category: item?.category ?? "other",
  description: item?.description ?? "",
  technologies: item?.technologies ?? [],
  code_url: item?.code_url ?? "",
  implementation: item?.implementation ?? "",
  url: item?.url ?? "",
  ...datesOf(item),
});

const toValues = ({ start_date, end_date, is_current, date, ...values }: Values) => ({
  ...values,
  ...(start_date || end_date || is_current || date ? datesToSend({ start_date, end_date, is_current, date }) : {}),
});

/** Adds or changes a project. */
export function ProjectDialog({ item, actions, onClose }: ItemDialogProps<Project>) {
  const { form, isSaving, submit } = useItemForm<Project, Values>({
    kind: projectKind,
    schema: projectInputSchema,
    values: valuesOf(item),
    item,
    actions,
    toValues,
    onClose,
  });
  const { errors, isDirty } = form.formState;
  const [start, date, description] = form.watch(["start_date", "date", "description"]);
  const categories = new Set<string>([...projectCategories, ...(item ? [item.category] : [])]);
  return (
    <FormDialog
      title={item ? "Edit Project" : "Add Project"}
      confirmLabel={item ? "Save Changes" : "Add Project"}
      isSaving={isSaving}
      isDirty={isDirty}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Project Name" error={errors.title?.message}>
          <TextInput {...form.register("title")} />
        </Field>
        <Field label="Category" error={errors.category?.message}>
          <Select {...form.register("category")}>
            {[...categories].map((category) => (
              <option key={category} value={category}>
                {categoryLabel(category)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Field
        label="Description"
        error={errors.description?.message}
        counter={{ used: description.length, max: limits.projectDescriptionCharacters }}
      >
        <TextArea rows={5} {...form.register("description")} />
      </Field>
      <DateFields form={form} currentLabel="In progress" startOptional textDate={start === "" ? date : ""} />
      <Field label="Technologies" optional help="Press Enter or comma to add." error={errors.technologies?.message}>
        <Controller
          control={form.control}
          name="technologies"
          render={({ field }) => <TagInput noun="technology" value={field.value} onChange={field.onChange} />}
        />
      </Field>
      {(["implementation", "code_url", "url"] as const).map((name) => (
        <Field key={name} label={urlLabels[name]} optional error={errors[name]?.message}>
          <TextInput type="url" inputMode="url" placeholder="https://" {...form.register(name)} />
        </Field>
      ))}
    </FormDialog>
  );
}

const urlLabels = { implementation: "Demo URL", code_url: "Repository URL", url: "Other URL" } as const;

const categoryNames: Readonly<Record<string, string>> = { api: "API", ml: "Machine learning", data: "Data" };

function categoryLabel(category: string): string {
  return categoryNames[category] ?? category.charAt(0).toUpperCase() + category.slice(1);
}
