import {
  landingClaimsSchema,
  metricIds,
  statisticIds,
  type FigureId,
  type LandingClaims,
  type LandingContent,
  type LandingCounts,
  type LandingFigure,
} from "@vitrine/model";
import { Button, Checkbox, Notice } from "@vitrine/ui";
import { useId, useState, type ReactNode } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { useWrite } from "../write/use-write.ts";
import { FigureClaimRow } from "./figure-claim-row.tsx";
import { HeroLineRow } from "./hero-line-row.tsx";
import { StoryClaimRow } from "./story-claim-row.tsx";
import { SupportRow } from "./support-row.tsx";

type ClaimsFormProps = { claims: LandingClaims; version: number; counted: LandingCounts; shipped: LandingContent };

/** Every claim of the start page, in the page's order, saved together. */
export function ClaimsForm({ claims: stored, version, counted, shipped }: ClaimsFormProps) {
  const [claims, setClaims] = useState(stored);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { write, isBusy, failure } = useWrite();
  const change = (part: Partial<LandingClaims>) => setClaims((now) => ({ ...now, ...part }));
  const figures = (ids: readonly FigureId[], presets: readonly LandingFigure[]) =>
    ids.map((id, index) => {
      const preset = presets[index];
      if (!preset) return null;
      const row = { id, claim: claims[id], preset, counted, errors };
      return (
        <FigureClaimRow
          key={id}
          {...row}
          elsewhere={id === "speed" ? shipped.setup.words : null}
          onChange={(claim) => change({ [id]: claim })}
        />
      );
    });
  const save = () => {
    const found = faultsOf(claims);
    setErrors(found);
    if (Object.keys(found).length === 0)
      write(() => adminApi.adminLanding.putLandingClaims({ body: { ...claims, version } }));
  };
  return (
    <form
      noValidate
      className="mt-6 max-w-[60rem]"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <ClaimGroup title="Below the title">
        <HeroLineRow
          claim={claims.hero_line}
          preset={shipped.hero_line ?? ""}
          errors={errors}
          onChange={(line) => change({ hero_line: line })}
        />
        {figures(metricIds, shipped.metrics)}
      </ClaimGroup>
      <ClaimGroup title="Among the features, and above the form of questions">
        {shipped.support ? (
          <SupportRow
            claim={claims.support}
            preset={shipped.support}
            errors={errors}
            onChange={(support) => change({ support })}
          />
        ) : null}
      </ClaimGroup>
      <ClaimGroup title="Stories">
        {shipped.stories.map((preset, index) => {
          const claim = claims.stories[index];
          const place = { index, preset, errors };
          return claim ? (
            <StoryClaimRow
              key={preset.slug}
              {...place}
              claim={claim}
              onChange={(given) => change({ stories: claims.stories.with(index, given) })}
            />
          ) : null;
        })}
      </ClaimGroup>
      <ClaimGroup title="Below the stories">{figures(statisticIds, shipped.statistics)}</ClaimGroup>
      <div className="mt-6">
        <Checkbox
          label="The texts that are shown as they ship are true of this installation"
          checked={claims.confirmed}
          onChange={(event) => change({ confirmed: event.target.checked })}
        />
        <Refusal failure={failure} hasFaults={Object.keys(errors).length > 0} />
        <Button type="submit" variant="primary" className="mt-3" busy={isBusy} busyLabel="Saving…">
          Save
        </Button>
      </div>
    </form>
  );
}

function ClaimGroup({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="text-h2">
        {title}
      </h2>
      <div className="mt-2 divide-y divide-line border-y border-line">{children}</div>
    </section>
  );
}

function Refusal({ failure, hasFaults }: { failure: string | null; hasFaults: boolean }) {
  const text = failure ?? (hasFaults ? "Some of the own words are missing. They are marked above." : null);
  if (text === null) return null;
  return (
    <Notice tone="danger" role="alert" className="mt-3">
      {text}
    </Notice>
  );
}

/** The first thing that is wrong with each field, by its path. */
function faultsOf(claims: LandingClaims): Record<string, string> {
  const { error } = landingClaimsSchema.safeParse(claims);
  const faults: Record<string, string> = {};
  for (const { path, message } of error?.issues ?? []) faults[path.join(".")] ??= message;
  return faults;
}
