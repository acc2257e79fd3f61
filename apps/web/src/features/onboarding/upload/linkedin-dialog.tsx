import { Button, Dialog } from "@vitrine/ui";
import { useState } from "react";
import { FileButton } from "../../../lib/cv-file/file-button.tsx";
import { acceptedExports, exportProblem } from "../../../lib/cv-file/cv-file-rules.ts";

type LinkedinDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onFile: (file: File) => void;
};

const ways = [
  {
    title: "Quick: your profile as PDF",
    steps: [
      "Open your own profile on LinkedIn on a computer.",
      "Choose “More” (or “Resources”) below your headline, then “Save to PDF”.",
      "Come back and choose the file that was downloaded, usually “Profile.pdf”.",
    ],
  },
  {
    title: "Complete: your data archive as ZIP",
    steps: [
      "On LinkedIn open Settings & Privacy, then Data privacy, then “Get a copy of your data”.",
      "Ask for the archive. LinkedIn sends you an e-mail when it is ready, within minutes or up to a day.",
      "Download it and choose the ZIP file here as it is. Only your profile is read from it, no messages or contacts.",
    ],
  },
];

/** Explains how to get one's profile out of LinkedIn, as PDF or as data, and takes that file. */
export function LinkedinDialog({ open, onOpenChange, onFile }: LinkedinDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);

  function take(file: File): void {
    const found = exportProblem("linkedin", file);
    setProblem(found);
    if (!found) onFile(file);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Import from LinkedIn"
      description="LinkedIn gives you your profile in two ways. Both work here."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Cancel</Button>
          <FileButton label="Choose the PDF or ZIP" variant="primary" accept={acceptedExports.linkedin} onFile={take} />
        </>
      }
    >
      {ways.map(({ title, steps }) => (
        <section key={title} className="mb-5 last:mb-0">
          <h3 className="font-text! text-label">{title}</h3>
          <ol className="mt-2 list-decimal space-y-2 ps-5 text-app marker:text-muted">
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
      <p role="alert" className="mt-4 text-app text-danger empty:hidden">
        {problem}
      </p>
    </Dialog>
  );
}
