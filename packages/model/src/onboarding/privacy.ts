import { z } from "zod";
import type { ParsedData, ParsedPerson } from "../cv/parsed-data.ts";
import { isStreetAddress, townOf } from "./address.ts";

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
