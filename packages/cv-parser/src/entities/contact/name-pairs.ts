import { joinPieces } from "../../core/piece.ts";
import type { Piece } from "../../core/piece.ts";
import { phraseSet } from "../../core/words.ts";
import { familyNameLabels, givenNameLabels } from "../../lexicon/contact.ts";
import type { ContactPart } from "./contact-parts.ts";

const family = phraseSet(familyNameLabels);
const given = phraseSet(givenNameLabels);
/** Fields of a form that may stand between the two halves of a name. */
const mostBetween = 1;

/** "Nom : Martin" near "Prénom : Claire": the halves of a name behind labels of their own, the given name first. */
export function pairedNames(parts: readonly ContactPart[]): { whole: Piece; part: ContactPart }[] {
  return parts.flatMap((part, index) => {
    const other = parts.slice(index + 1, index + 2 + mostBetween).find((each) => isPair(part, each));
    if (other === undefined) return [];
    const isFamilyFirst = family.has(part.label) && given.has(other.label) && !isGivenBeside(part, other);
    const halves = isFamilyFirst ? [other, part] : [part, other];
    return [
      {
        whole: joinPieces(
          halves.map(({ piece }) => piece),
          " ",
        ),
        part,
      },
    ];
  });
}

/** A label of both sorts names the given name where the other one is of a family only. */
const isGivenBeside = (part: ContactPart, other: ContactPart): boolean =>
  given.has(part.label) && !given.has(other.label);

/** "Nom" is the family name beside "Prénom" and the given one beside "Cognoms". */
function isPair(one: ContactPart, other: ContactPart): boolean {
  return (
    one.label !== other.label &&
    ((family.has(one.label) && given.has(other.label)) || (given.has(one.label) && family.has(other.label)))
  );
}
