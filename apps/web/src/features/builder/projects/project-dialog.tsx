import { limits, projectCategories, projectInputSchema, projectStatuses, type Project } from "@vitrine/model";
import { Field, Select, TagInput, TextArea, TextInput } from "@vitrine/ui";
import { Controller } from "react-hook-form";
import { z } from "zod";
import { DateFields } from "../items/date-fields.tsx";
import { FormDialog } from "../items/form-dialog.tsx";
import { projectKind } from "../items/item-kinds.ts";
import type { ItemDialogProps } from "../items/item-section.tsx";
import { useItemForm } from "../items/use-item-form.ts";
import { PicturesField } from "../pictures/pictures-field.tsx";
import { fieldsToSend } from "../work/fields-to-send.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { PageFields } from "./case-study/page-fields.tsx";
import {
  projectStatusLabels,
  projectToSend,
  projectValuesOf,
  type ProjectStatus,
  type ProjectValues,
} from "./project-values.ts";

/** Pictures are held as they are shown; the rules are those for what is sent of them. */
const projectFormSchema = z.preprocess(
  (values) => fieldsToSend(values as Readonly<Record<string, unknown>>),
  projectInputSchema,
);

/** Adds or changes a project. */
export function ProjectDialog({ item, actions, onClose }: ItemDialogProps<Project>) {
  const websiteId = useBuilderWork().store.get().base.id;
  const itemForm = useItemForm<Project, ProjectValues>({
    kind: projectKind,
    schema: projectFormSchema,
    valuesOf: projectValuesOf,
    item,
    actions,
    toValues: projectToSend,
    onClose,
  });
  const { form } = itemForm;
  const { errors } = form.formState;
  const [description, status, pictures] = form.watch(["description", "status", "pictures"]);
  const setStatus = (next: ProjectStatus) => {
    form.setValue("status", next, { shouldDirty: true });
    form.setValue("is_current", next === "in-progress", { shouldDirty: true });
    if (next === "in-progress") form.setValue("end_date", "", { shouldDirty: true, shouldValidate: true });
  };
  const categories = new Set<string>([...projectCategories, ...(item ? [item.category] : [])]);
  return (
    <FormDialog
      title={item ? "Edit Project" : "Add Project"}
      confirmLabel={item ? "Save Changes" : "Add Project"}
      itemForm={itemForm}
      onClose={onClose}
    >
      <Field label="Project Name" error={errors.title?.message}>
        <TextInput {...form.register("title")} />
      </Field>
      <div className="grid gap-5 @min-[26rem]:grid-cols-2">
        <Field label="Category" error={errors.category?.message}>
          <Select {...form.register("category")}>
            {[...categories].map((category) => (
              <option key={category} value={category}>
                {categoryLabel(category)}
              </option>
            ))}
          </Select>
        </Field>
        <Field label="Status">
          <Select
            value={status}
            onChange={(event) => {
              const next = projectStatuses.find((known) => known === event.target.value);
              if (next) setStatus(next);
            }}
          >
            {projectStatuses.map((known) => (
              <option key={known} value={known}>
                {projectStatusLabels[known]}
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
      <DateFields form={form} startOptional />
      <Field label="Features" optional help="Added as lines at the end of the description.">
        <Controller
          control={form.control}
          name="features"
          render={({ field }) => (
            <TagInput noun="feature" addLabel="Add" value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
      <Field label="Technologies" optional help="Press Enter or comma to add." error={errors.technologies?.message}>
        <Controller
          control={form.control}
          name="technologies"
          render={({ field }) => (
            <TagInput noun="technology" addLabel="Add" value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
      <Field label="Pictures" optional error={errors.pictures?.message}>
        <Controller
          control={form.control}
          name="pictures"
          render={({ field }) => (
            <PicturesField
              value={field.value}
              onChange={field.onChange}
              max={limits.picturesPerEntry}
              websiteId={websiteId}
            />
          )}
        />
      </Field>
      {(["implementation", "code_url", "url"] as const).map((name) => (
        <Field key={name} label={urlLabels[name]} optional error={errors[name]?.message}>
          <TextInput type="url" inputMode="url" placeholder="https://" {...form.register(name)} />
        </Field>
      ))}
      <PageFields form={form} pictures={pictures} />
    </FormDialog>
  );
}

const urlLabels = { implementation: "Demo URL", code_url: "Repository URL", url: "Other URL" } as const;

const categoryNames: Readonly<Record<string, string>> = { api: "API", ml: "Machine learning", data: "Data" };

function categoryLabel(category: string): string {
  return categoryNames[category] ?? category.charAt(0).toUpperCase() + category.slice(1);
}
