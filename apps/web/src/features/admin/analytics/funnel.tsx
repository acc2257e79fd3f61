import type { OnboardingStep, ProductAnalytics } from "@vitrine/model";
import { useId } from "react";
import { count, spanWords } from "../../../lib/charts/period-words.ts";

/** Names of steps that are not simply their words. */
function stepName(step: OnboardingStep): string {
  const words = step.replaceAll("_", " ").replace(/\bcv\b/g, "CV");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** How far people came who began in the period: each step with how many reached it, and of those how many went on. */
export function Funnel({ figures: { funnel, onboardings, period } }: { figures: ProductAnalytics }) {
  const id = useId();
  const { begun, completed, failed, abandoned } = onboardings;
  const most = Math.max(1, begun, ...funnel.map(({ reached }) => reached));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="font-text text-h3">
        How far do people come on their way from a CV to a website?
      </h2>
      <p className="mt-1 text-caption text-muted">
        {begun === 0
          ? `Nobody began in ${spanWords[period].now}.`
          : `${count(begun)} began in ${spanWords[period].now}: ${count(completed)} completed, ${count(failed)} failed, ${count(abandoned)} were left.`}
      </p>
      {begun === 0 ? null : (
        <ol className="mt-3">
          {funnel.map(({ step, reached }) => (
            <li key={step} className="grid grid-cols-[9rem_1fr_6.5rem] items-center gap-3 py-1 text-label font-normal">
              <span className="truncate" title={stepName(step)}>
                {stepName(step)}
              </span>
              <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className="block h-4 w-full">
                <rect width="100" height="10" className="fill-sunken" />
                <rect
                  width={(reached / most) * 100}
                  height="10"
                  className="fill-brand rtl:origin-center rtl:-scale-x-100"
                />
              </svg>
              <span className="text-end tabular-nums">
                {count(reached)} <span className="text-caption text-muted">({percent(reached, begun)})</span>
              </span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const percent = (part: number, whole: number) => `${whole === 0 ? 0 : Math.round((part / whole) * 100)} %`;
