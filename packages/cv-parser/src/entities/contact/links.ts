import { candidateOf } from "../../core/candidate.ts";
import type { Candidate } from "../../core/candidate.ts";
import type { DocumentLayout, Line } from "../../core/layout.ts";
import { pieceOf } from "../../core/piece.ts";
import { networkLabels, webDomains } from "../../lexicon/contact.ts";

const address = new RegExp(
  `(?<![@\\p{L}\\p{N}])(?:https?://|www\\.)[^\\s|,;<>()]+|(?<![@\\p{L}\\p{N}.-])[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)*\\.(?:${webDomains})(?:/[^\\s|,;<>()]*)?(?![@\\p{L}\\p{N}])`,
  "giu",
);

export type FoundLink = { label: string; url: Candidate };

/** Web addresses of the contact lines, from the text and from link annotations under it. */
export function findLinks(layout: DocumentLayout, lines: readonly Line[], email: Candidate | null): FoundLink[] {
  const links: FoundLink[] = [];
  for (const line of lines) {
    const text = layout.text.slice(line.start, line.end);
    for (const match of text.matchAll(address)) {
      const piece = pieceOf(
        layout.text,
        line.start + match.index,
        line.start + match.index + match[0].replace(/[.,;:]+$/, "").length,
      );
      const inMail =
        email?.ranges.some((range) =>
          piece.ranges.some((other) => other.start < range.end && other.end > range.start),
        ) ?? false;
      if (!inMail) links.push({ label: labelOf(piece.text), url: candidateOf(piece, 0.95, "link.text") });
    }
    for (const segment of line.segments) {
      const target = segment.link;
      if (target === null || !/^https?:/i.test(target) || mailAsAddress.test(target)) continue;
      const piece = pieceOf(layout.text, segment.start, segment.end);
      if (piece.text !== "")
        links.push({ label: labelOf(target), url: { ...candidateOf(piece, 0.9, "link.annotation"), value: target } });
    }
  }
  return uniqueLinks(links);
}

/** "https://jane@example.com": a mail address that a word processor took for a site. */
const mailAsAddress = /^https?:\/\/[^/@\s]+@[^/@\s]+\/?$/iu;

const bareUrl = (url: string) =>
  url
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .replace(/\/+$/, "");

function labelOf(url: string): string {
  const host = bareUrl(url).split("/")[0] ?? "";
  const network = Object.keys(networkLabels).find((name) => host === name || host.endsWith(`.${name}`));
  return network === undefined ? "Website" : (networkLabels[network] ?? "Website");
}

function uniqueLinks(links: readonly FoundLink[]): FoundLink[] {
  const seen = new Set<string>();
  return links.filter(({ url }) => {
    const key = bareUrl(url.value);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
