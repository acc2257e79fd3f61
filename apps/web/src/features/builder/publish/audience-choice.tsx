import type { WebsiteStatus } from "@vitrine/model";
import { useId } from "react";
import { visibilityStates } from "./visibility-states.ts";

const offered = visibilityStates.filter(({ status }) => status !== "draft").toReversed();

type AudienceChoiceProps = { value: WebsiteStatus; onChange: (value: WebsiteStatus) => void };

/** Who may see a site that leaves draft, each choice with what it means. */
export function AudienceChoice({ value, onChange }: AudienceChoiceProps) {
  const name = useId();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-label">Who may see it</legend>
      {offered.map(({ status, label, meaning, explanation }) => (
        <div
          key={status}
          className="relative rounded-m border border-line has-checked:border-brand has-checked:bg-brand-tint"
        >
          <label className="flex cursor-pointer gap-3 px-3 pt-3 text-label after:absolute after:inset-0">
            <input
              type="radio"
              name={name}
              value={status}
              checked={value === status}
              aria-describedby={`${name}-${status}`}
              onChange={() => onChange(status)}
              className="mt-0.5 size-5 shrink-0 accent-brand"
            />
            <span>{`${label}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`}</span>
          </label>
          <p id={`${name}-${status}`} className="ps-11 pe-3 pb-3 text-caption text-muted">
            {explanation}
          </p>
        </div>
      ))}
    </fieldset>
  );
}
