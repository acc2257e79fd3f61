import { moderationCategoryWords, type AdminAppeal } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import type { DrawerProps } from "../list/admin-list.tsx";
import { DrawerTop } from "../parts/drawer-top.tsx";
import { DrawerSection, type Fact } from "../parts/facts.tsx";
import { RowDrawer } from "../parts/row-drawer.tsx";
import { RowLink } from "../parts/row-link.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { appealStatusWords, momentOf } from "../parts/words.ts";
import { ActionRow } from "../write/action-row.tsx";
import type { Question } from "../write/ask-dialog.tsx";
import { appealQuery } from "./appeals-queries.ts";

/** One objection with the decision that it is about, and the answer to it. */
export function AppealDrawer({ id, onClose }: DrawerProps) {
  return (
    <RowDrawer
      query={appealQuery(id)}
      title="Appeal"
      titleOf={({ appeal }) => appeal.website?.name ?? `The account of ${appeal.owner.name}`}
      captionOf={({ appeal }) => `${appeal.owner.name}, ${appeal.owner.email}`}
      onClose={onClose}
    >
      {({ appeal }) => (
        <>
          <DrawerTop states={<StateBadge state={appealStatusWords[appeal.status]} />} facts={factsOf(appeal)} />
          {appeal.status === "open" ? <AppealActions appeal={appeal} /> : null}
          <DrawerSection title="What they say">
            <Words text={appeal.message} />
          </DrawerSection>
          <DrawerSection title="What was decided">
            <Words text={appeal.reason || moderationCategoryWords[appeal.category]} />
          </DrawerSection>
          {appeal.answer ? (
            <DrawerSection title="What was answered">
              <Words text={appeal.answer} />
            </DrawerSection>
          ) : null}
        </>
      )}
    </RowDrawer>
  );
}

const Words = ({ text }: { text: string }) => (
  <p className="text-label font-normal whitespace-pre-line wrap-anywhere">{text}</p>
);

function factsOf(appeal: AdminAppeal): Fact[] {
  const { website, owner } = appeal;
  return [
    ...(website
      ? [
          [
            "Website",
            <RowLink key="website" to="/admin/websites" open={website.id}>
              {website.name}
            </RowLink>,
          ] as const,
        ]
      : []),
    [
      "Owner",
      <RowLink key="owner" to="/admin/users" open={owner.id}>
        {owner.name}
      </RowLink>,
    ],
    ["Kind", moderationCategoryWords[appeal.category]],
    [appeal.kind === "website" ? "Taken down" : "Suspended", `${momentOf(appeal.since)} by ${appeal.admin_name}`],
    ["Written", momentOf(appeal.created_at)],
    ["Answered", momentOf(appeal.answered_at)],
  ];
}

function AppealActions({ appeal }: { appeal: AdminAppeal }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = (decision: "lift" | "uphold", words: string) =>
    adminApi.adminModeration.answerAppeal({ params: { appealId: appeal.id }, body: { decision, answer: words } });
  const reason = { label: "Answer", help: `Mailed to ${appeal.owner.email}.`, isRequired: true };
  const lift: Question = {
    title: appeal.kind === "website" ? "Lift the take-down?" : "Lift the suspension?",
    text:
      appeal.kind === "website"
        ? "The website is at once as public as it was before."
        : "The person can sign in again, and their websites are as public as they were before.",
    confirmLabel: "Lift and answer",
    isHarmless: true,
    reason,
    action: (given) => answer("lift", given.reason),
  };
  const uphold: Question = {
    title: "Leave the decision as it is?",
    text: "The answer goes to the owner, who may object three times in all.",
    confirmLabel: "Uphold and answer",
    reason,
    action: (given) => answer("uphold", given.reason),
  };
  return (
    <ActionRow question={question} onAsked={() => setQuestion(null)}>
      <Button variant="primary" onClick={() => setQuestion(lift)}>
        Lift
      </Button>
      <Button onClick={() => setQuestion(uphold)}>Uphold</Button>
    </ActionRow>
  );
}
