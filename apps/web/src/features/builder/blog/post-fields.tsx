import { blogStatuses, blogStatusLabels, limits, type BlogPost, type Website } from "@vitrine/model";
import { Field, Select, Skeleton, TagInput, TextInput } from "@vitrine/ui";
import { lazy, Suspense } from "react";
import { Controller } from "react-hook-form";
import type { ItemForm } from "../items/use-item-form.ts";
import type { PostValues } from "./post-values.ts";
import { linkChoices } from "./post-words.ts";

/** The editor is the largest piece of the builder and comes with the first post. */
const RichTextEditor = lazy(async () => ({ default: (await import("./rich-text-editor.tsx")).RichTextEditor }));

type FormProps = { itemForm: ItemForm<PostValues> };

/** What the post says. */
export function ContentField({ itemForm: { form }, websiteId }: FormProps & { websiteId: number }) {
  return (
    <Controller
      control={form.control}
      name="content"
      render={({ field }) => (
        <Suspense fallback={<Skeleton className="h-[300px]" />}>
          <RichTextEditor
            label="Content"
            websiteId={websiteId}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={form.formState.errors.content?.message}
          />
        </Suspense>
      )}
    />
  );
}

/** Status, and the moment that a published or scheduled post has. */
export function StatusFields({ itemForm: { form } }: FormProps) {
  const status = form.watch("status");
  const { errors } = form.formState;
  return (
    <div className="grid gap-5 @min-[26rem]:grid-cols-2">
      <Field label="Status" error={errors.status?.message}>
        <Select {...form.register("status")}>
          {blogStatuses.map((known) => (
            <option key={known} value={known}>
              {blogStatusLabels[known]}
            </option>
          ))}
        </Select>
      </Field>
      {status === "draft" ? null : (
        <Field
          label={status === "scheduled" ? "Publish Date" : "Published Date"}
          optional={status === "published"}
          help={status === "scheduled" ? "Readers see the post from this moment on." : "Empty means now."}
          error={errors.published_at?.message}
        >
          <TextInput type="datetime-local" {...form.register("published_at")} />
        </Field>
      )}
    </div>
  );
}

/** The words that a post is found by. */
export function TagsField({ itemForm: { form } }: FormProps) {
  return (
    <Field label="Tags" optional help="Press Enter or comma to add." error={form.formState.errors.tags?.message}>
      <Controller
        control={form.control}
        name="tags"
        render={({ field }) => (
          <TagInput
            noun="tag"
            addLabel="Add"
            max={limits.blogTags}
            maxLength={limits.blogTagCharacters}
            value={field.value}
            onChange={field.onChange}
          />
        )}
      />
    </Field>
  );
}

/** The experience and the project that a post belongs to. */
export function LinkFields({ itemForm, website, item }: FormProps & { website: Website; item: BlogPost | null }) {
  const choices = linkChoices(website, item);
  return (
    <div className="grid gap-5 @min-[26rem]:grid-cols-2">
      <LinkField
        itemForm={itemForm}
        name="linked_experience_id"
        label="Related Experience"
        choices={choices.experiences}
      />
      <LinkField itemForm={itemForm} name="linked_project_id" label="Related Project" choices={choices.projects} />
    </div>
  );
}

type LinkFieldProps = FormProps & {
  name: "linked_experience_id" | "linked_project_id";
  label: string;
  choices: { id: number; label: string }[];
};

function LinkField({ itemForm: { form }, name, label, choices }: LinkFieldProps) {
  return (
    <Field label={label} optional error={form.formState.errors[name]?.message}>
      <Select {...form.register(name)}>
        <option value="">None</option>
        {choices.map(({ id, label: words }) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </Select>
    </Field>
  );
}
