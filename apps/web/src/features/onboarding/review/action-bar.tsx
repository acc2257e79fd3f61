import { Button } from "@vitrine/ui";
import { percentText } from "../state/confidence.ts";
import type { Onboarding } from "../flow/use-onboarding.ts";

type ActionBarProps = { flow: Onboarding; onStartOver: () => void };

/** What a person can do with what was read; always in reach. */
export function ActionBar({ flow, onStartOver }: ActionBarProps) {
  const { busy, state } = flow;
  const isWaiting = state.templateRecommendation === null;
  const isBusy = busy !== null;
  return (
    <div data-bar="actions" className="sticky bottom-0 z-20 border-t border-line bg-bg py-3">
      <div className="page-gutter mx-auto flex max-w-[96rem] items-center gap-2 lg:gap-3">
        <Button
          className="px-3! max-lg:flex-1 max-lg:order-1 lg:order-3 sm:px-4!"
          busy={busy === "edit"}
          disabled={isBusy && busy !== "edit"}
          onClick={flow.editDirectly}
        >
          Edit Your Portfolio
        </Button>
        <Button
          variant="primary"
          className="px-3! max-lg:order-2 max-lg:flex-1 sm:px-4! lg:order-1"
          busy={busy === "continue"}
          disabled={isWaiting || (isBusy && busy !== "continue")}
          onClick={flow.createWebsite}
        >
          Looks Good, Continue
        </Button>
        {state.templateRecommendation ? (
          <p className="order-2 me-3 text-caption text-muted max-xl:hidden">
            with {state.templateRecommendation.recommended_template_name},{" "}
            {percentText(state.templateRecommendation.match_score)} match
          </p>
        ) : null}
        <MoreActions flow={flow} onStartOver={onStartOver} className="order-4 max-lg:hidden" />
      </div>
    </div>
  );
}

/** The two rarer actions: in the bar on wide screens, at the end of the page on narrow ones. */
export function MoreActions({ flow, onStartOver, className }: ActionBarProps & { className: string }) {
  const { busy } = flow;
  return (
    <div className={`flex flex-1 flex-wrap items-center justify-between gap-2 ${className}`}>
      <Button variant="quiet" busy={busy === "different"} disabled={busy !== null} onClick={flow.matchAnew}>
        Try Different Template
      </Button>
      <Button variant="quiet" disabled={busy !== null} onClick={onStartOver}>
        Start Over
      </Button>
    </div>
  );
}
