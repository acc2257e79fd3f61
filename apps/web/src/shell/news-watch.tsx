import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { tellUnread } from "../lib/page-header.tsx";
import { overviewQuery } from "../lib/queries/overview.ts";

/** Keeps the shell informed of messages that wait, while somebody looks at it. */
export function NewsWatch() {
  const unread = useQuery(overviewQuery).data?.unread ?? 0;
  useEffect(() => tellUnread(unread), [unread]);
  return null;
}
