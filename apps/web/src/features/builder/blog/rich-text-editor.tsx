import { EditorContent, useEditor } from "@tiptap/react";
import StarterKit from "@tiptap/starter-kit";
import { limits } from "@vitrine/model";
import { Notice } from "@vitrine/ui";
import { CircleAlert } from "lucide-react";
import { useEffect, useId, useRef } from "react";
import { UploadRows } from "../pictures/upload-rows.tsx";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { readablePaste } from "./pasted-words.ts";
import { PostPicture } from "./post-picture.ts";
import { usePostPictures } from "./use-post-pictures.ts";

type RichTextEditorProps = {
  label: string;
  /** HTML; empty for no text. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  error: string | undefined;
  /** Whose pictures the text may show. */
  websiteId: number;
};

/** What the server's allow-list keeps; anything else that is pasted is dropped while it is pasted. */
const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, autolink: true, defaultProtocol: "https", protocols: ["http", "https", "mailto"] },
  }),
  PostPicture.configure({ allowBase64: false }),
];

const underTools = { top: 64, right: 5, bottom: 5, left: 5 };

const words = [
  "rich-text min-h-[var(--editor-height)] px-4 py-3 outline-none",
  "[&_h2]:mt-5 [&_h2]:text-h3 [&_h3]:mt-4 [&_h3]:font-text [&_h3]:text-lead [&_h3]:font-semibold [&_h4]:mt-4 [&_h4]:font-semibold",
  "[&>*:first-child]:mt-0 [&_p]:mt-3 [&_ul]:mt-3 [&_ul]:list-disc [&_ul]:ps-6 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_li_p]:mt-1",
  "[&_blockquote]:mt-3 [&_blockquote]:border-s-[3px] [&_blockquote]:border-brand [&_blockquote]:ps-4",
  "[&_pre]:mt-3 [&_pre]:overflow-x-auto [&_pre]:rounded-m [&_pre]:bg-sunken [&_pre]:p-3 [&_code]:bg-sunken [&_code]:font-mono [&_code]:text-caption",
  "[&_a]:text-brand [&_a]:underline [&_hr]:my-5 [&_hr]:border-line [&_img]:mt-3 [&_img]:max-w-full",
  "[&_img.ProseMirror-selectednode]:outline-[3px] [&_img.ProseMirror-selectednode]:outline-offset-2 [&_img.ProseMirror-selectednode]:outline-brand",
].join(" ");

/** Writing with headings, lists, links, quotes, code and pictures; every tool has a key (document 2, section 2). */
export function RichTextEditor({ label, value, onChange, onBlur, error, websiteId }: RichTextEditorProps) {
  const id = useId();
  const known = useRef(value);
  const box = useRef<HTMLDivElement>(null);
  const editor = useEditor({
    extensions,
    content: value,
    editorProps: {
      // A page that is copied brings a picture of itself along: its words are meant.
      handlePaste: (_view, event) => {
        if (event.clipboardData?.types.includes("text/html")) event.stopPropagation();
        return false;
      },
      transformPastedHTML: readablePaste,
      // The tools lie over the first line that is in view.
      scrollMargin: underTools,
      scrollThreshold: underTools,
      attributes: {
        role: "textbox",
        "aria-multiline": "true",
        "aria-labelledby": `${id}-label`,
        ...(error ? { "aria-invalid": "true", "aria-describedby": `${id}-error` } : {}),
        class: words,
      },
    },
    onUpdate: ({ editor: current }) => {
      known.current = current.isEmpty ? "" : current.getHTML();
      onChange(known.current);
    },
    onBlur: () => onBlur(),
    shouldRerenderOnTransaction: false,
  });
  useEffect(() => {
    // Only text that came from elsewhere: what is typed here is in the editor already.
    if (value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  const { uploads, list, said, isOver, take } = usePostPictures({ editor, box, websiteId });
  return (
    <div ref={box} className="flex min-w-0 flex-col gap-1.5">
      <span id={`${id}-label`} className="text-label">
        {label}
      </span>
      <div
        style={{ "--editor-height": `${limits.editorMinHeightPixels}px` } as React.CSSProperties}
        className={`rounded-m border ${isOver ? "bg-tint" : "bg-surface"} has-[.rich-text:focus]:outline-2 has-[.rich-text:focus]:outline-offset-1 has-[.rich-text:focus]:outline-brand ${error ? "border-[1.5px] border-danger" : "border-edge hover:border-ink"}`}
      >
        <EditorToolbar editor={editor} pictures={{ websiteId, onFiles: take }} />
        {list.length > 0 ? (
          <div className="border-b border-line px-3">
            <UploadRows list={list} uploads={uploads} />
          </div>
        ) : null}
        <EditorContent editor={editor} />
      </div>
      <output className="contents">{said === "" ? null : <Notice tone="warning">{said}</Notice>}</output>
      {error ? (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-caption text-danger">
          <CircleAlert size={15} strokeWidth={1.75} className="mt-px shrink-0" aria-hidden="true" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
