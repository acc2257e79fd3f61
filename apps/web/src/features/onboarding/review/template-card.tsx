import { websiteOfCv } from "@vitrine/model";
import { Button, ErrorState, Skeleton } from "@vitrine/ui";
import { useMemo } from "react";
import { SiteMiniature } from "../../../lib/site-frame/site-miniature.tsx";
import type { OnboardingState } from "../state/state-shape.ts";
import { percentText } from "../state/confidence.ts";

type TemplateCardProps = {
  state: OnboardingState;
  isBusy: boolean;
  onLoad: () => void;
  onTryDifferent: () => void;
};

const smallAlternatives = 2;

/** The recommended template with this person's own data, why it was chosen, and two others. */
export function TemplateCard({ state, isBusy, onLoad, onTryDifferent }: TemplateCardProps) {
  const { parsedData, templateRecommendation, templateData, session, privacy } = state;
  const site = useMemo(
    () => (slug: string) =>
      parsedData
        ? websiteOfCv(parsedData, {
            slug,
            templateData: templateData ?? {},
            picture: session?.profile_picture_url ?? null,
            privacy,
          })
        : null,
    [parsedData, templateData, session?.profile_picture_url, privacy],
  );
  const main = useMemo(
    () => (templateRecommendation ? site(templateRecommendation.recommended_template) : null),
    [site, templateRecommendation],
  );
  if (!templateRecommendation || !main) {
    return state.error ? (
      <ErrorState title="Template matching failed" onRetry={onLoad} />
    ) : (
      <Skeleton className="h-64" />
    );
  }
  const { recommended_template_name: name, reasoning, match_score, alternative_templates } = templateRecommendation;
  const person = parsedData?.personal_info.name || "your data";
  return (
    <section aria-label="Recommended template" className="border-t border-line pt-5">
      <p className="text-caption text-muted">AI-recommended template</p>
      <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="font-display text-h2">{name}</h3>
        <p className="text-app">
          Match score <span className="font-semibold tabular-nums">{percentText(match_score)}</span>
        </p>
      </div>
      <p className="mt-2 max-w-[64ch] text-muted">{reasoning}</p>
      <SiteMiniature
        website={main}
        label={`${name} template, shown with ${person}`}
        className="mt-4 aspect-[16/10] shadow-plinth"
      />
      {alternative_templates.length > 0 ? (
        <>
          <p className="mt-5 text-caption text-muted">Also fitting</p>
          <div className="mt-2 grid grid-cols-2 gap-4">
            {alternative_templates.slice(0, smallAlternatives).map((other) => (
              <Alternative key={other.template} {...{ other, person, site }} />
            ))}
          </div>
          <Button variant="quiet" size="small" className="mt-2 -ms-3" busy={isBusy} onClick={onTryDifferent}>
            Look at these with your data
          </Button>
        </>
      ) : null}
    </section>
  );
}

type AlternativeProps = {
  other: NonNullable<OnboardingState["templateRecommendation"]>["alternative_templates"][number];
  person: string;
  site: (slug: string) => ReturnType<typeof websiteOfCv> | null;
};

function Alternative({ other, person, site }: AlternativeProps) {
  const website = useMemo(() => site(other.template), [site, other.template]);
  return (
    <figure className="min-w-0">
      {website ? (
        <SiteMiniature
          website={website}
          label={`${other.name} template, shown with ${person}`}
          className="aspect-[16/10] shadow-plinth"
        />
      ) : null}
      <figcaption className="mt-2 flex justify-between gap-2 text-caption">
        <span>
          {other.name}
          {other.is_premium ? <span className="text-muted"> · Premium</span> : null}
        </span>
        <span className="text-muted tabular-nums">{percentText(other.score)}</span>
      </figcaption>
    </figure>
  );
}
