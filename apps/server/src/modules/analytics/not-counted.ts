import type { IncomingHttpHeaders } from "node:http";

/** Said by browsers of requests for pages that nobody looks at yet: the standard, and what came before it. */
const aheadHeaders = ["sec-purpose", "purpose", "x-purpose", "x-moz"] as const;

/** Said by browsers whose people do not want to be followed: Global Privacy Control, and Do Not Track before it. */
const refusalHeaders = ["sec-gpc", "dnt"] as const;

/** Whether a view must not be counted: its page was only loaded ahead, or its visitor asks not to be followed. */
export function asksNotToBeCounted(headers: IncomingHttpHeaders): boolean {
  const valueOf = (name: string) => String(headers[name] ?? "").trim();
  return (
    aheadHeaders.some((name) => /\b(?:prefetch|prerender|preview)\b/i.test(valueOf(name))) ||
    refusalHeaders.some((name) => valueOf(name) === "1")
  );
}
