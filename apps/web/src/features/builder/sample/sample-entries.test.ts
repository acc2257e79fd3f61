import type { Entry } from "@vitrine/model";
import { expect, test } from "vitest";
import { aFullWebsite, anExperience, aSection } from "../testing/open-builder.tsx";
import { sampleEntries } from "./sample-entries.ts";

const own: Entry = {
  id: 31,
  kind: "text",
  fields: { title: "Medal", text: "Mine." },
  visible: true,
  position: 1,
  version: 1,
  problem: null,
};

const website = aFullWebsite({
  experience: [anExperience({ id: 1 }), anExperience({ id: 2 })],
  awards: [
    { title: "Medal", issuer: "", date: "" },
    { title: "Prize", issuer: "", date: "" },
  ],
  sections: [
    aSection("experience", { id: 1, entry_ids: [1, 2] }),
    aSection("awards", { id: 2, entry_ids: [11, 12] }),
    aSection("text", { id: 3, title: "Manifesto", entries: [own] }),
  ],
});

const entriesOf = (left: Parameters<typeof sampleEntries>[1]) =>
  sampleEntries(website, left).map(({ section, entry }) => [section, entry.id]);

test("the sample person's entries are told by their number, and by their words where they have none", () => {
  const left = [
    { place: "experience", label: "Nurse", id: 2 },
    { place: "extras", label: "Medal", id: null },
    { place: "personal", label: "Full name", id: null },
  ] as const;
  expect(entriesOf(left)).toEqual([
    [1, 2],
    [2, 11],
  ]);
});

test("a number counts in its own list alone, and what the owner wrote stays", () => {
  expect(entriesOf([{ place: "education", label: "Nurse", id: 2 }])).toEqual([]);
  expect(entriesOf([])).toEqual([]);
});
