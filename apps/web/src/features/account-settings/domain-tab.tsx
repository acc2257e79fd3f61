import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { WebsiteSummary } from "@vitrine/model";
import { EmptyState, ErrorState, Skeleton, buttonClass } from "@vitrine/ui";
import { websiteListQuery } from "../../lib/queries/websites.ts";
import { CustomDomainSection } from "./custom-domain/custom-domain.tsx";
import { SettingsSection } from "./settings-section.tsx";

/** Where each website can be reached; addresses of one's own are part of Premium. */
export function DomainTab() {
  const list = useQuery(websiteListQuery);
  return (
    <>
      <SettingsSection title="Addresses" text="Each website has an address with us. You choose its first part.">
        {list.isPending ? <Skeleton className="h-24" /> : null}
        {list.isError ? (
          <ErrorState
            title="Your addresses could not be loaded"
            text="Check your connection and try again."
            onRetry={() => void list.refetch()}
            busy={list.isFetching}
          />
        ) : null}
        {list.data?.data.length === 0 ? (
          <EmptyState
            title="No websites yet"
            text="An address comes with your first website."
            actions={
              <Link to="/dashboard" className={buttonClass()}>
                Go to the dashboard
              </Link>
            }
          />
        ) : null}
        {list.data && list.data.data.length > 0 ? (
          <ul className="divide-y divide-line border-y border-line">
            {list.data.data.map((website) => (
              <AddressRow key={website.id} website={website} />
            ))}
          </ul>
        ) : null}
      </SettingsSection>
      {list.data ? <CustomDomainSection websites={list.data.data} /> : null}
    </>
  );
}

function AddressRow({ website }: { website: WebsiteSummary }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
      <div className="min-w-0">
        <p className="text-label wrap-anywhere">{website.name}</p>
        <p className="text-caption text-muted wrap-anywhere">{website.subdomain ?? "No URL set"}</p>
      </div>
      <Link
        to="/builder/$id"
        params={{ id: String(website.id) }}
        search={{ preview: "false" }}
        className={buttonClass({ size: "small" })}
      >
        Change in the builder
        <span className="sr-only">, the address of {website.name}</span>
      </Link>
    </li>
  );
}
