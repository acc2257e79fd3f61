import { useQuery } from "@tanstack/react-query";
import { claimLimits, type LandingStory, type StoryClaim } from "@vitrine/model";
import { Field, Select, TextInput } from "@vitrine/ui";
import { templatesQuery } from "../../../lib/queries/templates.ts";
import { ClaimRow, ShownWords } from "./claim-row.tsx";
import { OwnWords } from "./own-words.tsx";

type StoryClaimRowProps = {
  index: number;
  claim: StoryClaim;
  preset: LandingStory;
  errors: Readonly<Record<string, string>>;
  onChange: (claim: StoryClaim) => void;
};

/** What somebody says, beside the template that they chose. */
export function StoryClaimRow({ index, claim, preset, errors, onChange }: StoryClaimRowProps) {
  return (
    <ClaimRow
      label={`Story ${index + 1}`}
      choices={["preset", "own", "hidden"]}
      shown={claim.show}
      onChoose={(show) => {
        if (show === "counted") return;
        onChange(show === "own" ? { show, quote: "", by: "", template: preset.slug } : { show });
      }}
    >
      {claim.show === "own" ? (
        <OwnStory claim={claim} path={`stories.${index}`} errors={errors} onChange={onChange} />
      ) : (
        <ShownWords>
          “{preset.quote}” <span className="text-muted">{`${preset.by}, with ${preset.name}`}</span>
        </ShownWords>
      )}
    </ClaimRow>
  );
}

type OwnStoryClaim = Extract<StoryClaim, { show: "own" }>;
type OwnStoryProps = {
  claim: OwnStoryClaim;
  path: string;
  errors: StoryClaimRowProps["errors"];
  onChange: (claim: OwnStoryClaim) => void;
};

function OwnStory({ claim, path, errors, onChange }: OwnStoryProps) {
  const { data: groups = [] } = useQuery(templatesQuery);
  const templates = groups.flatMap((group) => group.templates).toSorted((a, b) => a.name.localeCompare(b.name, "en"));
  return (
    <div className="flex flex-col gap-4">
      <OwnWords
        label="Their words"
        value={claim.quote}
        max={claimLimits.quote}
        error={errors[`${path}.quote`]}
        onChange={(quote) => onChange({ ...claim, quote })}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Who says so" error={errors[`${path}.by`]} help="As they agreed to be named.">
          <TextInput
            maxLength={claimLimits.by}
            value={claim.by}
            onChange={(event) => onChange({ ...claim, by: event.target.value })}
          />
        </Field>
        <Field label="Their template" error={errors[`${path}.template`]}>
          <Select value={claim.template} onChange={(event) => onChange({ ...claim, template: event.target.value })}>
            {templates.some(({ slug }) => slug === claim.template) ? null : (
              <option value={claim.template}>{claim.template}</option>
            )}
            {templates.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </div>
  );
}
