import { limits, projectCategories, projectStatuses, type Project } from "@vitrine/model";
import { Field, Select, TagInput, TextInput } from "@vitrine/ui";
import { Controller, type UseFormReturn } from "react-hook-form";
import { PicturesField } from "../pictures/pictures-field.tsx";
import { projectStatusLabels, type ProjectStatus, type ProjectValues } from "./project-values.ts";

type FormProps = { form: UseFormReturn<ProjectValues> };

/** What kind of project it is, and how far it is. */
export function KindFields({ form, item }: FormProps & { item: Project | null }) {
  const categories = new Set<string>([...projectCategories, ...(item ? [item.category] : [])]);
  const setStatus = (next: ProjectStatus) => {
    form.setValue("status", next, { shouldDirty: true });
    form.setValue("is_current", next === "in-progress", { shouldDirty: true });
    if (next === "in-progress") form.setValue("end_date", "", { shouldDirty: true, shouldValidate: true });
  };
  return (
    <div className="grid gap-5 @min-[26rem]:grid-cols-2">
      <Field label="Category" error={form.formState.errors.category?.message}>
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
          value={form.watch("status")}
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
  );
}

/** What it does and what it is made with, word by word. */
export function WordFields({ form }: FormProps) {
  return (
    <>
      <Field label="Features" optional help="Added as lines at the end of the description.">
        <Controller
          control={form.control}
          name="features"
          render={({ field }) => (
            <TagInput noun="feature" addLabel="Add" value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
      <Field
        label="Technologies"
        optional
        help="Press Enter or comma to add."
        error={form.formState.errors.technologies?.message}
      >
        <Controller
          control={form.control}
          name="technologies"
          render={({ field }) => (
            <TagInput noun="technology" addLabel="Add" value={field.value} onChange={field.onChange} />
          )}
        />
      </Field>
    </>
  );
}

/** What it looks like. */
export function ProjectPictures({ form, websiteId }: FormProps & { websiteId: number }) {
  return (
    <Field label="Pictures" optional error={form.formState.errors.pictures?.message}>
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
  );
}

const urlLabels = { implementation: "Demo URL", code_url: "Repository URL", url: "Other URL" } as const;

/** Where it can be seen. */
export function AddressFields({ form }: FormProps) {
  return (["implementation", "code_url", "url"] as const).map((name) => (
    <Field key={name} label={urlLabels[name]} optional error={form.formState.errors[name]?.message}>
      <TextInput type="url" inputMode="url" placeholder="https://" {...form.register(name)} />
    </Field>
  ));
}

const categoryNames: Readonly<Record<string, string>> = { api: "API", ml: "Machine learning", data: "Data" };

function categoryLabel(category: string): string {
  return categoryNames[category] ?? category.charAt(0).toUpperCase() + category.slice(1);
}
