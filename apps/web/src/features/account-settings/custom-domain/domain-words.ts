import type { CustomDomain, DomainRecord, WebsiteSummary } from "@vitrine/model";
import type { BadgeTone } from "@vitrine/ui";

type Standing = { badge: string; tone: BadgeTone; text: string };

const soon = "New records usually arrive within an hour; some providers take up to two days.";

/** Where a domain stands and what comes next, in words. */
export function standingOf(
  { domain, status, records }: CustomDomain,
  website: Pick<WebsiteSummary, "status">,
): Standing {
  const proof = records.find(({ purpose }) => purpose === "ownership");
  if (status === "verified") return { badge: "Verified", tone: "success", text: reachOf(domain, records, website) };
  if (status === "pending") {
    return {
      badge: "Not checked yet",
      tone: "info",
      text: "Add these records where you bought the domain, then check them here.",
    };
  }
  return {
    badge: "Not verified yet",
    tone: "warning",
    text:
      proof?.state === "different"
        ? "A record of the right name was found, but with another value. Compare it with the one below."
        : `The record that proves the domain is yours was not found. ${soon}`,
  };
}

/** Whether visitors arrive: one right address record is enough, if there is something to see. */
function reachOf(
  domain: string | null,
  records: readonly DomainRecord[],
  { status }: Pick<WebsiteSummary, "status">,
): string {
  const states = records.filter(({ purpose }) => purpose === "address").map(({ state }) => state);
  if (states.includes("found")) {
    return status === "published"
      ? `Your website answers at ${domain}.`
      : "The domain is ready. Visitors see the website there once you publish it.";
  }
  if (states.includes("different")) {
    return "The domain is yours, but it leads to another server. If that server passes visitors on to us, all is well; otherwise change the address record.";
  }
  if (states.includes("missing"))
    return `The domain is yours. Visitors arrive once the address record is there. ${soon}`;
  return "The domain is yours.";
}

/** What the last check found of one record; null before the first, and where no name server answered. */
export function recordStateOf({
  state,
  found,
}: DomainRecord): { tone: BadgeTone; text: string; instead: string } | null {
  if (state === "found") return { tone: "success", text: "Found", instead: "" };
  if (state === "missing") return { tone: "warning", text: "Not found", instead: "" };
  if (state === "different") return { tone: "warning", text: "Different", instead: found.join(", ") };
  return null;
}
