import { Badge } from "@vitrine/ui";
import { usePageHeader } from "../lib/page-header.tsx";

const most = 99;

/** How many messages wait; nothing when none does. */
export function UnreadMark({ className }: { className?: string }) {
  const { unread } = usePageHeader();
  if (unread === 0) return null;
  return (
    <Badge tone="brand" className={className}>
      <span aria-hidden="true">{unread > most ? `${most}+` : unread}</span>
      <span className="sr-only">
        {", "}
        {unread} new {unread === 1 ? "message" : "messages"}
      </span>
    </Badge>
  );
}
