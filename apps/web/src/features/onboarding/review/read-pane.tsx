import { refusalOf, trayPointer } from "@vitrine/model";
import { Skeleton } from "@vitrine/ui";
import { Tray } from "../../../lib/tray/tray.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import { CheckWalk, walkPointer } from "./check-walk.tsx";
import { ParsedDocument } from "./parsed-document.tsx";
import { PrivatePart } from "./private-part.tsx";
import { ReadingResult } from "./reading-result.tsx";
import { RefusedReading } from "./refused-reading.tsx";
import { useReview } from "./review-context.ts";
import { TemplateCard } from "./template-card.tsx";
import { useCheckWalk } from "./use-check-walk.ts";

type Props = { flow: Onboarding; showField: (pointer: string) => void; onStartOver: () => void };

/** What was read: how well, what to check, each value, what stays private, what no field holds, and the template. */
export function ReadPane({ flow, showField, onStartOver }: Props) {
  const { state } = flow;
  const { parsedData, session, confidence, diagnostics } = state;
  const { wanted, correct } = useReview();
  const refusal = refusalOf(diagnostics);
  const walk = useCheckWalk({
    state,
    at: wanted,
    show: showField,
    correct,
    onDone: () => showField(walkPointer),
  });
  return (
    <>
      <h2 className="sr-only">What we read</h2>
      {refusal ? (
        <RefusedReading
          refusal={refusal}
          isBusy={flow.busy !== null}
          onInsist={flow.readAsCv}
          onStartOver={onStartOver}
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
      <UnplacedLines flow={flow} />
      <div className="mt-6">
        <TemplateCard
          state={state}
          isBusy={flow.busy === "different"}
          onLoad={flow.loadRecommendation}
          onTryDifferent={flow.matchAnew}
        />
      </div>
    </>
  );
}

/** The lines that no field holds; the one that is looked at is marked in the CV. */
function UnplacedLines({ flow }: { flow: Onboarding }) {
  const { active, activate } = useReview();
  const { unplaced } = flow.state;
  if (unplaced.length === 0) return null;
  return (
    <div data-field={trayPointer} tabIndex={-1} className="mt-6">
      <Tray
        lines={unplaced}
        send={flow.sendLines}
        look={{
          active: lineLookedAt(active),
          at: (line) => activate(line === null ? null : `${trayPointer}/${line}`, "field"),
        }}
      />
    </div>
  );
}

/** The number of the line that a pointer into the tray names. */
function lineLookedAt(pointer: string | null): number | null {
  return pointer?.startsWith(`${trayPointer}/`) === true ? Number(pointer.slice(trayPointer.length + 1)) : null;
}
