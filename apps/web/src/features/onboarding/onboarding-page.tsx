import { useSearch } from "@tanstack/react-router";
import type { ComponentType } from "react";
import { useOnboarding, type Onboarding } from "./flow/use-onboarding.ts";
import { useStepHistory, type StepHistory } from "./flow/use-step-history.ts";
import { ErrorDialog } from "./frame/error-dialog.tsx";
import { Restoring } from "./frame/restoring.tsx";
import { StepBar } from "./frame/step-bar.tsx";
import { CompleteScreen } from "./outcome/complete-screen.tsx";
import { PreviewScreen } from "./outcome/preview-screen.tsx";
import { ReadyScreen } from "./outcome/ready-screen.tsx";
import { PictureScreen } from "./picture/picture-screen.tsx";
import { ProcessingScreen } from "./processing/processing-screen.tsx";
import { ReviewScreen } from "./review/review-screen.tsx";
import { offersRetry } from "./state/retry.ts";
import { UploadScreen } from "./upload/upload-screen.tsx";
import { WelcomeScreen } from "./welcome/welcome-screen.tsx";

/** The form of the path "scratch"; it belongs to another feature, so the route hands it in. */
export type ManualForm = ComponentType<{ onBack: () => void; backLabel: string }>;

/** Turns a CV into a website, one screen per step. */
export function OnboardingPage({ manualForm: ManualForm }: { manualForm: ManualForm }) {
  const search = useSearch({ strict: false });
  const flow = useOnboarding({ sessionId: search.session_id });
  const { state } = flow;
  const { currentStep, sessionLoaded: isLoaded } = state;
  const steps = useStepHistory({ currentStep, isLoaded, clearPath: flow.goBack });
  const isManual = isLoaded && steps.screen === "manual_input";
  return (
    <>
      {isManual ? null : <StepBar screen={steps.screen} processingStep={state.processingStep} />}
      {isManual ? <ManualForm backLabel="Back to Options" onBack={steps.stepBack} /> : null}
      {isManual || !isLoaded ? null : <CurrentScreen flow={flow} steps={steps} />}
      {state.sessionLoaded ? null : <Restoring />}
      <ErrorDialog
        error={state.error}
        onRetry={offersRetry(state) ? flow.retry : undefined}
        onStartOver={() => flow.startOver()}
        onClose={flow.closeError}
      />
    </>
  );
}

function CurrentScreen({ flow, steps }: { flow: Onboarding; steps: StepHistory }) {
  const { session } = flow.state;
  switch (steps.screen) {
    case "welcome":
    case "manual_input":
      return <WelcomeScreen flow={flow} steps={steps} takesFocus={session !== null} />;
    case "upload_cv":
      return <UploadScreen flow={flow} steps={steps} />;
    case "upload_picture":
      return <PictureScreen flow={flow} steps={steps} />;
    case "processing":
    case "template_matching":
    case "creating_website":
      return <ProcessingScreen flow={flow} />;
    case "review":
      return <ReviewScreen flow={flow} />;
    case "ready":
      return <ReadyScreen flow={flow} />;
    case "preview":
      return <PreviewScreen flow={flow} />;
    case "complete":
      return <CompleteScreen flow={flow} />;
  }
}
