import { Button } from "@vitrine/ui";
import { ArrowLeft, ClipboardPaste, FileBraces, Link2 } from "lucide-react";
import { useState } from "react";
import { FileButton } from "../../../lib/cv-file/file-button.tsx";
import { Screen } from "../frame/screen.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import type { StepHistory } from "../flow/use-step-history.ts";
import { acceptedExports, cvFileProblem, exportProblem } from "../../../lib/cv-file/cv-file-rules.ts";
import { DropZone } from "./drop-zone.tsx";
import { LinkedinDialog } from "./linkedin-dialog.tsx";
import { PasteDialog } from "../../../lib/cv-file/paste-dialog.tsx";

/** Handing in the CV: by drop, chooser, pasted text or a saved LinkedIn profile. */
export function UploadScreen({ flow, steps }: { flow: Onboarding; steps: StepHistory }) {
  const { state } = flow;
  const [problem, setProblem] = useState<string | null>(null);
  const [dialog, setDialog] = useState<"paste" | "linkedin" | null>(null);
  const isUploading = state.uploadFraction !== null;

  function take(file: File): void {
    const found = cvFileProblem(file);
    setProblem(found);
    if (!found) flow.uploadFile(file);
  }

  function takeJsonResume(file: File): void {
    const found = exportProblem("json_resume", file);
    setProblem(found);
    if (!found) flow.uploadFile(file, "json_resume");
  }

  const openChange = (name: "paste" | "linkedin") => (open: boolean) => setDialog(open ? name : null);

  return (
    <Screen title="Upload your CV" lead="You check everything that is read from it before a site is made.">
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[20rem_1fr] md:gap-12">
        <DropZone
          file={steps.isLookingBack && !isUploading ? null : state.uploadedFile}
          fraction={state.uploadFraction}
          problem={problem}
          onFile={take}
          onRetry={() => (state.uploadedFile ? flow.uploadFile(state.uploadedFile) : undefined)}
          onCancel={flow.cancelUpload}
          onRemove={flow.removeFile}
        />
        <div className="flex flex-col items-start gap-3">
          <h2 className="font-text! text-h3">No file at hand?</h2>
          <Button
            icon={<ClipboardPaste size={18} strokeWidth={1.75} aria-hidden="true" />}
            disabled={isUploading}
            onClick={() => setDialog("paste")}
          >
            Paste CV Text
          </Button>
          <Button
            variant="quiet"
            className="-ms-4"
            icon={<Link2 size={18} strokeWidth={1.75} aria-hidden="true" />}
            disabled={isUploading}
            onClick={() => setDialog("linkedin")}
          >
            Import from LinkedIn
          </Button>
          <FileButton
            label="Import JSON Resume"
            icon={<FileBraces size={18} strokeWidth={1.75} aria-hidden="true" />}
            variant="quiet"
            className="-ms-4"
            accept={acceptedExports.json_resume}
            disabled={isUploading}
            onFile={takeJsonResume}
          />
          <p className="mt-4 max-w-[38ch] text-caption text-muted">
            A file with selectable text reads best. Scanned pages work too; they only take a little longer.
          </p>
        </div>
      </div>
      {steps.isLookingBack ? (
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5">
          <Button disabled={isUploading} onClick={steps.goOn}>
            Go on with this CV
          </Button>
          <p className="min-w-0 text-caption text-muted wrap-anywhere">
            {state.uploadedFile ? `${state.uploadedFile.name} was handed in.` : "Your CV was handed in."} Another one
            takes its place.
          </p>
        </div>
      ) : null}
      <Button
        variant="quiet"
        className="mt-8 -ms-4"
        disabled={isUploading}
        icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden="true" />}
        onClick={steps.stepBack}
      >
        Back
      </Button>
      <PasteDialog
        open={dialog === "paste"}
        onOpenChange={openChange("paste")}
        onSubmit={(text) => {
          setDialog(null);
          flow.pasteText(text);
        }}
      />
      <LinkedinDialog
        open={dialog === "linkedin"}
        onOpenChange={openChange("linkedin")}
        onFile={(file) => {
          setDialog(null);
          setProblem(null);
          flow.uploadFile(file, "linkedin");
        }}
      />
    </Screen>
  );
}
