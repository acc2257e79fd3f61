import { clsx } from "clsx";
import { useRef, useState, type KeyboardEvent } from "react";
import { leastConfidence, useReview } from "./review-context.ts";

export type EditableValueProps = {
  /** JSON pointer of the value in the parsed data. */
  pointer: string;
  /** Where else the data says the same: what is corrected here is corrected there. */
  alsoAt?: readonly string[];
  /** Name of the value for people who do not see the layout, and for its empty place. */
  label: string;
  value: string;
  /** What is shown instead of the value while it is not edited. */
  shown?: string;
  isLong?: boolean;
  /** Turns what was typed into what is stored; undefined refuses it. */
  read?: (typed: string) => string | null | undefined;
  /** What is stored at each pointer, where one text says two values; undefined refuses it. */
  readAll?: (typed: string) => readonly (string | null)[] | undefined;
  hint?: string;
  className?: string;
};

/** One value that was read: press it to correct it in place; Enter keeps, Escape leaves. */
export function EditableValue(props: EditableValueProps) {
  const { pointer, alsoAt = [], label, value, shown = value, className } = props;
  const { evidence, active, activate, wanted, typed } = useReview();
  const [isEditing, setEditing] = useState(typed?.pointer === pointer);
  const button = useRef<HTMLButtonElement>(null);
  const level = value === "" ? null : leastConfidence(evidence, [pointer, ...alsoAt]);
  const isAsked = level === "low" && wanted === pointer;
  if (isEditing) {
    return (
      <ValueInput
        {...props}
        onDone={() => {
          setEditing(false);
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  }
  return (
    <button
      ref={button}
      type="button"
      data-field={pointer}
      data-confidence={level ?? undefined}
      aria-current={isAsked || undefined}
      onClick={() => setEditing(true)}
      onMouseEnter={() => activate(pointer, "field")}
      onMouseLeave={() => activate(null, "field")}
      onFocus={() => activate(pointer, "field")}
      onBlur={() => activate(null, "field")}
      className={clsx(
        "-mx-1 inline max-w-[calc(100%+8px)] cursor-text rounded-s px-1 text-start max-lg:py-1 wrap-break-word decoration-1 underline-offset-4 hover:bg-tint",
        active === pointer && "bg-tint",
        level === "medium" && "underline decoration-warn decoration-dotted",
        level === "low" && "bg-warn-tint",
        isAsked && "outline-2 outline-warn",
        value === "" && "text-caption text-muted italic",
        className,
      )}
    >
      {value === "" ? (
        `Add ${label.toLowerCase()}`
      ) : (
        <>
          <span className="sr-only">{label}: </span>
          <span dir="auto">{shown}</span>
          {level === "medium" ? <span className="sr-only"> (medium confidence)</span> : null}
          {level === "low" ? (
            <span className="ms-1.5 inline-block text-micro whitespace-nowrap text-warn">check this</span>
          ) : null}
        </>
      )}
    </button>
  );
}

const inputClass =
  "rounded-s border border-brand bg-surface px-1 text-inherit outline-2 outline-offset-1 outline-brand [font:inherit]";

function ValueInput(props: EditableValueProps & { onDone: () => void }) {
  const { pointer, alsoAt = [], label, value, shown, isLong, hint, onDone } = props;
  const read = props.read ?? ((typed: string) => typed);
  // A value that is read back, such as a date, is edited in the form in which it is shown.
  const initial = props.read || props.readAll ? (shown ?? value) : value;
  const { correct, showSource, evidence, typed, keepTyped } = useReview();
  const [text, setText] = useState(typed?.pointer === pointer ? typed.text : initial);
  const [isRefused, setRefused] = useState(false);
  const isClosed = useRef(false);

  /** The changes that a text makes; undefined where it cannot be read. */
  function storedOf(typed: string) {
    const all = props.readAll?.(typed);
    const one = props.readAll ? undefined : read(typed);
    const places = [pointer, ...alsoAt];
    if (all) return places.map((at, index) => ({ pointer: at, value: all[index] ?? null }));
    return one === undefined ? undefined : places.map((at) => ({ pointer: at, value: one }));
  }

  function close(keeps: boolean): void {
    if (isClosed.current) return;
    const typed = text.trim();
    const stored = storedOf(typed);
    if (keeps && stored === undefined) return setRefused(true);
    isClosed.current = true;
    keepTyped(null);
    if (keeps && stored !== undefined && typed !== initial.trim()) correct(stored);
    onDone();
  }

  function type(next: string): void {
    setText(next);
    setRefused(false);
    keepTyped({ pointer, text: next });
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === "Escape") close(false);
    if (event.key === "Enter" && (!isLong || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      close(true);
    }
  }

  const shared = {
    "aria-label": label,
    "aria-invalid": isRefused || undefined,
    "data-field": pointer,
    autoFocus: true,
    dir: "auto",
    value: text,
    onKeyDown,
    onBlur: () => close(true),
  };
  const hasSource = (evidence[pointer]?.spans.length ?? 0) > 0;
  return (
    <span className={clsx("inline-flex max-w-full flex-col gap-1", isLong && "w-full")}>
      {isLong ? (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just pressed the value to edit it
        <textarea
          {...shared}
          rows={4}
          onChange={(event) => type(event.target.value)}
          className={clsx(inputClass, "field-sizing-content max-h-96 min-h-24 w-full py-1")}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the person has just pressed the value to edit it
        <input
          {...shared}
          onChange={(event) => type(event.target.value)}
          className={clsx(inputClass, "field-sizing-content max-w-full min-w-24")}
        />
      )}
      {isRefused && hint ? (
        <span role="alert" className="text-caption font-normal text-danger">
          {hint}
        </span>
      ) : null}
      {hasSource ? (
        <button
          type="button"
          // Before the input loses focus, which would take this button away.
          onPointerDown={(event) => {
            event.preventDefault();
            close(true);
            showSource(pointer);
          }}
          className="min-h-8 self-start text-caption font-normal text-brand underline lg:hidden"
        >
          See it in your CV
        </button>
      ) : null}
    </span>
  );
}
