import { z } from "zod";
import type { ParsedData, ParsedPerson } from "../cv/parsed-data.ts";

/** What of a private fact goes onto the site. */
const addressChoices = ["shown", "town", "hidden"] as const;
const shownOrHidden = ["shown", "hidden"] as const;

/** What the owner chose of each private fact; what is not chosen follows {@link privacyOf}. */
export const privacySchema = z.object({
  location: z.enum(addressChoices).optional(),
  phone: z.enum(shownOrHidden).optional(),
  picture: z.enum(shownOrHidden).optional(),
});
export type PrivacyChoices = z.infer<typeof privacySchema>;
export type Privacy = Required<PrivacyChoices>;

const streetWord =
  /(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|\bstreet\b|\bst\.?\b(?=\s|,|$)|\broad\b|\brd\b|\bavenue\b|\bave\b|\bdrive\b|\blane\b|\bboulevard\b|\bblvd\b|\brue\b|\bcalle\b|\bvia\b|\brua\b|\bul\.|\bulica\b|straat|laan|vägen|gatan|gade\b|\bулица\b|\bул\.|شارع|\bapt\b|\bflat\b|\bp\.?\s?o\.?\s?box\b)/iu;
const houseNumber = /^(?:\d{1,5}\s?[a-z]?(?:[-/]\d{1,4})?\s+\p{L}|.*\p{L}\.?\s+\d{1,5}\s?[a-z]?(?:[-/]\d{1,4})?$)/iu;
const postcode = /\b\p{Lu}{0,2}-?\d{4,6}(?:-\d{3,4})?\b|\b\p{Lu}{1,2}\d[\p{Lu}\d]?\s?\d\p{Lu}{2}\b|\b\d{3}\s\d{2}\b/gu;

const partsOf = (location: string): string[] => location.split(/[,;|·•\n\t]+/u).map((part) => part.trim());

/** A part of an address that leads to a door: a street, a house, a box. A postcode before its town is none. */
function isStreet(part: string): boolean {
  return streetWord.test(part) || houseNumber.test(part.replace(postcode, "").trim());
}

/** True when a place names more than a town: a street, or the number of a house. */
export function isStreetAddress(location: string): boolean {
  return partsOf(location).some(isStreet);
}

/** The place without street, house and postcode; empty when nothing else is left. */
export function townOf(location: string): string {
  return partsOf(location)
    .filter((part) => !isStreet(part))
    .map((part) => part.replace(postcode, "").trim())
    .filter((part) => /\p{L}/u.test(part))
    .join(", ");
}

/** Every choice: the owner's own, and where there is none a street stays hidden and the rest is shown. */
export function privacyOf(person: Pick<ParsedPerson, "location">, chosen: PrivacyChoices): Privacy {
  const location = isStreetAddress(person.location) ? "town" : "shown";
  return { location, phone: "shown", picture: "shown", ...chosen };
}

/** The CV as it goes onto a public page. Nothing else of it changes, and nothing is added. */
export function withPrivacy(cv: ParsedData, chosen: PrivacyChoices): ParsedData {
  const person = cv.personal_info;
  const privacy = privacyOf(person, chosen);
  const locations = { shown: person.location, town: townOf(person.location), hidden: "" };
  return {
    ...cv,
    personal_info: {
      ...person,
      location: locations[privacy.location],
      phone: privacy.phone === "hidden" ? "" : person.phone,
    },
  };
}
