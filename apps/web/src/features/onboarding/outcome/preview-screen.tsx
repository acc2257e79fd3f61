import { websiteOfCv } from "@vitrine/model";
import { Button, Skeleton } from "@vitrine/ui";
import { useMemo, useState } from "react";
import { Screen } from "../frame/screen.tsx";
import { StartOverDialog } from "../frame/start-over-dialog.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import { percentText } from "../state/confidence.ts";
import type { OnboardingState } from "../state/state-shape.ts";
import { Counts } from "./counts.tsx";
import { LiveSite } from "./live-site.tsx";
import { TemplateChoice, type TemplateOption } from "./template-choice.tsx";
import { ZoomControl } from "./zoom-control.tsx";
import { zoom } from "./zoom.ts";

/** The person's data in the matched template, with the others to try. */
export function PreviewScreen({ flow }: { flow: Onboarding }) {
  const { state, busy } = flow;
  const { parsedData, templateData, recommendedTemplate, session, privacy } = state;
  const options = useMemo(() => optionsOf(state), [state]);
  const [picked, setPicked] = useState<TemplateOption | null>(null);
  const [percent, setPercent] = useState<number>(zoom.start);
  const [dialog, setDialog] = useState<"browse" | "restart" | null>(null);
  const chosen = picked ?? options[0] ?? null;
  const isListed = options.some((option) => option.slug === chosen?.slug);
  const picture = session?.profile_picture_url ?? null;
  const website = useMemo(() => {
    if (!parsedData || !chosen) return null;
    const data = chosen.slug === recommendedTemplate ? (templateData ?? {}) : {};
    return websiteOfCv(parsedData, { slug: chosen.slug, templateData: data, picture, privacy });
  }, [parsedData, chosen, recommendedTemplate, templateData, picture, privacy]);

  return (
    <Screen
      title="Your AI-Generated CV"
      width="wide"
      lead="Your own data in each of these templates. Choose one; you can change it later."
    >
      <div className="mt-6 grid items-start gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] xl:gap-12">
        <div className="flex flex-col gap-6">
          <ul aria-label="Templates" className="flex flex-col">
            {[...options, ...(chosen && !isListed ? [chosen] : [])].map((option) => (
              <li key={option.slug}>
                <OptionRow
                  option={option}
                  isChosen={option.slug === chosen?.slug}
                  isRecommended={option.slug === recommendedTemplate}
                  onChoose={() => setPicked(option)}
                />
              </li>
            ))}
          </ul>
          <Button className="self-start" onClick={() => setDialog("browse")}>
            Browse All Templates
          </Button>
          <Counts data={parsedData} />
          <div className="flex flex-col items-start gap-2 border-t border-line pt-6">
            <Button
              variant="primary"
              className="max-md:w-full lg:w-full"
              busy={busy === "finish"}
              busyLabel="Creating CV..."
              disabled={!chosen || (busy !== null && busy !== "finish")}
              onClick={() => (chosen ? flow.finishWith(chosen.slug) : undefined)}
            >
              Looks Great! Let's Edit
            </Button>
            <Button variant="quiet" className="-ms-4" disabled={busy !== null} onClick={() => setDialog("restart")}>
              Start Over
            </Button>
          </div>
        </div>
        <div className="min-w-0">
          <div className="mb-2 flex items-center justify-between gap-4">
            <h2 className="font-text! text-label">{chosen?.name}</h2>
            <ZoomControl percent={percent} onChange={setPercent} />
          </div>
          {website && chosen ? (
            <LiveSite website={website} label={`Live preview of ${chosen.name}`} percent={percent} />
          ) : (
            <Skeleton className="h-96" />
          )}
        </div>
      </div>
      <TemplateChoice
        open={dialog === "browse"}
        onOpenChange={(open) => setDialog(open ? "browse" : null)}
        chosen={chosen?.slug ?? ""}
        onChoose={setPicked}
      />
      <StartOverDialog
        open={dialog === "restart"}
        onOpenChange={(open) => setDialog(open ? "restart" : null)}
        onConfirm={() => flow.startOver()}
      />
    </Screen>
  );
}

/** The recommended template and its alternatives, each with its match. */
function optionsOf({ templateRecommendation: found }: OnboardingState): TemplateOption[] {
  if (!found) return [];
  const { recommended_template: slug, recommended_template_name: name, match_score: score } = found;
  return [
    { slug, name, score, isPremium: false },
    ...found.alternative_templates.map((other) => ({
      slug: other.template,
      name: other.name,
      score: other.score,
      isPremium: other.is_premium === true,
    })),
  ];
}

type OptionRowProps = { option: TemplateOption; isChosen: boolean; isRecommended: boolean; onChoose: () => void };

function OptionRow({ option, isChosen, isRecommended, onChoose }: OptionRowProps) {
  const note = isRecommended ? "Recommended" : option.isPremium ? "Premium" : "";
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      className="flex min-h-12 w-full items-center justify-between gap-3 border-s-2 border-line px-4 text-start hover:bg-surface aria-pressed:border-brand aria-pressed:bg-tint"
    >
      <span>
        <span className="text-label">{option.name}</span>
        {note ? <span className="ms-2 text-caption text-muted">{note}</span> : null}
      </span>
      {option.score === null ? null : (
        <span className="text-caption tabular-nums">{percentText(option.score)} match</span>
      )}
    </button>
  );
}
