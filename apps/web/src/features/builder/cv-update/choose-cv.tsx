import { limits, type Refusal } from "@vitrine/model";
import { Button, Field, Notice, Spinner, TextArea } from "@vitrine/ui";
import { FileUp } from "lucide-react";
import { useState } from "react";
import { acceptedCvFiles, cvFileProblem } from "../../../lib/cv-file/cv-file-rules.ts";
import { FileButton } from "../../../lib/cv-file/file-button.tsx";
import { useFileDrop } from "../../../lib/cv-file/use-file-drop.ts";
import { RefusedCv } from "./refused-cv.tsx";
import type { GivenCv } from "./use-cv-update.ts";

type ChooseCvProps = {
  isReading: boolean;
  /** What was wrong with the last try. */
  problem: string | null;
  /** What was said of a paper that looks like no CV. */
  refusal: Refusal | null;
  onGiven: (given: GivenCv) => void;
  onInsist: () => void;
  onProblem: (problem: string | null) => void;
};

/** Takes a newer CV, as a file or as text. */
export function ChooseCv({ isReading, problem, refusal, onGiven, onInsist, onProblem }: ChooseCvProps) {
  const [text, setText] = useState("");
  const take = (file: File) => {
    const wrong = cvFileProblem(file);
    onProblem(wrong);
    if (wrong === null) onGiven({ file });
  };
  const { isOver, target } = useFileDrop(take);
  if (isReading)
    return (
      <p role="status" className="flex items-center gap-3 py-10 text-body">
        <Spinner /> Reading your CV and comparing it with your site…
      </p>
    );
  return (
    <div className="flex flex-col gap-6">
      {problem === null ? null : (
        <Notice tone="danger" role="alert">
          {problem}
        </Notice>
      )}
      {refusal ? <RefusedCv refusal={refusal} onInsist={onInsist} /> : null}
      <div
        {...target}
        className={`flex flex-col items-center gap-3 rounded-m border border-dashed p-8 text-center ${isOver ? "border-brand bg-tint" : "border-line-strong"}`}
      >
        <FileButton
          label="Choose your newer CV"
          icon={<FileUp size={18} strokeWidth={1.75} aria-hidden />}
          accept={acceptedCvFiles}
          variant="primary"
          onFile={take}
        />
        <p className="text-caption text-muted">PDF, DOC or DOCX of at most 10 MB. You can drop it here, too.</p>
      </div>
      <form
        className="flex flex-col items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== "") onGiven({ text });
        }}
      >
        <Field label="Or paste its text" className="w-full">
          <TextArea
            dir="auto"
            maxLength={limits.pastedTextCharacters}
            value={text}
            onChange={(event) => setText(event.target.value)}
            className="h-32 field-sizing-fixed!"
          />
        </Field>
        <Button type="submit" disabled={text.trim() === ""}>
          Compare this text
        </Button>
      </form>
    </div>
  );
}
