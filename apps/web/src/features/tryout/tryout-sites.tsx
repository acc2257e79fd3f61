import { Link } from "@tanstack/react-router";
import { durations } from "@vitrine/model";
import { Button, buttonClass } from "@vitrine/ui";
import { ExternalLink, Maximize2 } from "lucide-react";
import { useState } from "react";
import { PageMiniature } from "../../lib/site-frame/page-miniature.tsx";
import { SiteMiniature } from "../../lib/site-frame/site-miniature.tsx";
import { writeStored } from "../../lib/storage/client-storage.ts";
import type { TryoutHere } from "../../lib/tryout-here/tryout-here.ts";
import type { ShownSite, ShownTryout } from "./shown-tryout.ts";
import { WholeSite } from "./whole-site.tsx";

/** Below this width a page is shown as a phone has it, so that it can be read. */
const narrowPixels = 768;
const pageWidths = { narrow: 390, wide: 1200 } as const;

/** The site in each template, side by side; on a phone one swipes from one to the next. */
export function TryoutSites({ tryout }: { tryout: ShownTryout }) {
  const [whole, setWhole] = useState<TryoutHere["sites"][number] | null>(null);
  const keep = ({ template_slug: template, template_name: templateName }: ShownSite) => {
    const { token, person } = tryout;
    const expiresAt = tryout.expiresAt ?? new Date(Date.now() + durations.tryoutKeptMs).toISOString();
    writeStored("pending_tryout", { token, template, templateName, expiresAt, ...person });
  };
  return (
    <>
      <ul className="relative grid gap-x-8 gap-y-10 max-md:-mx-4 max-md:snap-x max-md:grid-flow-col max-md:auto-cols-[82%] max-md:gap-x-4 max-md:overflow-x-auto max-md:px-4 max-md:pb-3 md:grid-cols-3">
        {tryout.sites.map((site, index) => (
          <li key={site.template_slug} className="flex min-w-0 snap-center flex-col">
            <Miniature site={site} />
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
              <SeeWhole site={site} onOpen={setWhole} />
            </div>
          </li>
        ))}
      </ul>
      <WholeSite site={whole} onClose={() => setWhole(null)} />
    </>
  );
}

function Miniature({ site }: { site: ShownSite }) {
  const shape = {
    label: `Your site in ${site.template_name}`,
    pageWidth: window.innerWidth < narrowPixels ? pageWidths.narrow : pageWidths.wide,
    className: "aspect-[3/4] md:aspect-[4/5]",
  };
  return "website" in site ? (
    <SiteMiniature website={site.website} branding {...shape} />
  ) : (
    <PageMiniature src={site.url} {...shape} />
  );
}

function SeeWhole({ site, onOpen }: { site: ShownSite; onOpen: (site: TryoutHere["sites"][number]) => void }) {
  if ("website" in site) {
    return (
      <Button variant="quiet" aria-label={`See it whole in ${site.template_name}`} onClick={() => onOpen(site)}>
        See it whole <Maximize2 size={16} strokeWidth={1.75} aria-hidden="true" />
      </Button>
    );
  }
  return (
    <a
      href={site.url}
      target="_blank"
      rel="noreferrer"
      aria-label={`See it whole in ${site.template_name} (opens a new tab)`}
      className={buttonClass({ variant: "quiet" })}
    >
      See it whole <ExternalLink size={16} strokeWidth={1.75} aria-hidden="true" />
    </a>
  );
}
