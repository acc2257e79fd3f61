import { clsx } from "clsx";
import { Briefcase, Check, FileText, LayoutTemplate, PenLine, type LucideIcon } from "lucide-react";
import {
  inStepPercent,
  processingSteps,
  stepState,
  type ProcessingStepId,
  type StepState,
} from "../state/processing.ts";

const icons: Record<ProcessingStepId, LucideIcon> = {
  extract: FileText,
  analyze: Briefcase,
  select: LayoutTemplate,
  generate: PenLine,
  finalize: Check,
};

const words: Record<StepState, string> = { upcoming: "upcoming", current: "in progress", completed: "completed" };

/** The five steps of the work, each with its state and its own progress. */
export function StepList({ processingStep, progress }: { processingStep: number; progress: number }) {
  return (
    <ol className="flex flex-col">
      {processingSteps.map(({ id, label }, index) => {
        const state = stepState(index + 1, processingStep);
        const percent = state === "completed" ? 100 : state === "current" ? inStepPercent(progress) : 0;
        const Icon = state === "completed" ? Check : icons[id];
        return (
          <li
            key={id}
            data-state={state}
            aria-current={state === "current" ? "step" : undefined}
            className={clsx(
              "flex items-center gap-3 border-s-2 py-2 ps-4",
              state === "current" ? "border-brand" : "border-line",
              state === "upcoming" && "text-muted",
            )}
          >
            <Icon
              size={18}
              strokeWidth={1.75}
              aria-hidden="true"
              className={clsx("shrink-0", state !== "upcoming" && "text-brand")}
            />
            <span className={clsx("flex-1 text-app", state === "current" && "font-semibold")}>{label}</span>
            <span className="text-caption text-muted tabular-nums">
              <span className="sr-only">{words[state]}, </span>
              {percent}%
            </span>
          </li>
        );
      })}
    </ol>
  );
}
