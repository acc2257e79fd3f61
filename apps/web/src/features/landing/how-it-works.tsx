import { useSyncExternalStore, type ReactNode } from "react";

type Step = { title: string; text: string; picture: ReactNode };

const steps: Step[] = [
  {
    title: "Upload your CV",
    text: "PDF or Word, up to 10 MB. Or paste the text.",
    picture: <SheetPicture />,
  },
  {
    title: "AI analyzes and converts",
    text: "Every value shows where in your CV it comes from, and how sure we are.",
    picture: <FieldPicture />,
  },
  {
    title: "Customize and preview",
    text: "Change words, order and template; the page beside it follows.",
    picture: <TemplatePictures />,
  },
  {
    title: "Publish and share",
    text: "One address for applications, profiles and signatures.",
    picture: <AddressPicture />,
  },
];

/** The real sequence, therefore numbered; each step with a crop of the product. */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="bg-sunken">
      <div className="page-gutter mx-auto max-w-[90rem] py-16 lg:py-24">
        <h2 id="how-title" className="text-h1">
          From CV to website in four steps
        </h2>
        <ol className="mt-10 grid gap-10 md:grid-cols-2 xl:grid-cols-4 xl:gap-6">
          {steps.map((step, index) => (
            <li
              key={step.title}
              className="flex flex-col border-t border-edge pt-4 max-md:border-s max-md:border-t-0 max-md:ps-4 max-md:pt-0"
            >
              <div className="h-28" aria-hidden="true">
                {step.picture}
              </div>
              <h3 className="mt-4 flex items-baseline gap-2 text-h3">
                <span className="font-display text-brand tabular-nums">{index + 1}</span>
                {step.title}
              </h3>
              <p className="mt-1 max-w-[34ch] text-muted">{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function SheetPicture() {
  return (
    <svg viewBox="0 0 90 112" fill="none" className="h-full">
      <path
        d="M2 2h62l22 22v86H2z"
        fill="var(--surface)"
        stroke="var(--edge)"
        strokeWidth="1.75"
        strokeDasharray="5 4"
      />
      <path d="M64 2v22h22" stroke="var(--edge)" strokeWidth="1.75" />
      <path d="M44 84V46m-14 13 14-14 14 14" stroke="var(--brand)" strokeWidth="2.5" />
    </svg>
  );
}

function FieldPicture() {
  return (
    <div className="flex h-full flex-col justify-center gap-2 text-caption">
      <span className="w-max max-w-full bg-surface px-2 py-1 outline-1 outline-brand">Programme manager</span>
      <span className="ms-3 h-3 w-px bg-brand" />
      <span className="flex w-max max-w-full items-center gap-2 rounded-m border border-line bg-surface px-3 py-2">
        <span className="text-muted">Job title</span> Programme manager
      </span>
    </div>
  );
}

function TemplatePictures() {
  return (
    <svg viewBox="0 0 210 112" fill="none" className="h-full">
      <path d="M2 8h92v102H2z" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.75" />
      <path d="M14 24h44M14 36h64M14 48h58M14 72h64M14 84h40" stroke="var(--edge)" strokeWidth="1.75" />
      <path d="M114 8h92v102h-92z" fill="var(--surface)" stroke="var(--line)" strokeWidth="1.75" />
      <path d="M114 110h93V8" stroke="var(--brand)" strokeWidth="3.5" />
      <path
        d="M126 20h30v34h-30zM166 24h28M166 36h28M126 68h68M126 80h68M126 92h34"
        stroke="var(--edge)"
        strokeWidth="1.75"
      />
    </svg>
  );
}

/** The host is known in the browser only, not while the page is built. */
const noChange = () => () => undefined;
const readHost = () => window.location.host;
const noHost = () => "";

function AddressPicture() {
  const host = useSyncExternalStore(noChange, readHost, noHost);
  return (
    <div className="flex h-full items-center">
      <span className="max-w-full rounded-m border border-edge bg-surface px-3 py-2.5 text-caption wrap-anywhere">
        <span className="text-muted">{host}/p/</span>hanne-vestergaard
      </span>
    </div>
  );
}
