import { Link } from "@tanstack/react-router";
import { buttonClass } from "@vitrine/ui";
import { GlassPane } from "./glass-pane.tsx";
import { StartLink } from "./start-link.tsx";
import { TryBox } from "./try-box.tsx";

/** The outcome in one line, a place to see it with one's own CV, and the same words as paper and as a site. */
export function Hero({ line }: { line: string | null }) {
  return (
    <section className="page-gutter mx-auto grid max-w-[90rem] items-center gap-8 pt-6 pb-8 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:pt-12 lg:pb-20">
      <div className="min-w-0">
        <h1 className="max-w-[11ch] text-display">Your CV, set behind glass.</h1>
        {line === null ? null : <HeroLine text={line} />}
        <TryBox />
        <div className="mt-5 flex flex-wrap gap-3">
          <StartLink variant="secondary" />
          <a href="#templates" className={buttonClass({ variant: "quiet", size: "large" })}>
            View templates
          </a>
        </div>
        <p className="mt-3 text-caption text-muted">
          <Link
            to="/register"
            search={{ plan: "free" }}
            className="inline-flex min-h-8 items-center underline underline-offset-4 pointer-coarse:min-h-11"
          >
            Free plan, no credit card.
          </Link>
        </p>
      </div>
      <GlassPane />
    </section>
  );
}

export function HeroLine({ text }: { text: string }) {
  return <p className="mt-6 max-w-[44ch] text-lead">{text}</p>;
}
