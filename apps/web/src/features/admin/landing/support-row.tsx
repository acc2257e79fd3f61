import { claimLimits, type LandingFeature, type SupportClaim } from "@vitrine/model";
import { Field, TextInput } from "@vitrine/ui";
import { ClaimRow, ShownWords } from "./claim-row.tsx";
import { OwnWords } from "./own-words.tsx";

type SupportRowProps = {
  claim: SupportClaim;
  preset: LandingFeature;
  errors: Readonly<Record<string, string>>;
  onChange: (claim: SupportClaim) => void;
};

/** What is promised of answers: a feature of the start page, and the sentence above the form of questions. */
export function SupportRow({ claim, preset, errors, onChange }: SupportRowProps) {
  return (
    <ClaimRow
      label="Answers"
      choices={["preset", "own", "hidden"]}
      shown={claim.show}
      onChoose={(show) => {
        if (show !== "counted") onChange(show === "own" ? { show, ...preset } : { show });
      }}
    >
      {claim.show === "own" ? (
        <div className="flex flex-col gap-4">
          <Field label="Title" error={errors["support.title"]}>
            <TextInput
              maxLength={claimLimits.title}
              value={claim.title}
              onChange={({ target: { value } }) => onChange({ ...claim, title: value })}
            />
          </Field>
          <OwnWords
            label="Own sentence"
            value={claim.text}
            max={claimLimits.text}
            error={errors["support.text"]}
            onChange={(text) => onChange({ ...claim, text })}
          />
        </div>
      ) : (
        <ShownWords>
          <strong>{preset.title}</strong> {preset.text}
        </ShownWords>
      )}
    </ClaimRow>
  );
}
