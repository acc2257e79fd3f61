import Image from "@tiptap/extension-image";
import type { Editor } from "@tiptap/react";
import type { Media } from "@vitrine/model";

/** A picture in a text: one of the website's media knows which one it is, so that the page has it in all its sizes. */
export const PostPicture = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      media: {
        default: null,
        parseHTML: (element) => element.getAttribute("data-media"),
        renderHTML: ({ media }: Record<string, unknown>) => (media ? { "data-media": media } : {}),
      },
    };
  },
});

/** Puts a picture of the website's media into the text, and the cursor behind it. */
export function insertMedia(editor: Editor, { id, url, alt, width, height }: Media): void {
  const attrs = { src: url, alt, width, height, media: String(id) };
  editor
    .chain()
    .focus()
    .insertContent([{ type: "image", attrs }, { type: "paragraph" }])
    .run();
}
