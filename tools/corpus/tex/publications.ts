import type { Draft } from "./draft.ts";
import { plainText } from "./plain.ts";
import { closingPlace, type FileTree } from "./source.ts";

/** The titles of all works in a repository's bibliographies; which of them are printed, the page tells. */
export function bibliographyTitles(tree: FileTree): string[] {
  const titles: string[] = [];
  for (const [path, text] of tree) {
    if (!path.endsWith(".bib")) continue;
    for (const match of text.matchAll(/(?:^|[\s,])title\s*=\s*([{"])/gi)) {
      const open = match.index + match[0].length - 1;
      const end = match[1] === "{" ? closingPlace(text, open) : text.indexOf('"', open + 1);
      if (end > open) titles.push(plainText(text.slice(open + 1, end)).replace(/\s+/g, " "));
    }
  }
  return titles;
}

/** The titles in a list of works that is written out: what is quoted, or the only long part in italics or bold. */
export function addPublications(draft: Draft, event: { kind: "item" | "text"; tex: string }): void {
  const text = plainText(event.tex).replace(/[\n\t]+/g, " ");
  draft.beside.push(text);
  const title = quoted(text) ?? marked(event.tex) ?? written(text);
  if (title !== undefined) draft.gold.publications.push({ title });
  else if (text.split(" ").length > 5) draft.doubts.push("publication");
}

function quoted(text: string): string | undefined {
  const match = /["“«]([^"”»]{15,})["”»]/.exec(text)?.[1];
  return match?.replace(/[.,]$/, "");
}

function marked(tex: string): string | undefined {
  const parts = [...tex.matchAll(/\\(?:textbf|textit|emph|href\{[^{}]*\})\{([^{}]{20,})\}/g)].map((match) =>
    plainText(match[1] ?? ""),
  );
  const titles = parts.filter(
    (part) => part.split(" ").length > 4 && !/journal|proceedings|conference|transactions|arxiv/i.test(part),
  );
  return titles.length === 1 ? titles[0]?.replace(/[.,]$/, "") : undefined;
}

/** Of the sentences of a work the first that is neither a list of authors nor a place of publication. */
function written(text: string): string | undefined {
  const sentences = text.split(/(?<=[^\s.]{2})[.?!]\s+|\(\d{4}\)[.,:]?\s*/).map((each) => each.trim());
  const isAuthors = (each: string) =>
    /(?:\b\p{Lu}\.[ ,-]?){1}|et al|\b(?:and|&|et|und) \p{Lu}/u.test(each) && each.split(",").length > 1;
  const isVenue = (each: string) =>
    /journal|proceedings|conference|\bvol\b|\bpp\b|arxiv|doi|press\b|symposium|transactions|workshop|submitted|accepted|https?:/i.test(
      each,
    );
  return sentences.find((each) => each.split(/\s+/).length >= 4 && !isAuthors(each) && !isVenue(each));
}
