import type { WaitingEntry } from "@vitrine/model";
import { Button } from "@vitrine/ui";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import type { DrawerProps } from "../list/admin-list.tsx";
import { DrawerTop } from "../parts/drawer-top.tsx";
import { DrawerSection, type Fact } from "../parts/facts.tsx";
import { RowDrawer } from "../parts/row-drawer.tsx";
import { StateBadge } from "../parts/state-badge.tsx";
import { momentOf, sourceWord, waitingStatusWords } from "../parts/words.ts";
import { ActionRow } from "../write/action-row.tsx";
import type { Question } from "../write/ask-dialog.tsx";
import { NameForm } from "../write/name-form.tsx";
import { waitingEntryQuery } from "./waiting-queries.ts";
import { useWrite } from "../write/use-write.ts";

/** One address on the list: where it came from, the invitation, and what can be put right. */
export function WaitingDrawer({ id, onClose }: DrawerProps) {
  return (
    <RowDrawer
      query={waitingEntryQuery(id)}
      title="Sign-up"
      titleOf={({ email }) => email}
      captionOf={({ name }) => name}
      onClose={onClose}
    >
      {(entry) => (
        <>
          <DrawerTop states={<StateBadge state={waitingStatusWords[entry.status]} />} facts={factsOf(entry)} />
          <WaitingActions entry={entry} onClose={onClose} />
          <DrawerSection title="Name">
            <NameForm
              key={entry.name}
              name={entry.name ?? ""}
              save={(name) =>
                adminApi.adminWaitingList.updateWaiting({ params: { entryId: id }, body: { name: name || null } })
              }
            />
          </DrawerSection>
        </>
      )}
    </RowDrawer>
  );
}

function factsOf(entry: WaitingEntry): Fact[] {
  const campaign = (["source", "medium", "campaign", "term", "content"] as const).flatMap((name) => {
    const value = entry[`utm_${name}`];
    return value ? [[`UTM ${name}`, value] as const] : [];
  });
  return [
    ["Joined", momentOf(entry.created_at)],
    ["Invited", momentOf(entry.invited_at)],
    ["Came from", sourceWord(entry.source)],
    ...campaign,
  ];
}

function WaitingActions({ entry, onClose }: { entry: WaitingEntry; onClose: () => void }) {
  const [question, setQuestion] = useState<Question | null>(null);
  const { write, isBusy, failure } = useWrite();
  const params = { entryId: entry.id };
  const invite: Question = {
    title: entry.status === "invited" ? `Invite ${entry.email} again?` : `Invite ${entry.email}?`,
    text: "A mail with a link to register goes out now. The account that follows gets beta access.",
    confirmLabel: "Send invitation",
    isHarmless: true,
    action: () => adminApi.adminWaitingList.inviteWaiting({ params }),
  };
  const remove: Question = {
    title: `Take ${entry.email} off the list?`,
    text: "The address and what is known about it are deleted. This cannot be undone.",
    confirmLabel: "Delete",
    action: () => adminApi.adminWaitingList.removeWaiting({ params }),
    onDone: onClose,
  };
  return (
    <ActionRow failure={failure} question={question} onAsked={() => setQuestion(null)}>
      {entry.status === "converted" ? null : (
        <Button variant={entry.status === "pending" ? "primary" : "secondary"} onClick={() => setQuestion(invite)}>
          {entry.status === "invited" ? "Invite again" : "Invite"}
        </Button>
      )}
      {entry.status === "invited" ? (
        <Button
          busy={isBusy}
          onClick={() => write(() => adminApi.adminWaitingList.updateWaiting({ params, body: { status: "pending" } }))}
        >
          Mark as waiting
        </Button>
      ) : null}
      <Button variant="danger" onClick={() => setQuestion(remove)}>
        Delete
      </Button>
    </ActionRow>
  );
}
