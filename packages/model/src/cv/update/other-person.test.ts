import { expect, test } from "vitest";
import type { ShownCvChange } from "./cv-update.ts";
import { otherPersonIn } from "./other-person.ts";

const changed = (field: string, before: string, after: string): ShownCvChange => ({
  id: field,
  type: "changed",
  section: "profile",
  section_title: "About you",
  entry: "",
  field,
  last: before,
  before,
  after,
  in_all: true,
  evidence: [],
});
const email = changed("Email", "maarten@example.org", "aoife@example.org");

test("another name with another address is another person", () => {
  const name = changed("Name", "Maarten van der Heijden", "Aoife Ní Bhriain");
  expect(otherPersonIn([name, email])).toEqual({ here: "Maarten van der Heijden", there: "Aoife Ní Bhriain" });
  expect(otherPersonIn([name, changed("Phone", "+31 20", "+353 20")])).not.toBeNull();
});

test("a new surname, another script with the same address, and a first name on a site without one are the same person", () => {
  expect(otherPersonIn([changed("Name", "Noor Haddad", "HADDAD-LIND, Noor"), email])).toBeNull();
  expect(otherPersonIn([changed("Name", "Noor Haddad", "نور حداد")])).toBeNull();
  expect(otherPersonIn([changed("Name", "", "Noor Haddad"), email])).toBeNull();
  expect(otherPersonIn([email])).toBeNull();
});
