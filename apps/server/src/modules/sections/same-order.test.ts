import { extractText } from "@vitrine/cv-parser";
import { sectionKinds, type FormField, type Section } from "@vitrine/model";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, type Json, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

/** Kinds that have entries of their own, each with a word that stands nowhere else. */
const kinds = sectionKinds.filter(({ isKeptElsewhere }) => !isKeptElsewhere).map(({ name, form }) => ({ name, form }));
const wordOf = (kind: string) => `Zz${kind}zz`;

/** A kind stands in a place of the template's own where the template set one apart; these are in no such place. */
const drawnInOrder: ReadonlySet<string> = new Set([
  "gallery",
  "figures",
  "talks",
  "testimonials",
  "press",
  "text",
  "table",
]);

function valueOf(field: FormField, word: string): unknown {
  switch (field.kind) {
    case "text":
      return field.key === "url" ? `https://${word}.example` : word;
    case "url":
      return `https://example.org/${word}`;
    case "tags":
      return [word];
    case "months":
      return undefined;
    case "choice":
      return field.options[0]?.value;
    case "toggle":
      return false;
    case "pictures":
      return [];
  }
}

async function done(owner: Person, method: "POST" | "PUT" | "PATCH", path: string, body: Json): Promise<Json> {
  const answer = await owner.call(method, path, body);
  expect(answer.status, `${path}: ${answer.raw}`).toBeLessThan(300);
  return answer.body;
}

/** A website with one entry of every kind. */
async function aWebsiteOfEveryKind(owner: Person): Promise<number> {
  const { id } = await aWebsite(owner);
  const path = `/websites/${id}/sections`;
  const there = (await owner.call("GET", path)).body["data"] as Section[];
  for (const { name, form } of kinds) {
    const known = there.find(({ kind }) => kind === name);
    const section = known ?? ((await done(owner, "POST", path, { kind: name }))["section"] as Section);
    const fields = Object.fromEntries(form.map((field) => [field.key, valueOf(field, wordOf(name))]));
    const dates = form.some(({ kind }) => kind === "months") ? { start_date: "2020-01" } : {};
    await done(owner, "POST", `${path}/${section.id}/entries`, { fields: { ...fields, ...dates } });
  }
  return id;
}

/** The kinds whose word a text says, in the order in which it says it first. */
const orderIn = (text: string) => {
  const lower = text.toLowerCase();
  return kinds
    .map(({ name }) => ({ name, at: lower.indexOf(wordOf(name).toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
};

test(
  "in whatever order sections stand and whichever are hidden: calls, page, PDF, Word file and export say the same order",
  { timeout: 120_000 },
  async () => {
    const owner = await aPerson(app, { plan: "premium" });
    const id = await aWebsiteOfEveryKind(owner);
    const path = `/websites/${id}/sections`;
    const subdomain = `order-${id}`;
    await done(owner, "PATCH", `/websites/${id}/builder`, { subdomain, status: "published", template_slug: "default" });
    const file = async (format: string) => {
      const url = `/api/websites/${id}/export?format=${format}`;
      const headers = { authorization: `Bearer ${owner.token}` };
      const { text } = await extractText((await app.http.inject({ url, headers })).rawPayload);
      return orderIn(text);
    };
    const sections = (await owner.call("GET", path)).body["data"] as Section[];
    const isUsed = (kind: string) => kinds.some(({ name }) => name === kind);
    const order = fc.tuple(
      fc.shuffledSubarray(sections, { minLength: sections.length }),
      fc.array(fc.nat({ max: sections.length - 1 }), { maxLength: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(order, async ([wanted, hidden]) => {
        await done(owner, "PUT", `${path}/order`, { ids: wanted.map((section) => section.id) });
        for (const [index, section] of wanted.entries())
          await done(owner, "PATCH", `${path}/${section.id}`, { visible: !hidden.includes(index) });
        const all = wanted.map(({ kind }) => kind).filter(isUsed);
        const shown = wanted
          .filter((_, index) => !hidden.includes(index))
          .map(({ kind }) => kind)
          .filter(isUsed);

        const listed = (await owner.call("GET", path)).body["data"] as Section[];
        expect(listed.map(({ kind }) => kind).filter(isUsed)).toEqual(all);
        const site = (await owner.call("GET", `/public/sites/${subdomain}`)).body["site"] as { sections: Section[] };
        expect(site.sections.map(({ kind }) => kind).filter(isUsed)).toEqual(shown);
        const exported = (await owner.call("GET", `/websites/${id}/export`)).body["sections"] as Section[];
        expect(exported.map(({ kind }) => kind).filter(isUsed)).toEqual(all);

        const page = (await app.http.inject({ url: `/p/${subdomain}` })).payload.replace(/^[\s\S]*?<main/, "<main");
        expect(orderIn(page).toSorted()).toEqual(shown.toSorted());
        expect(orderIn(page).filter((kind) => drawnInOrder.has(kind))).toEqual(
          shown.filter((kind) => drawnInOrder.has(kind)),
        );
        // Links that nobody named stand in the line of contact, before all sections.
        const onPaper = shown.filter((kind) => kind !== "links");
        for (const format of ["pdf", "docx"])
          expect(
            (await file(format)).filter((kind) => kind !== "links"),
            format,
          ).toEqual(onPaper);
      }),
      { numRuns: 4 },
    );
  },
);
