import { refusalOf } from "@vitrine/model";
import { Badge, Segments } from "@vitrine/ui";
import { useMemo, useRef, useState } from "react";
import { useSending } from "../../../lib/tray/use-sending.ts";
import { Screen } from "../frame/screen.tsx";
import { StartOverDialog } from "../frame/start-over-dialog.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import { confidenceLevel, readingText } from "../state/confidence.ts";
import { withTrayPlaces } from "../state/checks.ts";
import { ActionBar, MoreActions } from "./action-bar.tsx";
import { Connector } from "./connector.tsx";
import { ReadPane } from "./read-pane.tsx";
import { ReviewContext } from "./review-context.ts";
import { SourcePane } from "./source-pane.tsx";
import { useLook } from "./use-look.ts";
import { useTypedValue } from "./use-typed-value.ts";

const tones = { high: "success", medium: "warning", low: "danger" } as const;

const panes = [
  { value: "source", label: "Your CV" },
  { value: "read", label: "What we read" },
] as const;

/** The CV and what was read from it side by side: look, correct, go on. */
export function ReviewScreen({ flow }: { flow: Onboarding }) {
  const { state, correct } = flow;
  const { session, unplaced } = state;
  const [asksToStartOver, setAsksToStartOver] = useState(false);
  const sourcePane = useRef<HTMLDivElement>(null);
  const { typed, keepTyped } = useTypedValue(session?.session_id ?? "");
  const { area, pane, choosePane, look, activate, wanted, showSource, showField } = useLook(typed?.pointer ?? null);
  const evidence = useMemo(() => withTrayPlaces(state.evidence, unplaced), [state.evidence, unplaced]);
  const sendLines = useSending(flow.sendLines);
  const review = useMemo(
    () => ({ evidence, active: look.pointer, activate, correct, showSource, sendLines, wanted, typed, keepTyped }),
    [evidence, look.pointer, activate, correct, showSource, sendLines, wanted, typed, keepTyped],
  );
  const startOver = () => setAsksToStartOver(true);
  return (
    <ReviewContext value={review}>
      <Screen
        title="Review Data"
        lead="Check what was read. Press any value to correct it."
        width="wide"
        aside={<HowWell state={state} />}
      >
        <Segments
          label="Pane"
          items={panes}
          value={pane}
          onValueChange={choosePane}
          className="mt-5 flex! w-full lg:hidden!"
        />
        <div ref={area} className="relative mt-5 grid items-start gap-8 lg:mt-6 lg:grid-cols-2 xl:gap-14">
          <section
            aria-label="Your CV"
            className={`lg:sticky lg:top-4 lg:h-[calc(100dvh-104px)] ${pane === "source" ? "" : "max-lg:hidden"}`}
          >
            <SourcePane
              pane={sourcePane}
              sessionId={session?.session_id ?? ""}
              source={state.source}
              text={state.extractedText}
              evidence={evidence}
              active={look.pointer}
              follows={look.from === "field"}
              onHover={(pointer) => activate(pointer, "source")}
              onChoose={showField}
            />
          </section>
          <section aria-label="What we read" className={`min-w-0 ${pane === "read" ? "" : "max-lg:hidden"}`}>
            <ReadPane flow={flow} showField={showField} onStartOver={startOver} />
            <MoreActions flow={flow} onStartOver={startOver} className="mt-6 -ms-4 lg:hidden" />
          </section>
          <Connector area={area} pane={sourcePane} active={look.pointer} />
        </div>
      </Screen>
      <ActionBar flow={flow} onStartOver={startOver} />
      <StartOverDialog open={asksToStartOver} onOpenChange={setAsksToStartOver} onConfirm={() => flow.startOver()} />
    </ReviewContext>
  );
}

/** How well the whole CV was read; of what is no CV nothing is said. */
function HowWell({ state: { confidence, diagnostics } }: { state: Onboarding["state"] }) {
  if (refusalOf(diagnostics)) return null;
  return (
    <Badge tone={tones[confidenceLevel(confidence)]} className="px-2! py-1!">
      {readingText(confidence)}
    </Badge>
  );
}
