import { claimLimits, type HeroLineClaim } from "@vitrine/model";
import { ClaimRow, ShownWords } from "./claim-row.tsx";
import { OwnWords } from "./own-words.tsx";

type HeroLineRowProps = {
  claim: HeroLineClaim;
  preset: string;
  errors: Readonly<Record<string, string>>;
  onChange: (claim: HeroLineClaim) => void;
};

/** The sentence below the title. */
export function HeroLineRow({ claim, preset, errors, onChange }: HeroLineRowProps) {
  return (
    <ClaimRow
      label="Sentence"
      choices={["preset", "own", "hidden"]}
      shown={claim.show}
      onChoose={(show) => {
        if (show !== "counted") onChange(show === "own" ? { show, text: preset } : { show });
      }}
    >
      {claim.show === "own" ? (
        <OwnWords
          label="Own sentence"
          value={claim.text}
          max={claimLimits.heroLine}
          error={errors["hero_line.text"]}
          onChange={(text) => onChange({ ...claim, text })}
        />
      ) : (
        <ShownWords>{preset}</ShownWords>
      )}
    </ClaimRow>
  );
}
