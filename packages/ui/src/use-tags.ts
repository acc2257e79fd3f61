import { useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";

export type TagRules = {
  value: readonly string[];
  onChange: (tags: string[]) => void;
  max?: number;
  allowDuplicates?: boolean;
  /** Name of one tag in announcements, e.g. "skill". */
  noun?: string;
};

/** A list of words and the word that is being typed to it: what keys, pasting and leaving do. */
export function useTags({ value, onChange, max, allowDuplicates, noun = "tag" }: TagRules) {
  const input = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useState("");
  const [isLastSelected, setLastSelected] = useState(false);
  const [shaken, setShaken] = useState<string | null>(null);
  const [news, setNews] = useState("");

  function add(text: string): void {
    const fresh: string[] = [];
    for (const word of wordsOf(text)) {
      const twin = [...value, ...fresh].find((tag) => tag.toLocaleLowerCase() === word.toLocaleLowerCase());
      if (twin && !allowDuplicates) {
        setShaken(twin);
        setNews(`${word} is already in the list.`);
      } else if (max === undefined || value.length + fresh.length < max) fresh.push(word);
      else setNews(`At most ${max}.`);
    }
    setDraft("");
    if (fresh.length === 0) return;
    onChange([...value, ...fresh]);
    setNews(`Added ${fresh.join(", ")}.`);
  }

  function remove(index: number): void {
    setNews(`Removed ${value[index] ?? noun}.`);
    onChange(value.filter((_, at) => at !== index));
    setLastSelected(false);
    input.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.nativeEvent.isComposing) return;
    const hasText = draft.trim() !== "";
    if (event.key === "Enter" || event.key === "," || (event.key === "Tab" && hasText && !event.shiftKey)) {
      event.preventDefault();
      if (hasText) add(draft);
    } else if (event.key === "Backspace" && draft === "" && value.length > 0) {
      if (isLastSelected) remove(value.length - 1);
      else setLastSelected(true);
    } else setLastSelected(false);
  }

  function onPaste(event: ClipboardEvent<HTMLInputElement>): void {
    const text = event.clipboardData.getData("text").replaceAll(/[\n;]/g, ",");
    if (!text.includes(",")) return;
    event.preventDefault();
    add(draft + text);
  }

  function onBlur(): void {
    if (draft.trim() !== "") add(draft);
    setLastSelected(false);
  }

  return {
    draft,
    shaken,
    news,
    isLastSelected,
    remove,
    stopShaking: () => setShaken(null),
    addDraft: () => {
      add(draft);
      input.current?.focus();
    },
    /** What the field for the next word does. */
    field: {
      ref: input,
      value: draft,
      onChange: (event: { target: { value: string } }) => setDraft(event.target.value),
      onKeyDown,
      onPaste,
      onBlur,
    },
  };
}

const wordsOf = (text: string): string[] =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
