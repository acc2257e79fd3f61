import { buttonClass } from "@vitrine/ui";
import { GlassPane } from "./glass-pane.tsx";
import { StartLink } from "./start-link.tsx";

/** The outcome in one line, and the same words as paper and as a site. */
export function Hero() {
  return (
    <section className="page-gutter mx-auto grid max-w-[90rem] items-center gap-10 pt-8 pb-16 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:pt-12 lg:pb-20">
      <div>
        <h1 className="max-w-[11ch] text-display">Your CV, set behind glass.</h1>
        <p className="mt-6 max-w-[44ch] text-lead">
          Brand yourself instantly using AI: upload the CV you have. Vitrine reads it, shows you what it understood, and
          builds a website that you can edit and publish.
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <StartLink />
          <a href="#templates" className={buttonClass({ variant: "quiet", size: "large" })}>
            View templates
          </a>
        </div>
        <p className="mt-4 text-caption text-muted">Free plan, no credit card.</p>
      </div>
      <GlassPane />
    </section>
  );
}
