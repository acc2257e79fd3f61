import { clsx } from "clsx";
import { X } from "lucide-react";
import { useRef, useState, type KeyboardEvent } from "react";
import { useFieldControl } from "./field.tsx";

type TagInputProps = {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  max?: number;
  allowDuplicates?: boolean;
  maxLength?: number;
  placeholder?: string;
  /** Name of one tag in announcements, e.g. "skill". */
  noun?: string;
  /** Shows a button of this name that adds what is typed. */
  addLabel?: string;
};

/** Words added with Enter, comma or Tab; Backspace on empty selects the last, again removes it. */
export function TagInput(props: TagInputProps) {
  const { value, onChange, max, noun = "tag" } = props;
  const control = useFieldControl();
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState("");
  const [lastSelected, setLastSelected] = useState(false);
  const [shaken, setShaken] = useState<string | null>(null);
  const [news, setNews] = useState("");
  const isFull = max !== undefined && value.length >= max;

  const add = (text: string): boolean => {
    const words = text
      .split(",")
      .map((word) => word.trim())
      .filter(Boolean);
    const fresh: string[] = [];
    for (const word of words) {
      const twin = [...value, ...fresh].find((tag) => tag.toLocaleLowerCase() === word.toLocaleLowerCase());
      if (twin && !props.allowDuplicates) {
        setShaken(twin);
        setNews(`${word} is already in the list.`);
      } else if (max === undefined || value.length + fresh.length < max) fresh.push(word);
      else setNews(`At most ${max}.`);
    }
    setDraft("");
    if (fresh.length === 0) return false;
    onChange([...value, ...fresh]);
    setNews(`Added ${fresh.join(", ")}.`);
    return true;
  };
  const remove = (index: number) => {
    setNews(`Removed ${value[index] ?? noun}.`);
    onChange(value.filter((_, at) => at !== index));
    setLastSelected(false);
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const hasText = draft.trim() !== "";
    if (event.key === "Enter" || event.key === "," || (event.key === "Tab" && hasText && !event.shiftKey)) {
      event.preventDefault();
      if (hasText) add(draft);
    } else if (event.key === "Backspace" && draft === "" && value.length > 0) {
      if (lastSelected) remove(value.length - 1);
      else setLastSelected(true);
    } else setLastSelected(false);
  };

  return (
    <div
      className={clsx(
        "flex min-h-12 flex-wrap items-center gap-1.5 rounded-m border border-edge bg-surface px-2 py-1.5 hover:border-ink md:min-h-10",
        "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-brand",
        control["aria-invalid"] && "border-[1.5px] border-danger",
      )}
    >
      {value.map((tag, index) => (
        <span
          key={`${tag}-${index}`}
          onAnimationEnd={() => setShaken(null)}
          className={clsx(
            "inline-flex min-h-7 max-w-full items-center rounded-s bg-tint ps-2 text-caption",
            shaken === tag && "ui-shake",
            lastSelected && index === value.length - 1 && "outline-2 outline-brand",
          )}
        >
          <span className="min-w-0 wrap-anywhere">{tag}</span>
          <button
            type="button"
            aria-label={`Remove ${tag}`}
            onClick={() => remove(index)}
            className="grid size-7 place-items-center rounded-s text-muted hover:text-ink"
          >
            <X size={14} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </span>
      ))}
      <input
        {...control}
        ref={input}
        value={draft}
        disabled={isFull}
        maxLength={props.maxLength}
        placeholder={isFull ? "" : props.placeholder}
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={(event) => {
          const text = event.clipboardData.getData("text").replaceAll(/[\n;]/g, ",");
          if (!text.includes(",")) return;
          event.preventDefault();
          add(draft + text);
        }}
        onBlur={() => {
          if (draft.trim() !== "") add(draft);
          setLastSelected(false);
        }}
        className="min-w-24 flex-1 bg-transparent py-1 text-body outline-none placeholder:text-muted md:text-app"
      />
      {props.addLabel ? (
        <button
          type="button"
          aria-label={`${props.addLabel} ${noun}`}
          disabled={draft.trim() === ""}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            add(draft);
            input.current?.focus();
          }}
          className="min-h-7 rounded-s px-2 text-label text-brand hover:underline disabled:text-muted disabled:no-underline"
        >
          {props.addLabel}
        </button>
      ) : null}
      <output className="sr-only">{news}</output>
    </div>
  );
}
