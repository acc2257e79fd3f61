import { Link, useSearch } from "@tanstack/react-router";
import { buttonClass } from "@vitrine/ui";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { GlassPane } from "./glass-pane.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { LandingFooter } from "./landing-footer.tsx";
import { LandingHeader } from "./landing-header.tsx";
import "./landing.css";

const TemplateShowcase = lazy(async () => ({ default: (await import("./template-showcase.tsx")).TemplateShowcase }));

/** `/`: what the product does, shown with its own templates. */
export function LandingPage() {
  return (
    <>
      <LandingHeader />
      <main id="main" tabIndex={-1} className="outline-none">
        <Hero />
        <HowItWorks />
        <Templates />
        <FinalCall />
      </main>
      <LandingFooter />
    </>
  );
}

function StartLink() {
  const { redirect } = useSearch({ strict: false });
  return (
    <Link
      to="/register"
      search={{ source: "landing_hero", redirect }}
      className={buttonClass({ variant: "primary", size: "large" })}
    >
      Start building
    </Link>
  );
}

function Hero() {
  return (
    <section className="page-gutter mx-auto grid max-w-[90rem] items-center gap-10 pt-8 pb-16 lg:grid-cols-[5fr_7fr] lg:gap-16 lg:pt-12 lg:pb-24">
      <div>
        <h1 className="max-w-[11ch] text-display">Your CV, set behind glass.</h1>
        <p className="mt-6 max-w-[44ch] text-lead">
          Upload the CV you have. Vitrine reads it, shows you what it understood, and builds a website that you can edit
          and publish.
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

/** The catalogue and the API client are fetched when the wall comes near, not before. */
function Templates() {
  const box = useRef<HTMLElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!box.current) return;
    const observer = new IntersectionObserver(
      (entries) => setNear((near) => near || entries.some((entry) => entry.isIntersecting)),
      {
        rootMargin: "100px",
      },
    );
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return (
    <section
      ref={box}
      id="templates"
      aria-labelledby="templates-title"
      className="page-gutter mx-auto min-h-[60rem] max-w-[90rem] scroll-mt-16 py-16 lg:py-24"
    >
      <h2 id="templates-title" className="text-h1">
        Templates
      </h2>
      <p className="mt-2 mb-10 max-w-[56ch] text-muted">
        Each one is a real page, shown with a sample person. Yours is filled with your own words.
      </p>
      <Suspense fallback={null}>{isNear ? <TemplateShowcase /> : null}</Suspense>
    </section>
  );
}

function FinalCall() {
  return (
    <section className="border-t border-line">
      <div className="page-gutter mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-6 py-16">
        <h2 className="max-w-[24ch] text-h1">Put your work where people can see it.</h2>
        <StartLink />
      </div>
    </section>
  );
}
