import type { WaitingEntry } from "@vitrine/model";
import { Badge, Button, Drawer, Field, Notice, TextInput, type BadgeTone } from "@vitrine/ui";
import { useState } from "react";
import { adminApi } from "../../../lib/admin-api.ts";
import { DrawerSection, Facts } from "../parts/facts.tsx";
import { momentOf } from "../parts/words.ts";
import { AskDialog, type Question } from "../write/ask-dialog.tsx";
import { useWrite } from "../write/use-write.ts";

type WaitingDrawerProps = { entry: WaitingEntry; status: { label: string; tone: BadgeTone }; onClose: () => void };

/** One address on the list: where it came from, the invitation, and what can be put right. */
export function WaitingDrawer({ entry, status, onClose }: WaitingDrawerProps) {
  const campaign = (["source", "medium", "campaign", "term", "content"] as const).flatMap((name) => {
    const value = entry[`utm_${name}`];
    return value ? [[`UTM ${name}`, value] as const] : [];
  });
  return (
    <Drawer onClose={onClose} title={entry.email} caption={entry.name}>
      <div className="pt-4">
        <Badge tone={status.tone}>{status.label}</Badge>
      </div>
      <div className="mt-3">
        <Facts
          facts={[
            ["Joined", momentOf(entry.created_at)],
            ["Invited", momentOf(entry.invited_at)],
            ["Came from", entry.source],
            ...campaign,
          ]}
        />
      </div>
      <WaitingActions entry={entry} onClose={onClose} />
      <DrawerSection title="Name">
        <WaitingNameForm key={entry.name} entry={entry} />
      </DrawerSection>
    </Drawer>
  );
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
    <div className="mt-4">
      {failure ? (
        <Notice tone="danger" role="alert" className="mb-3">
          {failure}
        </Notice>
      ) : null}
      <div className="flex flex-wrap gap-2">
        {entry.status === "converted" ? null : (
          <Button variant={entry.status === "pending" ? "primary" : "secondary"} onClick={() => setQuestion(invite)}>
            {entry.status === "invited" ? "Invite again" : "Invite"}
          </Button>
        )}
        {entry.status === "invited" ? (
          <Button
            busy={isBusy}
            onClick={() =>
              write(() => adminApi.adminWaitingList.updateWaiting({ params, body: { status: "pending" } }))
            }
          >
            Mark as waiting
          </Button>
        ) : null}
        <Button variant="danger" onClick={() => setQuestion(remove)}>
          Delete
        </Button>
      </div>
      {question ? <AskDialog question={question} onClose={() => setQuestion(null)} /> : null}
    </div>
  );
}

function WaitingNameForm({ entry }: { entry: WaitingEntry }) {
  const [name, setName] = useState(entry.name ?? "");
  const { write, isBusy, failure } = useWrite();
  const isChanged = name.trim() !== (entry.name ?? "");
  return (
    <form
      noValidate
      className="flex items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isChanged) return;
        const body = { name: name.trim() || null };
        write(() => adminApi.adminWaitingList.updateWaiting({ params: { entryId: entry.id }, body }));
      }}
    >
      <Field label="Name" hideLabel error={failure ?? undefined} className="flex-1">
        <TextInput maxLength={255} value={name} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button type="submit" disabled={!isChanged} busy={isBusy} busyLabel="Saving…">
        Save
      </Button>
    </form>
  );
}
