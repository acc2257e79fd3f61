import { linePlaceText } from "@vitrine/model";
import { Button, ConfirmDialog, Progress } from "@vitrine/ui";
import { useEffect, useState } from "react";
import { Screen } from "../frame/screen.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import { durationText, inStepPercent, processingSteps, secondsLeft, workPercent } from "../state/processing.ts";
import { FactRotator } from "./fact-rotator.tsx";
import { FoundList } from "./found-list.tsx";
import { ReadingSheet } from "./reading-sheet.tsx";
import { StepList } from "./step-list.tsx";

const silentAfterMs = 10_000;

/** The work on the CV, step by step, as the server reports it. */
export function ProcessingScreen({ flow }: { flow: Onboarding }) {
  const { state, realtimeProblem } = flow;
  const { processingStep, processingProgress, processingMessage, found, currentStep } = state;
  const [asksToCancel, setAsksToCancel] = useState(false);
  const isSilent = useSilence([processingStep, processingProgress, processingMessage, state.lastEventId].join());
  const step = Math.min(Math.max(processingStep, 1), processingSteps.length);
  const percent = workPercent(processingStep, processingProgress);
  const { isStopped } = state;
  return (
    <Screen title="Creating Your Modern CV" width="middle">
      <div className="mt-8 grid items-start gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-12">
        <div className="max-md:hidden">
          <ReadingSheet
            state={state}
            percent={currentStep === "processing" ? readPercent(processingStep, processingProgress) : 100}
          />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <div>
            <p className="flex flex-wrap items-baseline justify-between gap-x-4 text-app">
              <span className="font-semibold">
                Step {step} of {processingSteps.length}
              </span>
              <span className="text-caption text-muted tabular-nums">
                {processingStep > processingSteps.length || isStopped
                  ? null
                  : `About ${durationText(secondsLeft(step))} left`}
              </span>
            </p>
            <Progress label="Progress of the work" value={percent} className="mt-2" />
            <p role="status" className="mt-2 min-h-6 text-caption text-muted">
              {isStopped
                ? "The work has stopped."
                : state.line
                  ? `${linePlaceText(state.line)}. Your place is kept.`
                  : state.isAnswerLost
                    ? "The connection is broken. The work goes on; this page asks again every two seconds."
                    : isSilent
                      ? "Nothing new for a while. The work goes on; this page asks again every few seconds."
                      : processingMessage}
            </p>
            {realtimeProblem ? <p className="text-caption text-warn">{realtimeProblem}</p> : null}
          </div>
          <StepList processingStep={processingStep} progress={processingProgress} />
          <FoundList found={found} />
          <FactRotator />
          <div className="flex flex-wrap gap-3">
            {isStopped ? (
              <Button variant="primary" onClick={flow.retry}>
                Try Again
              </Button>
            ) : null}
            <Button variant="quiet" className="-ms-4" onClick={() => setAsksToCancel(true)}>
              Cancel and Start Over
            </Button>
          </div>
        </div>
      </div>
      <ConfirmDialog
        open={asksToCancel}
        onOpenChange={setAsksToCancel}
        title="Cancel and Start Over"
        message="Are you sure you want to cancel? You'll need to start over."
        cancelLabel="Keep going"
        confirmLabel="Cancel and Start Over"
        destructive
        onConfirm={() => {
          setAsksToCancel(false);
          flow.startOver();
        }}
      />
    </Screen>
  );
}

/** How far down the page reading is: extracting is the first half, analysing the second. */
function readPercent(processingStep: number, progress: number): number {
  if (processingStep > 2) return 100;
  return ((Math.max(processingStep, 1) - 1) * 100 + inStepPercent(progress)) / 2;
}

/** True when `signs` has not changed for ten seconds. */
function useSilence(signs: string): boolean {
  const [silent, setSilent] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setSilent(signs), silentAfterMs);
    return () => clearTimeout(timer);
  }, [signs]);
  return silent === signs;
}
