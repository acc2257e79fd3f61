import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { CustomDomain, WebsiteSummary } from "@vitrine/model";
import { Badge, Button, ErrorState, Skeleton, buttonClass, toast } from "@vitrine/ui";
import { ExternalLink, RefreshCw } from "lucide-react";
import { useState } from "react";
import { quietApi } from "../../../lib/api.ts";
import { sayFailure } from "../../../lib/say-failure.ts";
import { useSingleFlight } from "../../../lib/use-single-flight.ts";
import { DomainForm } from "./domain-form.tsx";
import { domainQuery, keepDomain } from "./domain-query.ts";
import { DomainRecords } from "./domain-records.tsx";
import { standingOf } from "./domain-words.ts";
import { RemoveDomain } from "./remove-domain.tsx";

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" });
const icon = { size: 16, strokeWidth: 1.75, "aria-hidden": true } as const;

/** The domain of one website: asked for, waiting for its records, or serving. */
export function DomainPanel({ website }: { website: WebsiteSummary }) {
  const { id: websiteId } = website;
  const { data, isError, isFetching, refetch } = useQuery(domainQuery(websiteId));
  if (data?.domain) return <KnownDomain website={website} data={data} domain={data.domain} />;
  if (data) return <DomainForm websiteId={websiteId} />;
  if (!isError) return <Skeleton className="h-32" />;
  return (
    <ErrorState
      title="The domain could not be loaded"
      text="Check your connection and try again."
      onRetry={() => void refetch()}
      busy={isFetching}
    />
  );
}

type KnownDomainProps = { website: WebsiteSummary; domain: string; data: CustomDomain };

function KnownDomain({ website, domain, data }: KnownDomainProps) {
  const { id: websiteId } = website;
  const { badge, tone, text } = standingOf(data, website);
  return (
    <div className="flex flex-col gap-4">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3 className="text-h3 wrap-anywhere">{domain}</h3>
          <Badge tone={tone}>{badge}</Badge>
        </div>
        <p className="mt-1 text-muted">{text}</p>
      </div>
      <DomainRecords records={data.records} />
      <div className="flex flex-wrap items-center gap-3">
        {data.url ? <NextStep website={website} url={data.url} /> : null}
        <CheckButton websiteId={websiteId} data={data} />
        <RemoveDomain websiteId={websiteId} domain={domain} />
      </div>
      <p className="text-caption text-muted">
        {data.checked_at ? `Last checked ${moment.format(new Date(data.checked_at))}. ` : ""}
        {data.status === "verified"
          ? "Keep both kinds of records: they show that the domain is still yours and lead visitors to you."
          : "We also look by ourselves, every ten minutes for three days."}
      </p>
    </div>
  );
}

/** To the website under its domain, or to where it is published. */
function NextStep({ website, url }: { website: WebsiteSummary; url: string }) {
  const look = buttonClass({ variant: "primary" });
  if (website.status !== "published") {
    return (
      <Link to="/builder/$id" params={{ id: String(website.id) }} className={look}>
        Publish in the builder
      </Link>
    );
  }
  return (
    <a href={url} target="_blank" rel="noopener" className={look}>
      Open the website
      <ExternalLink {...icon} />
    </a>
  );
}

/** Looks the records up now and says at once what came of it. */
function CheckButton({ websiteId, data }: { websiteId: number; data: CustomDomain }) {
  const [isChecking, setChecking] = useState(false);
  const check = useSingleFlight(async () => {
    setChecking(true);
    try {
      const { data: checked } = await quietApi.domains.verifyDomain({ params: { id: websiteId } });
      await keepDomain(websiteId, checked);
      if (checked.status === "verified") toast.success("The domain is verified.");
      else toast.info("The record was not found yet.");
    } catch (error) {
      sayFailure(error, "The records could not be checked. Please try again.");
    }
    setChecking(false);
  });
  return (
    <Button
      variant={data.url ? "secondary" : "primary"}
      icon={<RefreshCw {...icon} />}
      busy={isChecking}
      busyLabel="Checking…"
      onClick={() => void check()}
    >
      {data.checked_at ? "Check again" : "Check the records"}
    </Button>
  );
}
