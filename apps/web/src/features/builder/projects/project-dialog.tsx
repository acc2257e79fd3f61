import { limits, projectInputSchema, type Project } from "@vitrine/model";
import { Field, TextArea, TextInput } from "@vitrine/ui";
import { z } from "zod";
import { DateFields } from "../items/date-fields.tsx";
import { FormDialog } from "../items/form-dialog.tsx";
import { projectKind } from "../items/item-kinds.ts";
import type { ItemDialogProps } from "../items/item-section.tsx";
import { useItemForm } from "../items/use-item-form.ts";
import { fieldsToSend } from "../work/fields-to-send.ts";
import { useBuilderWork } from "../work/work-context.ts";
import { PageFields } from "./case-study/page-fields.tsx";
import { AddressFields, KindFields, ProjectPictures, WordFields } from "./project-fields.tsx";
import { projectToSend, projectValuesOf, type ProjectValues } from "./project-values.ts";

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
  const [description, pictures] = form.watch(["description", "pictures"]);
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
      <KindFields form={form} item={item} />
      <Field
        label="Description"
        error={errors.description?.message}
        counter={{ used: description.length, max: limits.projectDescriptionCharacters }}
      >
        <TextArea rows={5} {...form.register("description")} />
      </Field>
      <DateFields form={form} startOptional />
      <WordFields form={form} />
      <ProjectPictures form={form} websiteId={websiteId} />
      <AddressFields form={form} />
      <PageFields form={form} pictures={pictures} />
    </FormDialog>
  );
}
