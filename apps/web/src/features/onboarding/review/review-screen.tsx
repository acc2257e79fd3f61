import { Badge, Segments, Skeleton } from "@vitrine/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import { Screen } from "../frame/screen.tsx";
import { StartOverDialog } from "../frame/start-over-dialog.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import { confidenceLevel, percentText, type ConfidenceLevel } from "../state/confidence.ts";
import { ActionBar, MoreActions } from "./action-bar.tsx";
import { Connector } from "./connector.tsx";
import { ParsedDocument } from "./parsed-document.tsx";
import { ReadingResult } from "./reading-result.tsx";
import { ReviewContext } from "./review-context.ts";
import { SourcePane } from "./source-pane.tsx";
import { TemplateCard } from "./template-card.tsx";

const tones = { high: "success", medium: "warning", low: "danger" } as const;
const words: Record<ConfidenceLevel, string> = { high: "High", medium: "Medium", low: "Low" };

const tabs = [
  { value: "source", label: "Your CV" },
  { value: "read", label: "What we read" },
] as const;
type Tab = (typeof tabs)[number]["value"];

/** The CV and what was read from it side by side: look, correct, go on. */
export function ReviewScreen({ flow }: { flow: Onboarding }) {
  const { state, correct } = flow;
  const { evidence, parsedData, session, confidence, diagnostics } = state;
  const [tab, setTab] = useState<Tab>("read");
  const [look, setLook] = useState<{ pointer: string | null; from: "source" | "field" }>({
    pointer: null,
    from: "field",
  });
  const [asksToStartOver, setAsksToStartOver] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const pane = useRef<HTMLDivElement>(null);

  const activate = useCallback((pointer: string | null, from: "source" | "field") => setLook({ pointer, from }), []);
  const showSource = useCallback((pointer: string) => {
    setTab("source");
    setLook({ pointer, from: "field" });
    afterLayout(() => find(area.current, "mark", pointer)?.scrollIntoView({ block: "center" }));
  }, []);
  const review = useMemo(
    () => ({ evidence, active: look.pointer, activate, correct, showSource }),
    [evidence, look.pointer, activate, correct, showSource],
  );

  function chooseMark(pointer: string): void {
    setTab("read");
    setLook({ pointer, from: "source" });
    afterLayout(() => {
      const field = find(area.current, "field", pointer);
      field?.scrollIntoView({ block: "center" });
      if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    });
  }

  const level = confidenceLevel(confidence);
  return (
    <ReviewContext value={review}>
      <Screen
        title="Review Data"
        lead="Check what was read. Press any value to correct it."
        width="wide"
        aside={
          <Badge tone={tones[level]} className="px-2! py-1!">
            {words[level]} confidence · {percentText(confidence)}
          </Badge>
        }
      >
        <Segments
          label="Pane"
          items={tabs}
          value={tab}
          onValueChange={setTab}
          className="mt-5 flex! w-full lg:hidden!"
        />
        <div ref={area} className="relative mt-5 grid items-start gap-8 lg:mt-6 lg:grid-cols-2 xl:gap-14">
          <section
            aria-label="Your CV"
            className={`lg:sticky lg:top-4 lg:h-[calc(100dvh-104px)] ${tab === "source" ? "" : "max-lg:hidden"}`}
          >
            <SourcePane
              pane={pane}
              sessionId={session?.session_id ?? ""}
              source={state.source}
              text={state.extractedText}
              evidence={evidence}
              active={look.pointer}
              follows={look.from === "field"}
              onHover={(pointer) => activate(pointer, "source")}
              onChoose={chooseMark}
            />
          </section>
          <section aria-label="What we read" className={`min-w-0 ${tab === "read" ? "" : "max-lg:hidden"}`}>
            <h2 className="sr-only">What we read</h2>
            {parsedData ? <ReadingResult {...{ evidence, diagnostics }} data={parsedData} onShow={chooseMark} /> : null}
            {parsedData ? <ParsedDocument data={parsedData} /> : <Skeleton className="h-96" />}
            <div className="mt-6">
              <TemplateCard
                state={state}
                isBusy={flow.busy === "different"}
                onLoad={flow.loadRecommendation}
                onTryDifferent={flow.matchAnew}
              />
            </div>
            <MoreActions flow={flow} onStartOver={() => setAsksToStartOver(true)} className="mt-6 -ms-4 lg:hidden" />
          </section>
          <Connector area={area} pane={pane} active={look.pointer} />
        </div>
      </Screen>
      <ActionBar flow={flow} onStartOver={() => setAsksToStartOver(true)} />
      <StartOverDialog open={asksToStartOver} onOpenChange={setAsksToStartOver} onConfirm={() => flow.startOver()} />
    </ReviewContext>
  );
}

function find(area: HTMLElement | null, kind: "mark" | "field", pointer: string): Element | null | undefined {
  return area?.querySelector(`[data-${kind}="${CSS.escape(pointer)}"]`);
}

/** After the pane that was hidden is laid out. */
function afterLayout(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
