import type { AdminOwner, Website } from "@vitrine/model";
import { Button, buttonClass } from "@vitrine/ui";
import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import type { DrawerProps } from "../list/admin-list.tsx";
import { AuditEntries } from "../parts/audit-entries.tsx";
import { DrawerTop } from "../parts/drawer-top.tsx";
import { DrawerSection, type Fact } from "../parts/facts.tsx";
import { RowDrawer } from "../parts/row-drawer.tsx";
import { RowLink } from "../parts/row-link.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { momentOf, siteStateWords } from "../parts/words.ts";
import { ActionRow } from "../write/action-row.tsx";
import type { Question } from "../write/ask-dialog.tsx";
import { takeDownQuestion } from "../write/take-down-question.ts";
import { WebsiteContent } from "./website-content.tsx";
import { adminWebsiteQuery } from "./websites-queries.ts";

/** One website: what it holds, whose it is, and the ways to take it from the public. */
export function WebsiteDrawer({ id, onClose }: DrawerProps) {
  return (
    <RowDrawer
      query={adminWebsiteQuery(id)}
      title="Website"
      titleOf={({ website }) => website.name}
      captionOf={({ owner }) => `${owner.name}, ${owner.email}`}
      onClose={onClose}
    >
      {({ website, owner, audit_log: log }) => (
        <>
          <DrawerTop states={<StateBadge state={siteStateWords(website)} />} facts={factsOf({ website, owner })} />
          <WebsiteActions website={website} owner={owner} onDeleted={onClose} />
          <DrawerSection title="Content">
            <WebsiteContent website={website} />
          </DrawerSection>
          <DrawerSection title="History">
            <AuditEntries entries={log} />
          </DrawerSection>
        </>
      )}
    </RowDrawer>
  );
}

type WithOwner = { website: Website; owner: AdminOwner };

function factsOf({ website, owner }: WithOwner): Fact[] {
  return [
    [
      "Owner",
      <RowLink key="owner" to="/admin/users" open={owner.id}>
        {owner.name}
      </RowLink>,
    ],
    ["Shown name", website.full_name ?? "–"],
    ["Subdomain", website.subdomain ?? "–"],
    ["Domain", website.domain ?? "–"],
    ["Template", website.template.name],
    ["Made", momentOf(website.created_at)],
    ["Changed", momentOf(website.updated_at)],
    ...(website.taken_down_at === null ? [] : [["Taken down", momentOf(website.taken_down_at)] as const]),
    ["Number", website.id],
  ];
}

function WebsiteActions({ website, owner, onDeleted }: WithOwner & { onDeleted: () => void }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const params = { id: website.id };
  const lift: Question = {
    title: `Lift the take-down of ${website.name}?`,
    text: "The website is at once as public as it was before, and its owner is told.",
    confirmLabel: "Lift take-down",
    isHarmless: true,
    reason: { label: "Words", help: `Mailed to ${owner.email}.`, isRequired: false },
    action: ({ reason }) => adminApi.adminWebsites.liftTakeDown({ params, body: { note: reason } }),
  };
  const remove: Question = {
    title: `Delete ${website.name}?`,
    text: `The website of ${owner.name} is deleted with everything in it. This cannot be undone.`,
    confirmLabel: "Delete website",
    typed: { label: `Type ${website.name} to confirm`, word: website.name },
    action: () => adminApi.adminWebsites.removeWebsite({ params }),
    onDone: onDeleted,
  };
  return (
    <ActionRow question={question} onAsked={() => setQuestion(null)}>
      {website.status === "published" && website.public_url ? (
        <a href={website.public_url} target="_blank" rel="noreferrer" className={buttonClass()}>
          Open public page
          <ExternalLink size={15} strokeWidth={1.75} aria-hidden="true" />
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      ) : null}
      {website.taken_down_at === null ? (
        <Button
          className="border-danger! text-danger!"
          onClick={() => setQuestion(takeDownQuestion({ website, owner }))}
        >
          Take down
        </Button>
      ) : (
        <Button onClick={() => setQuestion(lift)}>Lift take-down</Button>
      )}
      <Button variant="danger" onClick={() => setQuestion(remove)}>
        Delete website
      </Button>
    </ActionRow>
  );
}
