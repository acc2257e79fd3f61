import { Near } from "./near.tsx";

type Step = { title: string; text: string; picture: string };

/** Pictures of the running product, taken by `npm run pictures`. */
const steps: readonly Step[] = [
  { title: "Upload your CV", text: "PDF or Word, up to 10 MB. Or paste the text.", picture: "upload" },
  {
    title: "AI analyzes and converts",
    text: "Every value shows where in your CV it comes from, and how sure we are.",
    picture: "review",
  },
  {
    title: "Customize and preview",
    text: "Change words, order and template; the page beside it follows.",
    picture: "builder",
  },
  {
    title: "Publish and share",
    text: "One address for applications, profiles and signatures.",
    picture: "site",
  },
];

/** The real sequence, therefore numbered; each step with the screen on which it happens. */
export function HowItWorks() {
  return (
    <section id="how-it-works" aria-labelledby="how-title" className="bg-sunken">
      <div className="page-gutter mx-auto max-w-[90rem] py-10 lg:py-24">
        <h2 id="how-title" className="text-h1">
          From CV to website in four steps
        </h2>
        <ol className="mt-8 grid gap-6 md:grid-cols-2 md:gap-10 xl:grid-cols-4 xl:gap-6">
          {steps.map(({ title, text, picture }, index) => (
            <li
              key={title}
              className="flex flex-col max-md:grid max-md:grid-cols-[7rem_1fr] max-md:items-start max-md:gap-x-4"
            >
              <div className="aspect-[4/3] overflow-hidden bg-surface shadow-plinth md:aspect-[16/9]">
                <Near>
                  <img
                    src={`/steps/${picture}.webp`}
                    alt=""
                    width={640}
                    height={360}
                    className="h-full w-full object-cover object-left-top"
                  />
                </Near>
              </div>
              <div>
                <h3 className="flex items-baseline gap-2 text-h3 md:mt-4">
                  <span className="font-display text-brand tabular-nums">{index + 1}</span>
                  {title}
                </h3>
                <p className="mt-1 max-w-[34ch] text-muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
