import { useQuery } from "@tanstack/react-query";
import { Button, ErrorState, Segments, Skeleton } from "@vitrine/ui";
import { useState } from "react";
import { failureMessage } from "../../lib/form-errors.ts";
import { messagesQuery, type MessageFilter } from "../../lib/queries/messages.ts";
import { SitePageHead, useSite } from "../../lib/site-pages/site-page-head.tsx";
import { EmptyInbox } from "./empty-inbox.tsx";
import { MessageList } from "./message-list.tsx";

const filters = [
  { value: "all", label: "All" },
  { value: "unread", label: "Unread" },
] as const;

/** `/websites/{id}/messages`: what visitors wrote through the contact form of a website (contract.md 9). */
export function MessagesPage({ websiteId }: { websiteId: number }) {
  const [filter, setFilter] = useState<MessageFilter>({ page: 1, onlyUnread: false });
  const messages = useQuery(messagesQuery(websiteId, filter));
  const site = useSite(websiteId);
  const page = messages.data;
  const isEmpty = page?.meta.total === 0 && !filter.onlyUnread;
  return (
    <div className="pb-24">
      <SitePageHead websiteId={websiteId} title="Messages" />
      <div className="mt-6 max-w-[48rem]">
        {isEmpty ? null : (
          <Segments
            label="Which messages"
            items={filters}
            value={filter.onlyUnread ? "unread" : "all"}
            onValueChange={(value) => setFilter({ page: 1, onlyUnread: value === "unread" })}
            className="max-md:w-full"
          />
        )}
        {messages.isPending ? <Skeleton className="mt-6 h-48" /> : null}
        {messages.isError ? (
          <ErrorState
            title="Your messages could not be loaded"
            text={failureMessage(messages.error, "Check your connection and try again.")}
            onRetry={() => void messages.refetch()}
            busy={messages.isFetching}
          />
        ) : null}
        {isEmpty ? <EmptyInbox site={site} /> : null}
        {page && !isEmpty ? (
          <>
            <MessageList
              // The chosen list has its own open message.
              key={`${filter.onlyUnread}:${filter.page}`}
              websiteId={websiteId}
              siteName={site?.name ?? ""}
              messages={page.data}
            />
            {page.meta.last_page > 1 ? (
              <Pager
                page={filter.page}
                last={page.meta.last_page}
                onPage={(next) => setFilter({ ...filter, page: next })}
              />
            ) : null}
          </>
        ) : null}
      </div>
    </div>
  );
}

type PagerProps = { page: number; last: number; onPage: (page: number) => void };

function Pager({ page, last, onPage }: PagerProps) {
  return (
    <nav aria-label="Pages of messages" className="mt-4 flex items-center gap-4">
      <Button size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Newer
      </Button>
      <p className="text-caption text-muted tabular-nums">
        Page {page} of {last}
      </p>
      <Button size="small" disabled={page >= last} onClick={() => onPage(page + 1)}>
        Older
      </Button>
    </nav>
  );
}
