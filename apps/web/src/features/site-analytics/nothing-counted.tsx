import { Link } from "@tanstack/react-router";
import type { AnalyticsPeriod, WebsiteSummary } from "@vitrine/model";
import { Button, buttonClass, EmptyState, toast } from "@vitrine/ui";
import { spanWords } from "../../lib/charts/period-words.ts";
import { useSiteAddress } from "../../lib/site-address.ts";

type NothingCountedProps = { site: WebsiteSummary | undefined; period: AnalyticsPeriod };

/** No views: what would bring some. */
export function NothingCounted({ site, period }: NothingCountedProps) {
  const isPublished = site?.status === "published";
  const address = useSiteAddress(site);
  return (
    <EmptyState
      drawing={<BareAxis />}
      title={`No views in ${spanWords[period].now}`}
      text={
        isPublished
          ? "Put the address of your website where people look for you: your CV, your profiles, your mails."
          : "Nobody finds this website before it is published."
      }
      actions={
        site === undefined ? null : isPublished && address ? (
          <CopyAddress address={address} />
        ) : (
          <Link to="/builder/$id" params={{ id: String(site.id) }} className={buttonClass()}>
            Open the builder
          </Link>
        )
      }
    />
  );
}

function CopyAddress({ address }: { address: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      toast.success("Address copied");
    } catch {
      toast.error(`The address could not be copied: ${address}`);
    }
  };
  return <Button onClick={() => void copy()}>Copy address</Button>;
}

function BareAxis() {
  return (
    <svg width="120" height="64" viewBox="0 0 120 64" fill="none" aria-hidden="true" className="stroke-edge">
      <path d="M8 4v52h108" strokeWidth="1.5" />
      <path d="M24 56v-6m16 6v-12m16 12v-8m16 8v-20m16 20v-14m16 14v-26" strokeWidth="6" className="stroke-line" />
    </svg>
  );
}
