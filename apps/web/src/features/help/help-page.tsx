import { Link } from "@tanstack/react-router";
import { buttonClass } from "@vitrine/ui";
import { helpTexts, type HelpTopic } from "../../lib/help-texts.ts";

const linkClass = "text-brand underline underline-offset-4";

/** `/help` and its two articles. */
export function HelpPage({ topic }: { topic: HelpTopic }) {
  const { title, lead, sections } = helpTexts[topic];
  return (
    <article className="page-gutter mx-auto w-full max-w-[66ch] pt-8 pb-24 text-body">
      <h1 className="text-h1">{title}</h1>
      <p className="mt-3 text-lead text-muted">{lead}</p>
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
      <nav aria-label="More help" className="mt-12 border-t border-line pt-6">
        <ul className="flex flex-col gap-3">
          {topic === "start" ? null : (
            <li>
              <Link to="/help" className={linkClass}>
                All help
              </Link>
            </li>
          )}
          {topic === "ats" ? null : (
            <li>
              <Link to="/help/ats-optimization" className={linkClass}>
                {helpTexts.ats.title}
              </Link>
            </li>
          )}
          {topic === "analytics" ? null : (
            <li>
              <Link to="/help/analytics" className={linkClass}>
                {helpTexts.analytics.title}
              </Link>
            </li>
          )}
        </ul>
        <p className="mt-8">
          <Link to="/support" className={buttonClass()}>
            Ask the support
          </Link>
        </p>
      </nav>
    </article>
  );
}
