import { limits, type BlogPost, type Website } from "@vitrine/model";
import { Field, TextArea, TextInput } from "@vitrine/ui";
import { FormDialog } from "../items/form-dialog.tsx";
import type { ItemDialogProps } from "../items/item-section.tsx";
import { ContentField, LinkFields, StatusFields, TagsField } from "./post-fields.tsx";
import { usePostForm } from "./use-post-form.ts";

const slugHelp = {
  following: "The last part of the post's address. It follows the title until you change it.",
  known: "The last part of the post's address. Links to the post break when it changes.",
};

type PostDialogProps = ItemDialogProps<BlogPost> & { website: Website };

/** Adds or changes a blog post. */
export function PostDialog({ website, ...dialog }: PostDialogProps) {
  const { item } = dialog;
  const { itemForm, titleField, followsTitle, canSave, lacksMoment } = usePostForm(dialog);
  const { form } = itemForm;
  const { errors } = form.formState;
  return (
    <FormDialog
      isLarge
      title={item ? "Edit Blog Post" : "Add Blog Post"}
      confirmLabel="Save Blog Post"
      itemForm={itemForm}
      canConfirm={canSave}
      confirmHint={lacksMoment ? "A publish date is missing." : "Title and content are needed."}
      onClose={dialog.onClose}
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
      <ContentField itemForm={itemForm} websiteId={website.id} />
      <StatusFields itemForm={itemForm} />
      <TagsField itemForm={itemForm} />
      <Field
        label="Meta Description"
        optional
        help="Shown by search engines below the title."
        error={errors.meta_description?.message}
        counter={{ used: form.watch("meta_description").length, max: limits.blogMetaDescriptionCharacters }}
      >
        <TextArea rows={2} {...form.register("meta_description")} />
      </Field>
      <LinkFields itemForm={itemForm} website={website} item={item} />
    </FormDialog>
  );
}
