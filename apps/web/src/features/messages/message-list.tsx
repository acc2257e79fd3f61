import type { ContactMessage } from "@vitrine/model";
import { ConfirmDialog } from "@vitrine/ui";
import { useState } from "react";
import { MessageRow } from "./message-row.tsx";
import { useMessageActions } from "./use-message-actions.ts";

type MessageListProps = { websiteId: number; siteName: string; messages: readonly ContactMessage[] };

/** Messages as rows, one of them open at a time; opening one marks it as read. */
export function MessageList({ websiteId, siteName, messages }: MessageListProps) {
  const [openId, setOpenId] = useState<number | null>(null);
  const [leaving, setLeaving] = useState<ContactMessage | null>(null);
  const { markRead, remove, isRemoving } = useMessageActions(websiteId);
  const toggle = (message: ContactMessage) => {
    const opens = openId !== message.id;
    setOpenId(opens ? message.id : null);
    if (opens && !message.read) markRead(message, true);
  };
  if (messages.length === 0) return <p className="mt-6 text-muted">No unread messages.</p>;
  return (
    <>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {messages.map((message) => (
          <MessageRow
            key={message.id}
            message={message}
            siteName={siteName}
            isOpen={message.id === openId}
            onToggle={() => toggle(message)}
            onMarkUnread={() => {
              setOpenId(null);
              markRead(message, false);
            }}
            onDelete={() => setLeaving(message)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title="Delete this message?"
        message={`The message from ${leaving?.name ?? ""} is deleted for good. The mail about it stays in your mailbox.`}
        confirmLabel="Delete"
        busyLabel="Deleting…"
        destructive
        busy={isRemoving}
        onConfirm={() => {
          if (leaving) remove(leaving, () => setLeaving(null));
        }}
      />
    </>
  );
}
