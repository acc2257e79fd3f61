import { useQueries } from "@tanstack/react-query";
import { hasPlanFeature, type WebsiteSummary } from "@vitrine/model";
import { Field, Select, Skeleton } from "@vitrine/ui";
import { useState } from "react";
import { useSession } from "../../../lib/session/session-store.ts";
import { SettingsSection } from "../settings-section.tsx";
import { UpgradeCard } from "../upgrade-card.tsx";
import { DomainPanel } from "./domain-panel.tsx";
import { domainQuery } from "./domain-query.ts";
import { RemoveDomain } from "./remove-domain.tsx";

/** A website under a name of its owner's own; on other plans, which plan has it and what is kept. */
export function CustomDomainSection({ websites }: { websites: readonly WebsiteSummary[] }) {
  const { user } = useSession();
  if (!user) return null;
  const isIncluded = hasPlanFeature(user.current_plan, "custom_domains");
  if (isIncluded && websites.length === 0) return null;
  return (
    <SettingsSection
      title="Custom domain"
      text="Show a website under a name that you own. Its address with us keeps working."
    >
      {isIncluded ? <DomainOfChoice websites={websites} /> : <WithoutPlan websites={websites} />}
    </SettingsSection>
  );
}

type Asked = { website: WebsiteSummary; domain: string | null };

/** With several websites, one is chosen first: one for which a domain was asked for, or the active one. */
function DomainOfChoice({ websites }: { websites: readonly WebsiteSummary[] }) {
  const { activeWebsite } = useSession();
  const domains = useQueries({ queries: websites.map(({ id }) => domainQuery(id)) });
  if (domains.some(({ isPending }) => isPending)) return <Skeleton className="h-32" />;
  const asked = websites.map((website, index) => ({ website, domain: domains[index]?.data?.domain ?? null }));
  const first = asked.find(({ domain }) => domain) ?? asked.find(({ website }) => website.id === activeWebsite?.id);
  return <ChosenDomain asked={asked} first={first?.website.id ?? null} />;
}

function ChosenDomain({ asked, first }: { asked: readonly Asked[]; first: number | null }) {
  const [chosen, setChosen] = useState(first);
  const website = (asked.find(({ website: { id } }) => id === chosen) ?? asked[0])?.website;
  if (!website) return null;
  return (
    <div className="flex flex-col gap-6">
      {asked.length > 1 ? (
        <Field label="Website">
          <Select
            className="text-ellipsis"
            value={website.id}
            onChange={(event) => setChosen(Number(event.target.value))}
          >
            {asked.map(({ website: { id, name }, domain }) => (
              <option key={id} value={id}>
                {domain ? `${name} (${domain})` : name}
              </option>
            ))}
          </Select>
        </Field>
      ) : null}
      <DomainPanel key={website.id} website={website} />
    </div>
  );
}

/** Says which plan has domains; those of a former plan are kept, and can be given up. */
function WithoutPlan({ websites }: { websites: readonly WebsiteSummary[] }) {
  const kept = websites.flatMap(({ id, domain }) => (domain ? [{ id, domain }] : []));
  return (
    <div className="flex flex-col gap-6">
      <UpgradeCard
        plan="premium"
        title="Custom domains are part of Premium"
        text="With Premium a website answers under your own domain. Your address with us keeps working."
      />
      {kept.length > 0 ? (
        <ul className="divide-y divide-line border-y border-line">
          {kept.map(({ id, domain }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
              <div className="min-w-0">
                <p className="text-label wrap-anywhere">{domain}</p>
                <p className="text-caption text-muted">Paused, and kept for you. It answers again with Premium.</p>
              </div>
              <RemoveDomain websiteId={id} domain={domain} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
