import { Link } from "@tanstack/react-router";
import type { Tryout } from "@vitrine/model";
import { buttonClass } from "@vitrine/ui";
import { ExternalLink } from "lucide-react";
import { PageMiniature } from "../../lib/site-frame/page-miniature.tsx";
import { writeStored } from "../../lib/storage/client-storage.ts";

type Site = Tryout["sites"][number];

/** Below this width a page is shown as a phone has it, so that it can be read. */
const narrowPixels = 768;
const pageWidths = { narrow: 390, wide: 1200 } as const;

/** The site in each template, side by side; on a phone one swipes from one to the next. */
export function TryoutSites({ token, tryout }: { token: string; tryout: Tryout }) {
  const pageWidth = window.innerWidth < narrowPixels ? pageWidths.narrow : pageWidths.wide;
  const keep = ({ template_slug: template, template_name: templateName }: Site) => {
    const { person, expires_at: expiresAt } = tryout;
    writeStored("pending_tryout", { token, template, templateName, expiresAt, ...person });
  };
  return (
    <ul className="relative grid gap-x-8 gap-y-10 max-md:-mx-4 max-md:snap-x max-md:grid-flow-col max-md:auto-cols-[82%] max-md:gap-x-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-3 md:grid-cols-3">
      {tryout.sites.map((site, index) => (
        <li key={site.template_slug} className="flex min-w-0 snap-center flex-col">
          <PageMiniature
            src={site.url}
            label={`Your site in ${site.template_name}`}
            pageWidth={pageWidth}
            className="aspect-[3/4] md:aspect-[4/5]"
          />
          <h2 className="mt-4 flex items-baseline gap-2 text-h3">
            {site.template_name}
            {index === 0 ? <span className="text-caption text-muted">suits you best</span> : null}
          </h2>
          <p className="mt-1 mb-4 text-caption text-muted">{site.reasoning}</p>
          <div className="mt-auto flex flex-wrap gap-2">
            <Link
              to="/register"
              search={{ plan: "free", source: "tryout" }}
              aria-label={`Keep it in ${site.template_name}`}
              onClick={() => keep(site)}
              className={buttonClass({ variant: index === 0 ? "primary" : "secondary" })}
            >
              Keep it
            </Link>
            <a
              href={site.url}
              target="_blank"
              rel="noreferrer"
              aria-label={`See it whole in ${site.template_name} (opens a new tab)`}
              className={buttonClass({ variant: "quiet" })}
            >
              See it whole <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
            </a>
          </div>
        </li>
      ))}
    </ul>
  );
}
