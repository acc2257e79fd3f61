import { Button } from "@vitrine/ui";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { cvFileProblem } from "../../../lib/cv-file/cv-file-rules.ts";
import { Screen } from "../frame/screen.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import type { StepHistory } from "../flow/use-step-history.ts";
import { DropZone } from "./drop-zone.tsx";
import { OtherWays } from "./other-ways.tsx";

/** Handing in the CV: by drop, chooser, pasted text or a saved LinkedIn profile. */
export function UploadScreen({ flow, steps }: { flow: Onboarding; steps: StepHistory }) {
  const { state } = flow;
  const [problem, setProblem] = useState<string | null>(null);
  const isUploading = state.uploadFraction !== null;

  function take(file: File): void {
    const found = cvFileProblem(file);
    setProblem(found);
    if (!found) flow.uploadFile(file);
  }

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
        <OtherWays flow={flow} disabled={isUploading} onProblem={setProblem} />
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
    </Screen>
  );
}
