import { blogStatuses, blogStatusLabels, limits, type BlogPost, type Website } from "@vitrine/model";
import { Field, Select, Skeleton, TagInput, TextArea, TextInput } from "@vitrine/ui";
import { lazy, Suspense } from "react";
import { Controller } from "react-hook-form";
import { FormDialog } from "../items/form-dialog.tsx";
import type { ItemDialogProps } from "../items/item-section.tsx";
import { useItemForm, type ItemForm } from "../items/use-item-form.ts";
import { postKind } from "./post-kind.ts";
import { postFormSchema, postToSend, postValuesOf, slugAfterTitle, type PostValues } from "./post-values.ts";
import { linkChoices } from "./post-words.ts";

/** The editor is the largest piece of the builder and comes with the first post. */
const RichTextEditor = lazy(async () => ({ default: (await import("./rich-text-editor.tsx")).RichTextEditor }));

const slugHelp = {
  following: "The last part of the post's address. It follows the title until you change it.",
  known: "The last part of the post's address. Links to the post break when it changes.",
};

type PostDialogProps = ItemDialogProps<BlogPost> & { website: Website };

/** Adds or changes a blog post. */
export function PostDialog({ website, item, actions, onClose }: PostDialogProps) {
  const itemForm = useItemForm<BlogPost, PostValues>({
    kind: postKind,
    schema: postFormSchema,
    valuesOf: postValuesOf,
    item,
    actions,
    toValues: (values) => postToSend(values, item),
    onClose,
  });
  const { form } = itemForm;
  const { errors } = form.formState;
  const [title, slug, content, status, moment, meta] = form.watch([
    "title",
    "slug",
    "content",
    "status",
    "published_at",
    "meta_description",
  ]);
  const canSave =
    title.trim() !== "" &&
    content !== "" &&
    meta.length <= limits.blogMetaDescriptionCharacters &&
    (status !== "scheduled" || moment !== "");
  // The address of a post that readers know stays when its title changes.
  const followsTitle = item === null || item.status === "draft";
  const titleField = form.register("title", {
    onChange: (event: { target: { value: string } }) => {
      const next = followsTitle ? slugAfterTitle(slug, title, event.target.value) : slug;
      if (next !== slug) form.setValue("slug", next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    },
  });
  const choices = linkChoices(website, item);
  return (
    <FormDialog
      isLarge
      title={item ? "Edit Blog Post" : "Add Blog Post"}
      confirmLabel="Save Blog Post"
      itemForm={itemForm}
      canConfirm={canSave}
      confirmHint={
        status === "scheduled" && moment === "" ? "A publish date is missing." : "Title and content are needed."
      }
      onClose={onClose}
    >
      <Field label="Title" error={errors.title?.message}>
        <TextInput {...titleField} />
      </Field>
      <Field
        label="URL Slug"
        optional
        help={followsTitle ? slugHelp.following : slugHelp.known}
        error={errors.slug?.message}
      >
        <TextInput autoCapitalize="none" spellCheck={false} {...form.register("slug")} />
      </Field>
      <Field label="Excerpt" optional error={errors.excerpt?.message}>
        <TextArea rows={2} {...form.register("excerpt")} />
      </Field>
      <Controller
        control={form.control}
        name="content"
        render={({ field }) => (
          <Suspense fallback={<Skeleton className="h-[300px]" />}>
            <RichTextEditor
              label="Content"
              websiteId={website.id}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={errors.content?.message}
            />
          </Suspense>
        )}
      />
      <StatusFields itemForm={itemForm} />
      <Field label="Tags" optional help="Press Enter or comma to add." error={errors.tags?.message}>
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
      <Field
        label="Meta Description"
        optional
        help="Shown by search engines below the title."
        error={errors.meta_description?.message}
        counter={{ used: meta.length, max: limits.blogMetaDescriptionCharacters }}
      >
        <TextArea rows={2} {...form.register("meta_description")} />
      </Field>
      <div className="grid gap-5 @min-[26rem]:grid-cols-2">
        <LinkField
          itemForm={itemForm}
          name="linked_experience_id"
          label="Related Experience"
          choices={choices.experiences}
        />
        <LinkField itemForm={itemForm} name="linked_project_id" label="Related Project" choices={choices.projects} />
      </div>
    </FormDialog>
  );
}

type FormProps = { itemForm: ItemForm<PostValues> };

/** Status, and the moment that a published or scheduled post has. */
function StatusFields({ itemForm: { form } }: FormProps) {
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
