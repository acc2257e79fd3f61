import { Field, Select } from "@vitrine/ui";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { choiceWords, type Shown } from "./claim-words.ts";

type ClaimRowProps = {
  label: string;
  choices: readonly Shown[];
  shown: Shown;
  onChoose: (shown: Shown) => void;
  /** What visitors read, or the fields for own words. */
  children: ReactNode;
};

const isShown = (value: string): value is Shown => value in choiceWords;

/** One claim: what is chosen for it, and beside that what comes of it. */
export function ClaimRow({ label, choices, shown, onChoose, children }: ClaimRowProps) {
  return (
    <div role="group" aria-label={label} className="grid gap-x-8 gap-y-3 py-4 md:grid-cols-[15rem_minmax(0,1fr)]">
      <Field label={label}>
        <Select value={shown} onChange={({ target: { value } }) => (isShown(value) ? onChoose(value) : undefined)}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {choiceWords[choice]}
            </option>
          ))}
        </Select>
      </Field>
      <div className={clsx("min-w-0", shown !== "own" && "md:pt-7")}>
        {shown === "hidden" ? <NotShown /> : children}
      </div>
    </div>
  );
}

function NotShown() {
  return <p className="text-app text-muted md:pt-2">Nothing stands in this place.</p>;
}

/** Words as visitors read them. */
export function ShownWords({ children }: { children: ReactNode }) {
  return <p className="max-w-[64ch] text-app md:pt-2">{children}</p>;
}
