import { Link } from "@tanstack/react-router";
import { legalTexts, type LegalTopic } from "./legal-texts.ts";

/** `/terms` and `/privacy`: prose with its contents at the top. */
export function LegalPage({ topic }: { topic: LegalTopic }) {
  const { title, sections } = legalTexts[topic];
  return (
    <article className="page-gutter mx-auto w-full max-w-[66ch] pt-8 pb-24 text-body">
      <h1 className="text-h1">{title}</h1>
      <nav aria-label="Contents" className="mt-6 border-y border-line py-3">
        <ul>
          {sections.map((section) => (
            <li key={section.id}>
              <a
                href={`#${section.id}`}
                className="inline-flex min-h-8 items-center text-brand underline underline-offset-4"
              >
                {section.title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map((section) => (
        <section key={section.id} id={section.id} className="mt-10 scroll-mt-6">
          <h2 className="text-h2">{section.title}</h2>
          {section.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </section>
      ))}
      <p className="mt-12">
        <Link to="/" className="text-brand underline underline-offset-4">
          Back to Home
        </Link>
      </p>
    </article>
  );
}
