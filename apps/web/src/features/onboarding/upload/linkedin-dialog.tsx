import { Button, Dialog } from "@vitrine/ui";
import { useState } from "react";
import { FileButton } from "../frame/file-button.tsx";
import { acceptedCvFiles, cvFileProblem } from "./cv-file-rules.ts";

type LinkedinDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFile: (file: File) => void;
};

const steps = [
  "Open your own profile on LinkedIn on a computer.",
  "Choose “More” (or “Resources”) below your headline, then “Save to PDF”.",
  "Come back and choose the file that was downloaded, usually “Profile.pdf”.",
];

/** Explains how to save a LinkedIn profile as PDF, and takes that file. */
export function LinkedinDialog({ open, onOpenChange, onFile }: LinkedinDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);

  function take(file: File): void {
    const found = cvFileProblem(file);
    setProblem(found);
    if (!found) onFile(file);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Import from LinkedIn"
      description="LinkedIn lets you save your profile as a PDF, and that file reads very well."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <FileButton label="Choose the PDF" variant="primary" accept={acceptedCvFiles} onFile={take} />
        </>
      }
    >
      <ol className="list-decimal space-y-2 ps-5 text-app marker:text-muted">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p role="alert" className="mt-4 text-app text-danger empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}
