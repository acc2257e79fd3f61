import { StartLink } from "./start-link.tsx";

/** The last word of the page. */
export function FinalCall() {
  return (
    <section className="border-t border-line">
      <div className="page-gutter mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-6 py-10 lg:py-16">
        <h2 className="max-w-[24ch] text-h1">Put your work where people can see it.</h2>
        <StartLink />
      </div>
    </section>
  );
}
