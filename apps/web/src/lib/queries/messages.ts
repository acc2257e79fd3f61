import { keepPreviousData, queryOptions, type Query } from "@tanstack/react-query";
import type { ContactMessage } from "@vitrine/model";
import { quietApi } from "../api.ts";
import { queryClient } from "../query-client.ts";
import { forgetOverview } from "./overview.ts";

export type MessageFilter = { page: number; onlyUnread: boolean };
export type MessagePage = Awaited<ReturnType<typeof quietApi.messages.listMessages>>;

const keys = { ofWebsite: (id: number) => ["messages", id] as const };

/** One page of what visitors wrote through the form of a website, newest first. */
export const messagesQuery = (id: number, { page, onlyUnread }: MessageFilter) =>
  queryOptions({
    queryKey: [...keys.ofWebsite(id), page, onlyUnread],
    queryFn: ({ signal }) =>
      quietApi.messages.listMessages(
        { params: { id }, query: { page, per_page: 20, ...(onlyUnread ? { read: "false" } : {}) } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Stops questions whose answer would come after a change that is about to be shown, and not know of it. */
export async function holdMessages(id: number): Promise<void> {
  await queryClient.cancelQueries({ queryKey: keys.ofWebsite(id) });
}

/** Asks anew for the messages of a website, and for how many are unread. */
export async function forgetMessages(id: number): Promise<void> {
  await Promise.all([forgetOverview(), queryClient.invalidateQueries({ queryKey: keys.ofWebsite(id) })]);
}

/** As `forgetMessages`, but a list of unread messages keeps the one that was just read until it is opened anew. */
export async function forgetReadMarks(id: number): Promise<void> {
  const predicate = ({ queryKey, state }: Query) => queryKey.at(-1) === false || state.data === undefined;
  await Promise.all([forgetOverview(), queryClient.invalidateQueries({ queryKey: keys.ofWebsite(id), predicate })]);
}

/** Shows a changed message in every list that holds it, before the server is asked again. */
export function putMessage(id: number, changed: ContactMessage): void {
  queryClient.setQueriesData<MessagePage>({ queryKey: keys.ofWebsite(id) }, (page) => {
    const before = page?.data.find((message) => message.id === changed.id);
    if (!page || !before) return page;
    const unread = page.meta.unread + Number(before.read) - Number(changed.read);
    const data = page.data.map((message) => (message.id === changed.id ? changed : message));
    return { ...page, data, meta: { ...page.meta, unread } };
  });
}
