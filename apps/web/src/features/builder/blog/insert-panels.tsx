import type { Editor } from "@tiptap/react";
import { Button, Field, TextInput } from "@vitrine/ui";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";

export type PanelProps = { editor: Editor; onClose: () => void };

const linkAddress = /^(?:https?:\/\/\S+\.\S+|mailto:\S+@\S+)$/i;

/** Sets, changes or removes the link of the selected words. */
export function LinkPanel({ editor, onClose }: PanelProps) {
  const before: unknown = editor.getAttributes("link")["href"];
  const [address, setAddress] = useState(typeof before === "string" ? before : "");
  const [error, setError] = useState<string>();
  const apply = () => {
    const href = /^[\w+.-]+:/.test(address.trim()) ? address.trim() : `https://${address.trim()}`;
    if (!linkAddress.test(href)) return setError("Please enter a valid URL");
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !before) {
      chain.insertContent({ type: "text", text: address.trim(), marks: [{ type: "link", attrs: { href } }] }).run();
    } else chain.setLink({ href }).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  };
  return (
    <Panel editor={editor} label="Link" onApply={apply} onClose={onClose}>
      <Field label="Web address" error={error} className="flex-1">
        <TextInput
          inputMode="url"
          placeholder="https://"
          value={address}
          onChange={(event) => setAddress(event.target.value)}
        />
      </Field>
      <div className="flex gap-2">
        {before ? (
          <Button size="small" onClick={remove}>
            Remove link
          </Button>
        ) : null}
        <Button size="small" variant="primary" onClick={apply}>
          Set link
        </Button>
      </div>
    </Panel>
  );
}

type FrameProps = PanelProps & { label: string; onApply: () => void; children: ReactNode };

/**
 * Enter applies without sending the form around it; Escape goes back to the text. Both are caught on the window,
 * before the dialog hears of them.
 */
export function Panel({ editor, label, onApply, onClose, children }: FrameProps) {
  const panel = useRef<HTMLDivElement>(null);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || !panel.current?.contains(target)) return;
    const applies = event.key === "Enter" && target instanceof HTMLInputElement;
    if (!applies && event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    if (applies) return onApply();
    onClose();
    editor.commands.focus();
  });
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>("input:not([hidden]), button")?.focus();
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener("keydown", listen, true);
    return () => window.removeEventListener("keydown", listen, true);
  }, []);
  return (
    <div
      ref={panel}
      role="group"
      aria-label={label}
      className="flex flex-col gap-3 border-b border-line bg-sunken p-3 sm:flex-row sm:items-end"
    >
      {children}
    </div>
  );
}
