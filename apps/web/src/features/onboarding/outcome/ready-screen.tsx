import { Button, buttonClass, Spinner } from "@vitrine/ui";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { useGo } from "../../../lib/navigation.ts";
import { Screen } from "../frame/screen.tsx";
import { StartOverDialog } from "../frame/start-over-dialog.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import { percentText } from "../state/confidence.ts";
import { Counts } from "./counts.tsx";
import { SiteOnPlinth } from "./site-on-plinth.tsx";
import { useTemplateFacts } from "./use-template-facts.ts";

/** The site is made; it loads until its id is known. */
export function ReadyScreen({ flow }: { flow: Onboarding }) {
  const { state } = flow;
  const website = state.createdWebsite;
  const slug = website?.templateSlug || state.recommendedTemplate || "";
  const template = useTemplateFacts(slug);
  const go = useGo();
  const [asksToStartOver, setAsksToStartOver] = useState(false);
  return (
    <Screen title="Your Portfolio is Ready!" lead={`AI confidence ${percentText(state.confidence)}`}>
      <SiteOnPlinth state={state} slug={slug} name={template.name} className="mt-8 aspect-[16/10]" />
      <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="text-app">
          <span className="font-semibold">{template.name}</span>
          {template.features.length > 0 ? <span className="text-muted"> · {template.features.join(" · ")}</span> : null}
        </p>
        <Counts data={state.parsedData} />
      </div>
      {website ? (
        <div className="mt-6 flex flex-wrap gap-3">
          <Button variant="primary" onClick={() => go(`/cv-builder/builder/${website.id}`)}>
            Edit My Portfolio
          </Button>
          <a href={`/cv-preview/${website.id}`} target="_blank" rel="noreferrer" className={buttonClass()}>
            Preview Portfolio
            <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </a>
          <Button variant="quiet" onClick={() => setAsksToStartOver(true)}>
            Start Over
          </Button>
        </div>
      ) : (
        <p role="status" className="mt-6 flex items-center gap-3 text-muted">
          <Spinner /> Putting your site in place…
        </p>
      )}
      <StartOverDialog
        open={asksToStartOver}
        onOpenChange={setAsksToStartOver}
        onConfirm={() => flow.startOver("/cv-builder/onboarding")}
      />
    </Screen>
  );
}
