import { useEditorState, type Editor } from "@tiptap/react";
import {
  Bold,
  Code,
  Heading2,
  Heading3,
  Image as ImageIcon,
  Italic,
  Link as LinkIcon,
  List,
  ListOrdered,
  Quote,
  Redo2,
  SquareCode,
  Strikethrough,
  Underline,
  Undo2,
  type LucideIcon,
} from "lucide-react";
import { useState, type KeyboardEvent } from "react";
import { LinkPanel } from "./insert-panels.tsx";
import { PicturePanel, type PictureSource } from "./picture-panel.tsx";

type Tool = {
  name: string;
  label: string;
  Icon: LucideIcon;
  run: (editor: Editor) => void;
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
};

const chain = (editor: Editor) => editor.chain().focus();

const tools: readonly Tool[] = [
  { name: "bold", label: "Bold", Icon: Bold, run: (e) => chain(e).toggleBold().run(), isOn: (e) => e.isActive("bold") },
  {
    name: "italic",
    label: "Italic",
    Icon: Italic,
    run: (e) => chain(e).toggleItalic().run(),
    isOn: (e) => e.isActive("italic"),
  },
  {
    name: "underline",
    label: "Underline",
    Icon: Underline,
    run: (e) => chain(e).toggleUnderline().run(),
    isOn: (e) => e.isActive("underline"),
  },
  {
    name: "strike",
    label: "Strikethrough",
    Icon: Strikethrough,
    run: (e) => chain(e).toggleStrike().run(),
    isOn: (e) => e.isActive("strike"),
  },
  {
    name: "h2",
    label: "Heading",
    Icon: Heading2,
    run: (e) => chain(e).toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive("heading", { level: 2 }),
  },
  {
    name: "h3",
    label: "Subheading",
    Icon: Heading3,
    run: (e) => chain(e).toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive("heading", { level: 3 }),
  },
  {
    name: "ul",
    label: "Bulleted list",
    Icon: List,
    run: (e) => chain(e).toggleBulletList().run(),
    isOn: (e) => e.isActive("bulletList"),
  },
  {
    name: "ol",
    label: "Numbered list",
    Icon: ListOrdered,
    run: (e) => chain(e).toggleOrderedList().run(),
    isOn: (e) => e.isActive("orderedList"),
  },
  {
    name: "quote",
    label: "Quote",
    Icon: Quote,
    run: (e) => chain(e).toggleBlockquote().run(),
    isOn: (e) => e.isActive("blockquote"),
  },
  { name: "code", label: "Code", Icon: Code, run: (e) => chain(e).toggleCode().run(), isOn: (e) => e.isActive("code") },
  {
    name: "pre",
    label: "Code block",
    Icon: SquareCode,
    run: (e) => chain(e).toggleCodeBlock().run(),
    isOn: (e) => e.isActive("codeBlock"),
  },
  { name: "undo", label: "Undo", Icon: Undo2, run: (e) => chain(e).undo().run(), can: (e) => e.can().undo() },
  { name: "redo", label: "Redo", Icon: Redo2, run: (e) => chain(e).redo().run(), can: (e) => e.can().redo() },
];

type Panel = "link" | "image" | null;

/**
 * The tools above the text, in view however long it is: one stop for Tab, arrow keys between the tools. On a phone they
 * are one row that can be drawn sideways, so that the keyboard leaves room for the text; one is cut, which tells that
 * there are more.
 */
export function EditorToolbar({ editor, pictures }: { editor: Editor; pictures: PictureSource }) {
  const [panel, setPanel] = useState<Panel>(null);
  const [stop, setStop] = useState(0);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      on: tools.map((tool) => tool.isOn?.(current) ?? false),
      can: tools.map((tool) => tool.can?.(current) ?? true),
      isLink: current.isActive("link"),
      isPicture: current.isActive("image"),
    }),
  });
  const toggle = (next: Panel) => setPanel(panel === next ? null : next);
  const inserts = [
    { label: "Link", Icon: LinkIcon, isOn: state.isLink, open: "link" },
    { label: "Picture", Icon: ImageIcon, isOn: state.isPicture, open: "image" },
  ] as const;
  return (
    <>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label="Formatting"
        onKeyDown={moveFocus}
        className="sticky -top-1 z-10 flex gap-0.5 rounded-t-m border-b border-line bg-surface p-1 max-md:overflow-x-auto md:flex-wrap"
      >
        {tools.map((tool, index) => (
          <ToolButton
            key={tool.name}
            label={tool.label}
            Icon={tool.Icon}
            isOn={tool.isOn ? state.on[index] === true : undefined}
            disabled={state.can[index] === false}
            isStop={stop === index}
            onFocus={() => setStop(index)}
            onClick={() => tool.run(editor)}
          />
        ))}
        {inserts.map(({ label, Icon, isOn, open }, index) => (
          <ToolButton
            key={open}
            label={label}
            Icon={Icon}
            isOn={isOn || panel === open}
            disabled={false}
            isStop={stop === tools.length + index}
            onFocus={() => setStop(tools.length + index)}
            onClick={() => toggle(open)}
          />
        ))}
      </div>
      {panel === "link" ? <LinkPanel editor={editor} onClose={() => setPanel(null)} /> : null}
      {panel === "image" ? <PicturePanel editor={editor} pictures={pictures} onClose={() => setPanel(null)} /> : null}
    </>
  );
}

type ToolButtonProps = {
  label: string;
  Icon: LucideIcon;
  /** Undefined for a tool without a state. */
  isOn: boolean | undefined;
  disabled: boolean;
  isStop: boolean;
  onFocus: () => void;
  onClick: () => void;
};

function ToolButton({ label, Icon, isOn, disabled, isStop, onFocus, onClick }: ToolButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={isOn}
      aria-disabled={disabled || undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => (disabled ? undefined : onClick())}
      className={`grid h-11 w-11 shrink-0 place-items-center rounded-s max-[22.5rem]:w-[calc(100%/5.5-2px)] max-[30rem]:w-[calc(100%/6.5-2px)] md:size-8 ${isOn ? "bg-tint text-brand" : "text-muted hover:text-ink"} aria-disabled:opacity-40`}
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

/** Arrow keys, Home and End move between the tools of a toolbar. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>("button")];
  const at = buttons.findIndex((button) => button === document.activeElement);
  const last = buttons.length - 1;
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const target = targets[event.key];
  if (target === undefined || at < 0) return;
  event.preventDefault();
  buttons[target]?.focus();
}
