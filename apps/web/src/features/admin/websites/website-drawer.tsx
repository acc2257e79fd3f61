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
import { momentOf, websiteStatusWords } from "../parts/words.ts";
import { ActionRow } from "../write/action-row.tsx";
import type { Question } from "../write/ask-dialog.tsx";
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
          <DrawerTop
            states={<StateBadge state={websiteStatusWords[website.status]} />}
            facts={factsOf({ website, owner })}
          />
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
    ["Number", website.id],
  ];
}

function WebsiteActions({ website, owner, onDeleted }: WithOwner & { onDeleted: () => void }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const params = { id: website.id };
  const takeDown: Question = {
    title: `Take ${website.name} down?`,
    text: "The public page disappears at once and the website becomes a draft. Its owner can change it and publish it again.",
    confirmLabel: "Take down",
    reason: { label: "Reason", help: `Mailed to ${owner.email}, and kept in the audit log.`, isRequired: true },
    action: ({ reason }) => adminApi.adminWebsites.takeDownWebsite({ params, body: { status: "draft", reason } }),
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
      {website.status === "draft" ? null : (
        <Button className="border-danger! text-danger!" onClick={() => setQuestion(takeDown)}>
          Take down
        </Button>
      )}
      <Button variant="danger" onClick={() => setQuestion(remove)}>
        Delete website
      </Button>
    </ActionRow>
  );
}
