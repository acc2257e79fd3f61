import { clsx } from "clsx";
import { X } from "lucide-react";
import { useFieldControl } from "./field.tsx";
import { useTags, type TagRules } from "./use-tags.ts";

type TagInputProps = TagRules & {
  maxLength?: number;
  placeholder?: string;
  /** Shows a button of this name that adds what is typed. */
  addLabel?: string;
};

/** Words added with Enter, comma or Tab; Backspace on empty selects the last, again removes it. */
export function TagInput({ maxLength, placeholder, addLabel, ...rules }: TagInputProps) {
  const { value, max, noun = "tag" } = rules;
  const control = useFieldControl();
  const tags = useTags(rules);
  const isFull = max !== undefined && value.length >= max;
  return (
    <div
      className={clsx(
        "flex min-h-12 flex-wrap items-center gap-1.5 rounded-m border border-edge bg-surface px-2 py-1.5 hover:border-ink md:min-h-10",
        "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-1 has-[input:focus-visible]:outline-brand",
        control["aria-invalid"] && "border-[1.5px] border-danger",
      )}
    >
      {value.map((tag, index) => (
        <Tag
          key={`${tag}-${index}`}
          tag={tag}
          isShaken={tags.shaken === tag}
          isSelected={tags.isLastSelected && index === value.length - 1}
          onShaken={tags.stopShaking}
          onRemove={() => tags.remove(index)}
        />
      ))}
      <input
        {...control}
        {...tags.field}
        disabled={isFull}
        maxLength={maxLength}
        placeholder={isFull ? "" : placeholder}
        className="min-w-24 flex-1 bg-transparent py-1 text-body outline-none placeholder:text-muted md:text-app"
      />
      {addLabel ? (
        <button
          type="button"
          aria-label={`${addLabel} ${noun}`}
          disabled={tags.draft.trim() === ""}
          onPointerDown={(event) => event.preventDefault()}
          onClick={tags.addDraft}
          className="min-h-7 rounded-s px-2 text-label text-brand hover:underline disabled:text-muted disabled:no-underline"
        >
          {addLabel}
        </button>
      ) : null}
      <output className="sr-only">{tags.news}</output>
    </div>
  );
}

type TagProps = { tag: string; isShaken: boolean; isSelected: boolean; onShaken: () => void; onRemove: () => void };

function Tag({ tag, isShaken, isSelected, onShaken, onRemove }: TagProps) {
  return (
    <span
      onAnimationEnd={onShaken}
      className={clsx(
        "inline-flex min-h-7 max-w-full items-center rounded-s bg-tint ps-2 text-caption",
        isShaken && "ui-shake",
        isSelected && "outline-2 outline-brand",
      )}
    >
      <span className="min-w-0 wrap-anywhere">{tag}</span>
      <button
        type="button"
        aria-label={`Remove ${tag}`}
        onClick={onRemove}
        className="grid size-7 place-items-center rounded-s text-muted hover:text-ink"
      >
        <X size={14} strokeWidth={1.75} aria-hidden="true" />
      </button>
    </span>
  );
}
