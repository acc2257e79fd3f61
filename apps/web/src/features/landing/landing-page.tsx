import { lazy, Suspense } from "react";
import { hasStories, knownLandingContent } from "./claimed-content.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { DemoSection } from "./demo-section.tsx";
import { Faq } from "./faq.tsx";
import { FeatureList } from "./feature-list.tsx";
import { FinalCall } from "./final-call.tsx";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { LandingHeader } from "./landing-header.tsx";
import { MetricsBar } from "./metrics-bar.tsx";
import { Near } from "./near.tsx";
import { Stories } from "./stories.tsx";
import { useFeatureActions } from "./use-feature-actions.ts";
import { WaitingList } from "./waiting-list.tsx";
import "./landing.css";

const TemplateShowcase = lazy(async () => ({ default: (await import("./template-showcase.tsx")).TemplateShowcase }));
const Pricing = lazy(async () => ({ default: (await import("./pricing.tsx")).Pricing }));
const InfoDialog = lazy(async () => ({ default: (await import("./info-dialog.tsx")).InfoDialog }));

/** `/`: what the product does, shown with its own templates (document 1, section 2.3). */
export function LandingPage() {
  const { topic, closeTopic, previewRequest, run } = useFeatureActions();
  const content = knownLandingContent();
  const isTold = hasStories(content);
  return (
    <>
      <LandingHeader hasStories={isTold} />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero line={content.hero_line} />
        <MetricsBar figures={content.metrics} />
        <HowItWorks />
        <DemoSection />
        <FeatureList support={content.support} onAction={run} />
        <section
          id="templates"
          aria-labelledby="templates-title"
          className="page-gutter mx-auto max-w-[90rem] pb-10 lg:pb-24"
        >
          <h2 id="templates-title" className="text-h1">
            Templates
          </h2>
          <p className="mt-2 mb-6 max-w-[56ch] md:mb-10 text-muted">
            Each one is a real page, shown with a sample person. Yours is filled with your own words.
          </p>
          <Near className="templates-room" force={previewRequest > 0}>
            <Suspense fallback={null}>
              <TemplateShowcase previewRequest={previewRequest} />
            </Suspense>
          </Near>
        </section>
        <Stories content={content} />
        <ComparisonTable />
        <section
          id="pricing"
          aria-labelledby="pricing-title"
          className="page-gutter mx-auto max-w-[90rem] pb-10 lg:pb-24"
        >
          <h2 id="pricing-title" className="text-h1">
            Pricing
          </h2>
          <p className="mt-2 mb-8 max-w-[56ch] text-muted">
            Free forever with 3 templates and no credit card. Paid plans start with a 14-day free trial, no credit card
            either; premium from $9/month, with a 14-day money-back guarantee.
          </p>
          <Near className="pricing-room">
            <Suspense fallback={null}>
              <Pricing />
            </Suspense>
          </Near>
        </section>
        <WaitingList />
        <Faq />
        <FinalCall />
      </main>
      <LandingFooter hasStories={isTold} />
      <Suspense fallback={null}>
        {topic ? <InfoDialog topic={topic} support={content.support?.text ?? null} onClose={closeTopic} /> : null}
      </Suspense>
    </>
  );
}
