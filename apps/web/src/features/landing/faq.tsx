import { ChevronDown } from "lucide-react";
import { questions } from "./landing-texts.ts";

/** Eight questions that open in place. */
export function Faq() {
  return (
    <section
      aria-labelledby="faq-title"
      className="page-gutter mx-auto grid max-w-[90rem] gap-6 py-10 lg:grid-cols-[1fr_2fr] lg:py-24"
    >
      <h2 id="faq-title" className="text-h1">
        Questions
      </h2>
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} name="faq" className="group border-b border-line">
            <summary className="flex min-h-12 md:min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-2 text-h3 md:py-3 [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="shrink-0 text-muted transition-transform duration-(--t-2) group-open:rotate-180"
              />
            </summary>
            <p className="max-w-[64ch] pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
