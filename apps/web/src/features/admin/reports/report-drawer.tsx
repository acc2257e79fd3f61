import { moderationCategoryWords, type ReportedSite, type SiteReport } from "@vitrine/model";
import { Button, buttonClass } from "@vitrine/ui";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import type { DrawerProps } from "../list/admin-list.tsx";
import { DrawerTop } from "../parts/drawer-top.tsx";
import { DrawerSection, type Fact } from "../parts/facts.tsx";
import { RowDrawer } from "../parts/row-drawer.tsx";
import { RowLink } from "../parts/row-link.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { momentOf, siteStateWords } from "../parts/words.ts";
import { ActionRow } from "../write/action-row.tsx";
import type { Question } from "../write/ask-dialog.tsx";
import { takeDownQuestion } from "../write/take-down-question.ts";
import { siteReportsQuery } from "./reports-queries.ts";

/** What people say about one website, and the two answers to it. */
export function ReportDrawer({ id, onClose }: DrawerProps) {
  return (
    <RowDrawer
      query={siteReportsQuery(id)}
      title="Reports"
      titleOf={({ site }) => site.website.name}
      captionOf={({ site }) => `${site.owner.name}, ${site.owner.email}`}
      onClose={onClose}
    >
      {({ site, reports }) => (
        <>
          <DrawerTop states={<StateBadge state={siteStateWords(site.website)} />} facts={factsOf(site)} />
          <ReportActions site={site} hasOpen={reports.some(({ closed_at: at }) => at === null)} />
          <DrawerSection title="What people say">
            <ReportList reports={reports} />
          </DrawerSection>
        </>
      )}
    </RowDrawer>
  );
}

function factsOf({ website, owner, reporters, reports }: ReportedSite): Fact[] {
  return [
    [
      "Website",
      <RowLink key="website" to="/admin/websites" open={website.id}>
        {website.name}
      </RowLink>,
    ],
    [
      "Owner",
      <RowLink key="owner" to="/admin/users" open={owner.id}>
        {owner.name}
      </RowLink>,
    ],
    ["Reports", reports],
    ["People", reporters],
  ];
}

function ReportActions({ site, hasOpen }: { site: ReportedSite; hasOpen: boolean }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { website, owner } = site;
  const dismiss: Question = {
    title: `Leave ${website.name} as it is?`,
    text: "The open reports are closed. People who left an address are told that the page stays.",
    confirmLabel: "Dismiss reports",
    isHarmless: true,
    action: () => adminApi.adminModeration.dismissReports({ params: { id: website.id } }),
  };
  return (
    <ActionRow question={question} onAsked={() => setQuestion(null)}>
      {website.public_url ? (
        <a href={website.public_url} target="_blank" rel="noreferrer" className={buttonClass()}>
          Open public page
          <ExternalLink size={15} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : null}
      {hasOpen ? <Button onClick={() => setQuestion(dismiss)}>Dismiss reports</Button> : null}
      {website.taken_down_at === null ? (
        <Button
          className="border-danger! text-danger!"
          onClick={() => setQuestion(takeDownQuestion({ website, owner }, site.categories[0]))}
        >
          Take down
        </Button>
      ) : null}
    </ActionRow>
  );
}

const outcomes = { taken_down: "taken down", dismissed: "dismissed" } as const;

function ReportList({ reports }: { reports: readonly SiteReport[] }) {
  return (
    <ol className="divide-y divide-line text-label font-normal">
      {reports.map((report) => (
        <li key={report.id} className="py-2.5">
          <p className="font-semibold">{moderationCategoryWords[report.category]}</p>
          <p className="mt-0.5 whitespace-pre-line wrap-anywhere">{report.message}</p>
          <p className="mt-0.5 text-caption wrap-anywhere text-muted">
            <time dateTime={report.created_at}>{momentOf(report.created_at)}</time>
            {report.email ? ` by ${report.email}` : ""}
            {report.outcome ? `, ${outcomes[report.outcome]}` : ""}
          </p>
        </li>
      ))}
    </ol>
  );
}
