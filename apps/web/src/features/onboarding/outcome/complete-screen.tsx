import { Badge, Button, buttonClass } from "@vitrine/ui";
import { ExternalLink } from "lucide-react";
import { useCallback } from "react";
import { useGo } from "../../../lib/navigation.ts";
import { Screen } from "../frame/screen.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import { Confetti } from "./confetti.tsx";
import { Counts } from "./counts.tsx";
import { SiteOnPlinth } from "./site-on-plinth.tsx";
import { useCountdownRedirect } from "./use-countdown-redirect.ts";
import { useTemplateFacts } from "./use-template-facts.ts";

const glassGreens = ["#0b6558", "#5ccdb6", "#9bd5c7", "#ddede8"];

const nextSteps = [
  "Read your site once in the builder and fill in what the CV left out.",
  "Try other templates; your content stays as it is.",
  "Publish it when you are ready. Until then it is a draft that nobody else sees.",
];

/** The site stands; where to go from here. */
export function CompleteScreen({ flow }: { flow: Onboarding }) {
  const { state, busy } = flow;
  const website = state.createdWebsite;
  const go = useGo();
  const slug = website?.templateSlug || state.recommendedTemplate || "";
  const template = useTemplateFacts(slug, "Custom");
  const target = website ? `/builder/${website.id}` : "/dashboard";
  const openBuilder = useCallback(() => go(target), [go, target]);
  const countdown = useCountdownRedirect(openBuilder);
  return (
    <Screen title="Your CV is Ready!" lead="It is a draft that only you can see.">
      <Confetti colours={glassGreens} />
      <SiteOnPlinth state={state} slug={slug} name={template.name} className="mt-8 aspect-[16/10]" />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p className="flex min-w-0 flex-wrap items-center gap-3">
          <span className="text-h3 wrap-anywhere">{website?.name || state.parsedData?.personal_info.name}</span>
          <Badge tone="outline">{template.name}</Badge>
        </p>
        <Counts data={state.parsedData} />
      </div>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" onClick={openBuilder}>
          Edit Your Portfolio
        </Button>
        {website ? (
          <a href={`/cv-preview/${website.id}`} target="_blank" rel="noreferrer" className={buttonClass()}>
            Preview Website
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
        ) : null}
        <Button onClick={() => go("/dashboard")}>Go to Dashboard</Button>
        <Button variant="quiet" busy={busy === "another"} onClick={flow.createAnother}>
          Create Another Website
        </Button>
      </div>
      <section className="mt-10">
        <h2 className="text-h2">Next steps</h2>
        <ol className="mt-3 list-decimal space-y-2 ps-5 marker:text-muted">
          {nextSteps.map((step) => (
            <li key={step} className="max-w-[58ch]">
              {step}
            </li>
          ))}
        </ol>
        <p className="mt-6 flex min-h-9 items-center gap-3 text-caption text-muted">
          {countdown.seconds === null ? (
            <Button variant="quiet" size="small" className="-ms-3" onClick={countdown.start}>
              Redirect automatically
            </Button>
          ) : (
            <>
              <span role="timer">Opening the builder in {countdown.seconds} s</span>
              <Button size="small" onClick={countdown.stop}>
                Stay here
              </Button>
            </>
          )}
        </p>
      </section>
    </Screen>
  );
}
