import { describe, expect, test } from "vitest";
import { parsedDataSchema, type ParsedData } from "../parsed-data.ts";
import { acceptedByAll, applyCvChanges } from "./apply-changes.ts";
import { comparableCv, type ComparedEntry } from "./comparable.ts";
import { compareCv } from "./compare-cv.ts";
import { describeCvChange } from "./cv-update.ts";

const job = (company: string, position: string, start: string, end: string | null, description = "") => ({
  company,
  position,
  start_date: start,
  end_date: end,
  description,
});
const cvOf = (parts: Record<string, unknown>): ParsedData => parsedDataSchema.parse(parts);
const first = cvOf({
  personal_info: { name: "Noor Haddad", title: "Engineer", summary: "Builds bridges." },
  experiences: [
    job("Acme GmbH", "Engineer", "2015", "2018", "Roads"),
    job("Brücke AG", "Senior Engineer", "2018", null),
  ],
  skills: [
    { name: "Statics", category: "Building" },
    { name: "Revit", category: "Tools" },
  ],
});
const second = cvOf({
  personal_info: { name: "Noor Haddad", title: "Lead Engineer", phone: "+49 1", summary: "Builds longer bridges." },
  experiences: [
    job("Hafen KG", "Lead Engineer", "2023", null),
    job("Brücke AG", "Senior Engineer", "2018", "2023"),
    job("Acme", "Engineer", "2015", "2018", "Roads and rails"),
  ],
  skills: [
    { name: "Statics", category: "Building" },
    { name: "Revit", category: "Tools" },
    { name: "Rhino", category: "Tools" },
  ],
});

/** A website as it is made of a CV. */
const siteOf = (cv: ParsedData): ComparedEntry[] =>
  comparableCv(cv).map((entry, index) => ({ ...entry, id: index + 1, says: null, pointers: [] }));
const shown = (changes: ReturnType<typeof compareCv>) =>
  changes.map((change) => {
    const { type, section, entry, field, before, after, in_all } = describeCvChange(change, { text: "", evidence: {} });
    return [in_all ? `${type}!` : type, section, entry, field, before, after].map((part) => part ?? "").join(" | ");
  });
const edited = (site: ComparedEntry[], kind: string, title: string, fields: object): ComparedEntry[] =>
  site.map((entry) =>
    entry.kind === kind && Object.values(entry.fields).includes(title)
      ? { ...entry, fields: { ...entry.fields, ...fields } }
      : entry,
  );

describe("a newer CV", () => {
  test("asks for what it says anew, and for nothing that stayed", () => {
    expect(compareCv(comparableCv(first), siteOf(first), comparableCv(first))).toEqual([]);
    expect(shown(compareCv(comparableCv(first), siteOf(first), comparableCv(second)))).toEqual([
      "changed! | profile |  | Title | Engineer | Lead Engineer",
      "changed | profile |  | Phone |  | +49 1",
      "changed! | profile |  | Summary | Builds bridges. | Builds longer bridges.",
      "new! | experience | Lead Engineer |  |  | Lead Engineer\nHafen KG\n2023 - Present",
      "changed! | experience | Senior Engineer | Dates | 2018 - Present | 2018 - 2023",
      "changed! | experience | Engineer | Company | Acme GmbH | Acme",
      "changed! | experience | Engineer | Description | Roads | Roads and rails",
      "changed! | skills | Tools | Skills | Revit | Revit, Rhino",
    ]);
  });

  test("says the address of a link, which goes public with it", () => {
    const linked = cvOf({ personal_info: { links: [{ label: "LinkedIn", url: "linkedin.com/in/noor" }] } });
    expect(shown(compareCv(comparableCv(cvOf({})), siteOf(cvOf({})), comparableCv(linked)))).toEqual([
      "new! | links | LinkedIn |  |  | LinkedIn\nlinkedin.com/in/noor",
    ]);
  });

  test("asks, and does no more, where the owner wrote, took away or emptied something", () => {
    const site = edited(siteOf(first), "experience", "Roads", { description: "Roads, by night" })
      .filter(({ fields }) => fields["name"] !== "Brücke AG")
      .map((entry) => (entry.kind === "profile" ? { ...entry, fields: { ...entry.fields, title: "" } } : entry));
    const changes = compareCv(comparableCv(first), site, comparableCv(second));
    const lines = shown(changes);
    expect(lines).toContain("conflict | profile |  | Title |  | Lead Engineer");
    expect(lines).toContain("conflict | experience | Engineer | Description | Roads, by night | Roads and rails");
    expect(lines).toContain("missing | experience | Senior Engineer |  |  | Senior Engineer\nBrücke AG\n2018 - 2023");
    const after = applyCvChanges(site, changes, acceptedByAll(changes));
    expect(after.map(({ fields }) => fields["description"])).toContain("Roads, by night");
    expect(JSON.stringify(after)).not.toContain("Brücke");
  });

  test("that says less takes nothing away; its owner may hide what is gone", () => {
    const shorter = cvOf({
      personal_info: { name: "Noor Haddad", title: "Engineer" },
      experiences: [first.experiences[1]],
    });
    const changes = compareCv(comparableCv(first), siteOf(first), comparableCv(shorter));
    expect(changes.every(({ type, isInAll }) => type === "gone" && !isInAll)).toBe(true);
    const hidden = changes.find(({ entry }) => entry?.fields["name"] === "Acme GmbH")?.id ?? "";
    const after = applyCvChanges(siteOf(first), changes, new Set([hidden]));
    expect(after.filter(({ isVisible }) => !isVisible).map(({ fields }) => fields["name"])).toEqual(["Acme GmbH"]);
    expect(after).toHaveLength(siteOf(first).length);
  });

  test("brings a section of its own with its title, and changes the one that is there", () => {
    const told = (text: string) => cvOf({ texts: [{ title: "Talks", text }] });
    const site: ComparedEntry[] = siteOf(told("Bread at night")).map((entry) =>
      entry.kind === "text" ? { ...entry, fields: { ...entry.fields, title: "" } } : entry,
    );
    expect(
      shown(
        compareCv(
          comparableCv(first),
          siteOf(first),
          comparableCv(cvOf({ ...first, texts: [{ title: "Talks", text: "Bread" }] })),
        ),
      ),
    ).toEqual(["new! | text | Talks |  |  | Talks\nBread"]);
    const longer = comparableCv(told("Bread at night, and by day"));
    expect(shown(compareCv(comparableCv(told("Bread at night")), site, longer))).toEqual([
      "changed! | text | Bread at night | Text | Bread at night | Bread at night, and by day",
    ]);
  });

  test("compares what stands under a kind's own title entry by entry", () => {
    const told = (text: string) => comparableCv(cvOf({ texts: [{ title: "Talks", text }] }));
    const before = "• Bread at night, 2021\n• Salt, 2019";
    const site = siteOf(cvOf({ texts: [{ title: "Talks", text: before }] }));
    expect(shown(compareCv(told(before), site, told(`• Water, 2024\n${before}`)))).toEqual([
      "new! | talks | Water |  |  | Water\n2024",
    ]);
    expect(shown(compareCv(told(before), site, told("• Bread at night, 2022\n• Salt, 2019")))).toEqual([
      "changed! | talks | Bread at night | Date | 2021 | 2022",
    ]);
  });

  test("on a site that was made by hand asks before each word that is there", () => {
    const byHand = edited(siteOf(first), "experience", "Acme GmbH", { name: "Acme" });
    const changes = compareCv(null, byHand, comparableCv(second));
    expect(shown(changes).filter((line) => line.startsWith("new!"))).toHaveLength(1);
    expect(shown(changes)).toContain("conflict | experience | Senior Engineer | Dates | 2018 - Present | 2018 - 2023");
  });
});

test("a change names the lines of the newer CV that say it", () => {
  const text = "Noor Haddad\nLead Engineer\n\nHafen KG | Lead Engineer | 2023 - today";
  const span = (words: string, from = 0) => {
    const start = text.indexOf(words, from);
    return [{ page: 1, start, end: start + words.length, boxes: [] }];
  };
  const known = { confidence: 1, rule: "test" };
  const evidence = {
    "/personal_info/title": { ...known, spans: span("Lead Engineer") },
    "/experiences/0/company": { ...known, spans: span("Hafen KG") },
    "/experiences/0/position": { ...known, spans: span("Lead Engineer", 30) },
  };
  const changes = compareCv(comparableCv(first), siteOf(first), comparableCv(second));
  const quoted = changes.map((change) => describeCvChange(change, { text, evidence }).evidence);
  expect(quoted[0]).toEqual([{ page: 1, text: "Lead Engineer", start: 0, end: 13 }]);
  expect(quoted[3]).toEqual([{ page: 1, text: "Hafen KG | Lead Engineer | 2023 - today", start: 0, end: 24 }]);
});
