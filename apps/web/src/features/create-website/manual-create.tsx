import { Button, Notice, Progress, Select } from "@vitrine/ui";
import { Check } from "lucide-react";
import { useDeferredValue, useEffect, useRef, useState } from "react";
import { useForm, useWatch, type UseFormReturn } from "react-hook-form";
import { TopBarSlot } from "../../lib/page-header.tsx";
import { useSession } from "../../lib/session/session-store.ts";
import { SiteMiniature } from "../../lib/site-frame/site-miniature.tsx";
import { siteOfForm } from "./manual-site.ts";
import { lastStep, manualSteps, mayProceed, newManualValues, timeLeft, type ManualValues } from "./manual-values.ts";
import type { PictureFieldProps } from "./picture-field.tsx";
import { EducationStep, ExperienceStep, ProjectsStep, SkillsStep } from "./steps/item-steps.tsx";
import { PersonalStep } from "./steps/personal-step.tsx";
import { WebsiteStep } from "./steps/website-step.tsx";
import { useChosenPicture } from "./use-chosen-picture.ts";
import { useCreateWebsite } from "./use-create-website.ts";
import { readManualDraft, saveStateWords, useManualDraft, type SaveState } from "./use-manual-draft.ts";

/** A portfolio without a CV: six steps, kept in this browser while they are filled in (document 3, section 2). */
export function ManualCreate({ onBack, backLabel }: { onBack: () => void; backLabel: string }) {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const [kept] = useState(() => readManualDraft(userId));
  const form = useForm<ManualValues>({ defaultValues: kept?.values ?? newManualValues(user) });
  const [step, setStep] = useState(kept?.step ?? 1);
  const [hasMoved, setMoved] = useState(false);
  const show = (next: number) => {
    setStep(next);
    setMoved(true);
  };
  const { picture, isKept, choose, forget } = useChosenPicture(userId);
  const [pictureProblem, setPictureProblem] = useState<string | null>(null);
  const draft = useManualDraft(form, userId, step);
  const { isCreating, problem, create } = useCreateWebsite({
    form,
    picture: picture?.file ?? null,
    onStep: show,
    onPictureProblem: setPictureProblem,
    onCreated: () => {
      draft.forget();
      forget();
    },
  });
  const values = useWatch({ control: form.control }) as ManualValues;
  const isReady = mayProceed(step, values);
  const moveTo = (next: number) => {
    draft.keep(next);
    show(next);
  };
  const reachable = (target: number) =>
    target <= step ||
    manualSteps.every((_, index) => index + 1 < step || index + 1 >= target || mayProceed(index + 1, values));
  return (
    <div className="page-gutter mx-auto w-full max-w-[96rem] pt-6 pb-12 md:pt-10">
      <FormBar step={step} state={draft.state} />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-h1">Create Your Portfolio</h1>
          <p className="mt-2 max-w-[60ch] text-muted">Six short steps. Only what you enter stands on your site.</p>
        </div>
        <Button variant="quiet" className="max-sm:-ms-4" onClick={onBack}>
          {backLabel}
        </Button>
      </header>
      <div className="mt-8 grid gap-x-10 gap-y-6 lg:grid-cols-[13rem_minmax(0,44rem)] xl:grid-cols-[13rem_minmax(0,44rem)_minmax(20rem,1fr)]">
        <StepRail step={step} isReachable={reachable} onStep={moveTo} />
        <form
          noValidate
          className="min-w-0"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isReady || isCreating) return;
            if (step < lastStep) moveTo(step + 1);
            else create();
          }}
        >
          {problem ? (
            <Notice tone="danger" role="alert" className="mb-6">
              {problem}
            </Notice>
          ) : null}
          <StepTitle key={step} step={step} takesFocus={hasMoved} />
          <CurrentStep
            form={form}
            step={step}
            picture={{ picture, isKept, problem: pictureProblem, onChange: choose, onProblem: setPictureProblem }}
          />
          <div className="mt-8 flex flex-wrap justify-between gap-3 border-t border-line pt-5">
            <Button disabled={step === 1 || isCreating} onClick={() => moveTo(step - 1)}>
              Previous
            </Button>
            {step < lastStep ? (
              <Button type="submit" variant="primary" disabled={!isReady}>
                Next
              </Button>
            ) : (
              <Button type="submit" variant="primary" disabled={!isReady} busy={isCreating} busyLabel="Creating...">
                Create Portfolio
              </Button>
            )}
          </div>
        </form>
        <FormMiniature values={values} />
      </div>
    </div>
  );
}

/** 'Step X of N', the time left and the state of the kept data, in the top bar. */
function FormBar({ step, state }: { step: number; state: SaveState }) {
  return (
    <TopBarSlot>
      <div className="flex min-w-0 flex-1 justify-center">
        <div className="w-full max-w-[26rem] min-w-0">
          <p className="flex items-baseline justify-between gap-3 text-caption text-muted">
            <span className="whitespace-nowrap">
              <span className="font-semibold text-ink">
                Step {step} of {lastStep}
              </span>
              <span className="max-sm:sr-only"> · {timeLeft(step)}</span>
            </span>
            <output className={`whitespace-nowrap ${state === "failed" ? "text-danger" : ""}`}>
              {saveStateWords[state]}
            </output>
          </p>
          <Progress label="Progress of the form" value={step} max={lastStep} hideNumber className="mt-1.5" />
        </div>
      </div>
    </TopBarSlot>
  );
}

/** The title takes the focus when the step changes, so that the change is heard. */
function StepTitle({ step, takesFocus }: { step: number; takesFocus: boolean }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [takesFocus]);
  return (
    <h2 ref={heading} tabIndex={-1} className="mb-5 text-h2 outline-none">
      {manualSteps[step - 1]?.title}
    </h2>
  );
}

type CurrentStepProps = { form: UseFormReturn<ManualValues>; step: number; picture: PictureFieldProps };

function CurrentStep({ form, step, picture }: CurrentStepProps) {
  switch (step) {
    case 1:
      return <PersonalStep form={form} picture={picture} />;
    case 2:
      return <ExperienceStep form={form} />;
    case 3:
      return <EducationStep form={form} />;
    case 4:
      return <SkillsStep form={form} />;
    case 5:
      return <ProjectsStep form={form} />;
    default:
      return <WebsiteStep form={form} />;
  }
}

type StepRailProps = { step: number; isReachable: (step: number) => boolean; onStep: (step: number) => void };

/** The steps as a rail beside the form, as a list of choices above it on narrow screens. */
function StepRail({ step, isReachable, onStep }: StepRailProps) {
  return (
    <>
      <label className="flex flex-col gap-1.5 text-label lg:hidden">
        Go to step
        <Select value={step} onChange={(event) => onStep(Number(event.target.value))}>
          {manualSteps.map(({ title }, index) => (
            <option key={title} value={index + 1} disabled={!isReachable(index + 1)}>
              {index + 1}. {title}
            </option>
          ))}
        </Select>
      </label>
      <nav aria-label="Steps" className="hidden lg:block">
        <ol className="sticky top-6 flex flex-col">
          {manualSteps.map(({ title }, index) => {
            const number = index + 1;
            const isCurrent = number === step;
            return (
              <li key={title}>
                <button
                  type="button"
                  disabled={!isReachable(number)}
                  aria-current={isCurrent ? "step" : undefined}
                  onClick={() => onStep(number)}
                  className={`flex min-h-10 w-full items-center gap-3 border-s-[3px] ps-3 text-start text-label disabled:cursor-not-allowed ${isCurrent ? "border-brand bg-tint" : "border-line text-muted enabled:hover:text-ink"}`}
                >
                  <span className="w-4 shrink-0 tabular-nums" aria-hidden>
                    {number < step ? <Check size={16} strokeWidth={2} className="text-brand" /> : number}
                  </span>
                  {title}
                </button>
              </li>
            );
          })}
        </ol>
      </nav>
    </>
  );
}

/** The site as it stands, drawn again after each field where there is room for it. */
function FormMiniature({ values }: { values: ManualValues }) {
  const shown = useDeferredValue(values);
  return (
    <aside aria-label="Preview of your site" className="hidden xl:block">
      <div className="sticky top-6 bg-sunken p-6">
        <SiteMiniature
          website={siteOfForm(shown)}
          label="Your portfolio so far"
          className="h-[min(70dvh,40rem)] bg-surface shadow-plinth"
        />
        <p className="mt-3 text-caption text-muted">Your portfolio so far</p>
      </div>
    </aside>
  );
}
