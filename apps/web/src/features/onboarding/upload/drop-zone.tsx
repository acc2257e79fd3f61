import { Button, Progress } from "@vitrine/ui";
import { FileText, Upload } from "lucide-react";
import { useId } from "react";
import { FileButton } from "../../../lib/cv-file/file-button.tsx";
import { acceptedCvFiles, fileSizeText } from "../../../lib/cv-file/cv-file-rules.ts";
import { Sheet } from "./sheet.tsx";
import { useFileDrop } from "../../../lib/cv-file/use-file-drop.ts";

type DropZoneProps = {
  file: File | null;
  /** 0 to 1 while the file goes up. */
  fraction: number | null;
  problem: string | null;
  onFile: (file: File) => void;
  onRetry: () => void;
  onCancel: () => void;
  onRemove: () => void;
};

/** Takes the CV by drop or by the system's chooser, and shows it on its way. */
export function DropZone({ file, fraction, problem, onFile, onRetry, onCancel, onRemove }: DropZoneProps) {
  const id = useId();
  const isUploading = fraction !== null;
  const drop = useFileDrop((dropped) => (isUploading ? undefined : onFile(dropped)));
  return (
    <div {...drop.target} data-testid="cv-drop-zone">
      <Sheet isActive={drop.isOver || isUploading}>
        {file ? (
          <ChosenFile {...{ file, fraction, onRetry, onCancel, onRemove }} />
        ) : isUploading ? (
          <div className="my-auto">
            <p className="text-h3">Taking in your text…</p>
            <Progress label="Sending your text" value={0} hideNumber className="mt-3" />
          </div>
        ) : (
          <>
            <div className="my-auto flex flex-col items-start gap-4">
              <Upload size={28} strokeWidth={1.75} aria-hidden="true" className="text-brand" />
              <p className="text-h3">{drop.isOver ? "Let go to hand it in" : "Drop your CV on this sheet"}</p>
              <FileButton
                label="Choose a file"
                variant="primary"
                accept={acceptedCvFiles}
                describedBy={`${id}-help ${id}-problem`}
                onFile={onFile}
              />
            </div>
            <p id={`${id}-help`} className="text-caption text-muted">
              PDF, DOC or DOCX, up to 10MB
            </p>
          </>
        )}
      </Sheet>
      <p id={`${id}-problem`} role="alert" className="mx-auto mt-3 max-w-80 text-app text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

type ChosenFileProps = Omit<DropZoneProps, "file" | "problem" | "onFile"> & { file: File };

function ChosenFile({ file, fraction, onRetry, onCancel, onRemove }: ChosenFileProps) {
  const percent = Math.round((fraction ?? 0) * 100);
  return (
    <>
      <FileText size={28} strokeWidth={1.75} aria-hidden="true" className="text-brand" />
      <p className="mt-3 line-clamp-4 pe-8 text-h3 wrap-anywhere">{file.name}</p>
      <p className="mt-1 text-caption text-muted">{fileSizeText(file.size)}</p>
      <div className="mt-auto" aria-live="polite">
        {fraction === null ? (
          <div className="flex flex-col gap-2">
            <p className="text-app">This file has not been handed in.</p>
            <Button variant="primary" onClick={onRetry}>
              Upload again
            </Button>
            <Button onClick={onRemove}>Remove</Button>
          </div>
        ) : (
          <>
            <p className="text-label">{percent < 100 ? "Uploading…" : "Opening your CV…"}</p>
            <Progress label={`Uploading ${file.name}`} value={percent} className="mt-2" />
            <Button variant="quiet" size="small" className="mt-2 -ms-3" onClick={onCancel}>
              Cancel
            </Button>
          </>
        )}
      </div>
    </>
  );
}
