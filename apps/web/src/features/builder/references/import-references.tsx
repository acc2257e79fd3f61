import { Button } from "@vitrine/ui";
import { FileInput } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import type { EntryToolsProps } from "../sections/entry-tools.tsx";
import { ReferencesForm } from "./references-form.tsx";

/** The way to bring in a whole list of publications. */
export function ImportReferences(props: EntryToolsProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (props.room <= 0) return null;
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        variant="quiet"
        size="small"
        className="-ms-3 self-start max-md:min-h-11"
        icon={<FileInput size={16} strokeWidth={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Import a list
      </Button>
    );
  }
  return <ReferencesForm {...props} onClose={() => setOpen(false)} />;
}
