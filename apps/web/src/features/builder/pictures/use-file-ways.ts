import { useEffect, useEffectEvent, useState, type RefObject } from "react";

const filesOf = (data: DataTransfer | null): File[] => [...(data?.files ?? [])];
const holdsFiles = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;

/**
 * Files that are dropped on the field, or pasted while its form has the focus.
 * @returns whether files are held over the field
 */
export function useFileWays(box: RefObject<HTMLElement | null>, onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFiles);
  useEffect(() => {
    const field = box.current;
    const form: HTMLElement | null | undefined = field?.closest("form") ?? field;
    if (!field || !form) return;
    const ways = new AbortController();
    const { signal } = ways;
    const over = (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event)) return;
      event.preventDefault();
      take(filesOf(event.dataTransfer));
    };
    const leave = (event: DragEvent) => {
      if (!(event.relatedTarget instanceof Node && field.contains(event.relatedTarget))) setOver(false);
    };
    const paste = (event: ClipboardEvent) => {
      const files = filesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      take(files);
    };
    field.addEventListener("dragover", over, { signal });
    field.addEventListener("dragleave", leave, { signal });
    field.addEventListener("drop", drop, { signal });
    form.addEventListener("paste", paste, { signal });
    return () => ways.abort();
  }, [box]);
  return isOver;
}
