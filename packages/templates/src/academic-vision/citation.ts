import type { PersonView } from "../view/site-view.ts";

/**
 * The page as a BibTeX entry, from what the person has given.
 * @returns an empty text when there is no address of their own to cite
 */
export function citationOf({ name, nameParts, title, links }: PersonView): string {
  const address = links.findLast((link) => link.kind === "web");
  if (!address) return "";
  const plain = (text: string) => text.replace(/[{}\\]/g, "");
  const key = (nameParts.at(-1) ?? "page")
    .normalize("NFD")
    .replace(/[^a-z]/gi, "")
    .toLowerCase();
  const lines = [
    `  author = {${plain(name)}},`,
    `  title = {${plain(title || name)}},`,
    `  howpublished = {${plain(address.label)}}`,
  ];
  return `@misc{${key || "page"},\n${lines.join("\n")}\n}`;
}
