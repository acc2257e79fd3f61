import { useQuery } from "@tanstack/react-query";
import { Badge, Button } from "@vitrine/ui";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { claimsQuery } from "../../../lib/queries/claims.ts";
import { templatesQuery } from "../../../lib/queries/templates.ts";
import { TemplatePicture } from "../../../lib/templates/template-picture.tsx";
import { Screen } from "../frame/screen.tsx";
import type { Onboarding } from "../flow/use-onboarding.ts";
import type { StepHistory } from "../flow/use-step-history.ts";
import { CvToSiteDrawing } from "./cv-to-site-drawing.tsx";

const thumbs = 5;

type WelcomeScreenProps = { flow: Onboarding; steps: StepHistory; takesFocus: boolean };

/** The choice of a path: the CV first and large, a template second. */
export function WelcomeScreen({ flow, steps, takesFocus }: WelcomeScreenProps) {
  const { busy } = flow;
  const { data: claims, isPending } = useQuery(claimsQuery);
  /** What is said of the time to a site; its room is kept until that is known. */
  const words = isPending ? "\u00a0" : (claims?.setup.words ?? null);
  const { isLookingBack } = steps;
  /** What was handed in stays with its path; another path is another session. */
  const choose = (isUpload: boolean, next: () => void) => {
    if (!isLookingBack) next();
    else if (isUpload) steps.lookAt("upload_cv");
    else flow.beginAnew(next);
  };
  return (
    <Screen
      title="Create your portfolio"
      lead="Brand yourself, instantly using AI. Choose how you would like to begin."
      takesFocus={takesFocus}
    >
      <div className="mt-8 flex flex-col gap-4">
        <PathCard
          title="Upload Existing CV"
          badge={<Badge tone="brand">Recommended</Badge>}
          onChoose={() => choose(true, () => flow.choosePath("upload"))}
          isBusy={busy === "path"}
          isLarge
          picture={<CvToSiteDrawing className="hidden w-60 shrink-0 sm:block" />}
        >
          <p className="max-w-[40ch] text-muted">
            Hand in the CV you have. You check what was read before anything is made of it.
          </p>
          <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-caption text-muted md:flex-col">
            <li>AI parsing</li>
            <li>Smart template matching</li>
            {words === null ? null : <li>{words}</li>}
          </ul>
        </PathCard>
        <PathCard
          title="Choose Template First"
          onChoose={() => choose(false, flow.createDemo)}
          isBusy={busy === "demo"}
          picture={<TemplateThumbs />}
        >
          <p className="max-w-[40ch] text-muted">
            Begin with a finished sample site, try designs on it and fill in your own story.
          </p>
        </PathCard>
        <PathCard
          title="Start from Scratch"
          onChoose={() => choose(false, () => flow.choosePath("scratch"))}
          isBusy={busy === "path"}
          picture={null}
        >
          <p className="max-w-[60ch] text-muted">No CV at hand: fill in a form, step by step.</p>
        </PathCard>
      </div>
      <Button variant="quiet" className="mt-6 -ms-4" busy={busy === "dashboard"} onClick={flow.leaveToDashboard}>
        Back to Dashboard
      </Button>
    </Screen>
  );
}

type PathCardProps = {
  title: string;
  badge?: ReactNode;
  onChoose: () => void;
  isBusy: boolean;
  isLarge?: boolean;
  picture: ReactNode;
  children: ReactNode;
};

/** One path; the whole card takes the press, the title carries the name. */
function PathCard({ title, badge, onChoose, isBusy, isLarge = false, picture, children }: PathCardProps) {
  return (
    <article
      className={`group relative flex items-center justify-between gap-8 rounded-l border bg-surface p-5 transition-colors duration-(--t-1) has-[button:focus-visible]:outline-2 has-[button:focus-visible]:outline-offset-2 has-[button:focus-visible]:outline-brand ${
        isLarge ? "border-brand md:p-8" : "border-line hover:border-ink md:px-8"
      }`}
    >
      <div className="min-w-0">
        {badge ? <p className="mb-2">{badge}</p> : null}
        <h2 className={isLarge ? "text-h2" : "font-text! text-h3"}>
          <button
            type="button"
            onClick={onChoose}
            aria-busy={isBusy || undefined}
            className="text-start outline-none after:absolute after:inset-0 after:rounded-l"
          >
            {title}
            <ArrowRight
              size={18}
              strokeWidth={1.75}
              aria-hidden="true"
              className="ms-2 inline text-brand transition-transform duration-(--t-1) group-hover:translate-x-1"
            />
          </button>
        </h2>
        <div className="mt-2">{children}</div>
      </div>
      {picture}
    </article>
  );
}

/** Real templates as small pages; nothing is shown while the catalogue is unknown. */
function TemplateThumbs() {
  const { data: groups = [] } = useQuery(templatesQuery);
  const templates = groups.flatMap((group) => group.templates).slice(0, thumbs);
  return (
    <div aria-hidden="true" className="hidden shrink-0 gap-2 md:flex">
      {templates.map((template) =>
        template.preview_url ? (
          <TemplatePicture
            key={template.slug}
            name={template.name}
            src={template.preview_urls?.mobile ?? template.preview_url}
            shape="tall"
            scrollsOnHover={false}
            className="w-14"
          />
        ) : null,
      )}
    </div>
  );
}
