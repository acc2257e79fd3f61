import {
  claimLimits,
  countedFigure,
  isCountable,
  type FigureClaim,
  type FigureId,
  type LandingCounts,
  type LandingFigure,
} from "@vitrine/model";
import { Field, TextInput } from "@vitrine/ui";
import { ClaimRow, ShownWords } from "./claim-row.tsx";
import { figureNames, type Shown } from "./claim-words.ts";

type FigureClaimRowProps = {
  id: FigureId;
  claim: FigureClaim;
  preset: LandingFigure;
  counted: LandingCounts;
  errors: Readonly<Record<string, string>>;
  /** What else visitors read of it as it ships. */ elsewhere?: string | null;
  onChange: (claim: FigureClaim) => void;
};

/** A figure with its caption. */
export function FigureClaimRow({
  id,
  claim,
  preset,
  counted,
  errors,
  elsewhere = null,
  onChange,
}: FigureClaimRowProps) {
  const choose = (show: Shown) => onChange(show === "own" ? { show, ...preset } : { show });
  return (
    <ClaimRow
      label={figureNames[id]}
      choices={isCountable(id) ? ["preset", "counted", "own", "hidden"] : ["preset", "own", "hidden"]}
      shown={claim.show}
      onChoose={choose}
    >
      {claim.show === "own" ? (
        <div className="grid gap-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <Field label="Figure" error={errors[`${id}.value`]}>
            <TextInput
              maxLength={claimLimits.value}
              value={claim.value}
              onChange={({ target: { value } }) => onChange({ ...claim, value })}
            />
          </Field>
          <Field label="Caption" error={errors[`${id}.label`]}>
            <TextInput
              maxLength={claimLimits.label}
              value={claim.label}
              onChange={({ target: { value } }) => onChange({ ...claim, label: value })}
            />
          </Field>
        </div>
      ) : (
        <>
          <Words figure={claim.show === "preset" ? preset : isCountable(id) ? countedFigure(id, counted) : null} />
          {claim.show === "preset" && elsewhere !== null ? (
            <p className="mt-1 text-app text-muted">And where a portfolio is begun: “{elsewhere}”.</p>
          ) : null}
        </>
      )}
    </ClaimRow>
  );
}

function Words({ figure }: { figure: LandingFigure | null }) {
  if (!figure) return <ShownWords>There is nothing to count yet, so nothing stands in this place.</ShownWords>;
  return (
    <ShownWords>
      <strong className="tabular-nums">{figure.value}</strong> {figure.label}
    </ShownWords>
  );
}
