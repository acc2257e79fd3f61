import { limits, type BlogPost } from "@vitrine/model";
import type { ItemDialogProps } from "../items/item-section.tsx";
import { useItemForm } from "../items/use-item-form.ts";
import { postKind } from "./post-kind.ts";
import { postFormSchema, postToSend, postValuesOf, slugAfterTitle, type PostValues } from "./post-values.ts";

/** The form of a post: its address follows its title, and it can be saved once it says enough. */
export function usePostForm({ item, actions, onClose }: ItemDialogProps<BlogPost>) {
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
  const [title, slug, content, status, moment, meta] = form.watch([
    "title",
    "slug",
    "content",
    "status",
    "published_at",
    "meta_description",
  ]);
  const lacksMoment = status === "scheduled" && moment === "";
  const canSave =
    title.trim() !== "" && content !== "" && meta.length <= limits.blogMetaDescriptionCharacters && !lacksMoment;
  // The address of a post that readers know stays when its title changes.
  const followsTitle = item === null || item.status === "draft";
  const titleField = form.register("title", {
    onChange: (event: { target: { value: string } }) => {
      const next = followsTitle ? slugAfterTitle(slug, title, event.target.value) : slug;
      if (next !== slug) form.setValue("slug", next, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
    },
  });
  return { itemForm, titleField, followsTitle, canSave, lacksMoment };
}
