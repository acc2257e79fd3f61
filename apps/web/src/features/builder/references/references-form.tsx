import { Button, Field, TextArea, toast } from "@vitrine/ui";
import { FileText } from "lucide-react";
import { useDeferredValue, useEffect, useId, useMemo, useRef, useState, type DragEvent } from "react";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import type { EntryToolsProps } from "../sections/entry-tools.tsx";
import { newEntry } from "../sections/new-section.ts";
import { readEntries } from "../work/section-entries.ts";
import { sayKept } from "../work/say-kept.ts";
import { publicationsCount, readPasted, type PastedReferences } from "./read-pasted.ts";
import { ReadingReport } from "./reading-report.tsx";

const rows = 8;

type ReferencesFormProps = EntryToolsProps & { onClose: () => void };

/** Where a list of publications is pasted, dropped or chosen as a file; what was read shows before anything is added. */
export function ReferencesForm({ website, kind, actions, room, onClose }: ReferencesFormProps) {
  const [text, setText] = useState("");
  const [added, setAdded] = useState<number | null>(null);
  const given = useDeferredValue(text);
  const known = useMemo(
    () => website.sections.filter(({ kind: of }) => of === kind.name).flatMap((own) => readEntries(website, own)),
    [website, kind],
  );
  const reading = useMemo(() => readPasted(given, known, room), [given, known, room]);
  const count = reading?.fresh.length ?? 0;
  const heading = useId();
  const input = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);

  const takeFile = async (file: File | undefined) => {
    if (file) setText(await file.text());
  };
  const add = useSingleFlight(async ({ fresh }: PastedReferences) => {
    setAdded(0);
    try {
      const entries = fresh.map(({ fields, isComplete }) => ({ ...newEntry(kind, fields), visible: isComplete }));
      if ((await actions.addAll(entries, setAdded)) === "kept") sayKept();
      else toast.success(`${publicationsCount(fresh.length)} added`);
      onClose();
    } catch (error) {
      sayFailure(error, "Not all publications could be added. Those that were stay; you can import the list again.");
      setAdded(null);
    }
  });
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    void takeFile(event.dataTransfer.files[0]);
  };
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-4 border-s-[3px] border-brand ps-4">
      <h3 id={heading} className="font-text text-h3">
        Import a list
      </h3>
      <Field
        label="BibTeX, RIS or DOIs"
        help="Paste them, or drop a file here. Everything is read in your browser; no other service is asked."
        aside={
          <Button
            variant="quiet"
            size="small"
            className="-me-3 max-md:min-h-11"
            icon={<FileText size={16} strokeWidth={1.75} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            Choose a file
          </Button>
        }
      >
        <TextArea
          ref={field}
          onDragOver={(event) => event.preventDefault()}
          onDrop={onDrop}
          rows={rows}
          spellCheck={false}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
      <input
        ref={input}
        type="file"
        accept=".bib,.bibtex,.ris,.txt,text/plain"
        hidden
        aria-label="File with publications"
        onChange={(event) => void takeFile(event.target.files?.[0])}
      />
      <ReadingReport reading={reading} />
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          size="small"
          className="max-md:min-h-11"
          disabled={count === 0}
          busy={added !== null}
          busyLabel={`${added ?? 0} of ${count} added…`}
          onClick={() => (reading ? void add(reading) : undefined)}
        >
          {count === 0 ? "Add publications" : `Add ${publicationsCount(count)}`}
        </Button>
        <Button size="small" className="max-md:min-h-11" disabled={added !== null} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
