import { refusalOf, trayPointer } from "@vitrine/model";
import { Badge, Segments, Skeleton } from "@vitrine/ui";
import { useCallback, useMemo, useRef, useState } from "react";
import { Tray } from "../../../lib/tray/tray.tsx";
import { useSending } from "../../../lib/tray/use-sending.ts";
import { Screen } from "../frame/screen.tsx";
import { StartOverDialog } from "../frame/start-over-dialog.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import { confidenceLevel, readingText } from "../state/confidence.ts";
import { withTrayPlaces } from "../state/checks.ts";
import { ActionBar, MoreActions } from "./action-bar.tsx";
import { CheckWalk, walkPointer } from "./check-walk.tsx";
import { Connector } from "./connector.tsx";
import { ParsedDocument } from "./parsed-document.tsx";
import { PrivatePart } from "./private-part.tsx";
import { ReadingResult } from "./reading-result.tsx";
import { RefusedReading } from "./refused-reading.tsx";
import { ReviewContext } from "./review-context.ts";
import { SourcePane } from "./source-pane.tsx";
import { TemplateCard } from "./template-card.tsx";
import { useCheckWalk } from "./use-check-walk.ts";
import { useTypedValue } from "./use-typed-value.ts";

const tones = { high: "success", medium: "warning", low: "danger" } as const;

const tabs = [
  { value: "source", label: "Your CV" },
  { value: "read", label: "What we read" },
] as const;
type Tab = (typeof tabs)[number]["value"];

/** The CV and what was read from it side by side: look, correct, go on. */
export function ReviewScreen({ flow }: { flow: Onboarding }) {
  const { state, correct } = flow;
  const { parsedData, session, confidence, diagnostics, unplaced } = state;
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
  const { typed, keepTyped } = useTypedValue(session?.session_id ?? "");
  // A list that is folded opens for the value that was being typed.
  const [wanted, setWanted] = useState<string | null>(typed?.pointer ?? null);
  const evidence = useMemo(() => withTrayPlaces(state.evidence, unplaced), [state.evidence, unplaced]);
  const sendLines = useSending(flow.sendLines);
  const review = useMemo(
    () => ({ evidence, active: look.pointer, activate, correct, showSource, sendLines, wanted, typed, keepTyped }),
    [evidence, look.pointer, activate, correct, showSource, sendLines, wanted, typed, keepTyped],
  );

  function chooseMark(pointer: string): void {
    setTab("read");
    setWanted(pointer);
    setLook({ pointer, from: "source" });
    afterLayout(() => {
      const field = find(area.current, "field", pointer);
      field?.scrollIntoView({ block: "center" });
      if (field instanceof HTMLElement) field.focus({ preventScroll: true });
    });
  }

  const refusal = refusalOf(diagnostics);
  const level = confidenceLevel(confidence);
  const walk = useCheckWalk({
    state,
    at: wanted,
    show: chooseMark,
    correct,
    onDone: () => chooseMark(walkPointer),
  });
  return (
    <ReviewContext value={review}>
      <Screen
        title="Review Data"
        lead="Check what was read. Press any value to correct it."
        width="wide"
        aside={
          refusal ? null : (
            <Badge tone={tones[level]} className="px-2! py-1!">
              {readingText(confidence)}
            </Badge>
          )
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
            {refusal ? (
              <RefusedReading
                refusal={refusal}
                isBusy={flow.busy !== null}
                onInsist={flow.readAsCv}
                onStartOver={() => setAsksToStartOver(true)}
              />
            ) : (
              <>
                {parsedData ? <ReadingResult {...{ diagnostics, confidence }} data={parsedData} /> : null}
                <CheckWalk checks={walk.checks} at={wanted} onStep={walk.step} onAccept={walk.accept} />
              </>
            )}
            {parsedData ? <ParsedDocument data={parsedData} /> : <Skeleton className="h-96" />}
            {parsedData ? (
              <PrivatePart
                person={parsedData.personal_info}
                hasPicture={(session?.profile_picture_url ?? null) !== null}
                chosen={state.privacy}
                onChoose={flow.choosePrivacy}
              />
            ) : null}
            {unplaced.length > 0 ? (
              <div data-field={trayPointer} tabIndex={-1} className="mt-6">
                <Tray
                  lines={unplaced}
                  send={flow.sendLines}
                  look={{
                    active: lineLookedAt(look.pointer),
                    at: (line) => activate(line === null ? null : `${trayPointer}/${line}`, "field"),
                  }}
                />
              </div>
            ) : null}
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

/** The number of the line that a pointer into the tray names. */
function lineLookedAt(pointer: string | null): number | null {
  return pointer?.startsWith(`${trayPointer}/`) === true ? Number(pointer.slice(trayPointer.length + 1)) : null;
}

function find(area: HTMLElement | null, kind: "mark" | "field", pointer: string): Element | null | undefined {
  return area?.querySelector(`[data-${kind}="${CSS.escape(pointer)}"]`);
}

/** After the pane that was hidden is laid out. */
function afterLayout(work: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(work));
}
