import type { Entry, Section, Website } from "@vitrine/model";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  aPerson,
  aWebsite,
  createTestApp,
  websiteOf,
  type Json,
  type Person,
  type TestApp,
} from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

/** What a site should hold: its sections with the ids of their entries, in order. */
type Model = {
  id: number;
  kind: string;
  isVisible: boolean;
  entries: { id: number; name: string; isVisible: boolean }[];
}[];

type Step =
  | { do: "section"; kind: string }
  | { do: "entry"; at: number; name: string; isVisible: boolean }
  | { do: "rename"; at: number; entry: number; name: string }
  | { do: "hide"; at: number; entry: number }
  | { do: "show section"; at: number; isVisible: boolean }
  | { do: "remove entry"; at: number; entry: number }
  | { do: "remove section"; at: number }
  | { do: "order sections" | "order entries"; at: number; by: number };

/** Fields of an entry by its kind, with the name in the field that says it. */
const kinds: Readonly<Record<string, (name: string) => Json>> = {
  experience: (name) => ({ position: name, name: "Yard", start_date: "2020-01" }),
  skills: (name) => ({ title: name, info: [name] }),
  awards: (title) => ({ title }),
  interests: (name) => ({ name }),
  text: (text) => ({ text }),
  gallery: (title) => ({ title }),
};
const nameKeys: Readonly<Record<string, string>> = {
  experience: "position",
  skills: "title",
  awards: "title",
  interests: "name",
  text: "text",
  gallery: "title",
};

const place = fc.nat({ max: 20 });
const name = fc.stringMatching(/^[a-z]{1,8}$/);
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ do: fc.constant("section" as const), kind: fc.constantFrom(...Object.keys(kinds)) }),
  { weight: 4, arbitrary: fc.record({ do: fc.constant("entry" as const), at: place, name, isVisible: fc.boolean() }) },
  fc.record({ do: fc.constant("rename" as const), at: place, entry: place, name }),
  fc.record({ do: fc.constant("hide" as const), at: place, entry: place }),
  fc.record({ do: fc.constant("show section" as const), at: place, isVisible: fc.boolean() }),
  fc.record({ do: fc.constant("remove entry" as const), at: place, entry: place }),
  fc.record({ do: fc.constant("remove section" as const), at: place }),
  fc.record({ do: fc.constantFrom("order sections" as const, "order entries" as const), at: place, by: place }),
);

const pick = <T>(list: readonly T[], at: number): T | undefined => list[at % Math.max(1, list.length)];
const turned = <T>(list: readonly T[], by: number): T[] => {
  const cut = by % Math.max(1, list.length);
  return [...list.slice(cut), ...list.slice(0, cut)].toReversed();
};

/** Does a step through the API and to the model. */
async function apply(owner: Person, path: string, model: Model, one: Step): Promise<void> {
  const ask = async (method: "POST" | "PUT" | "PATCH" | "DELETE", at: string, body?: Json) => {
    const answer = await owner.call(method, `${path}${at}`, body);
    expect(answer.status, `${one.do}: ${answer.raw}`).toBeLessThan(300);
    return answer.body;
  };
  if (one.do === "section") {
    const { id } = (await ask("POST", "", { kind: one.kind }))["section"] as Section;
    model.push({ id, kind: one.kind, isVisible: true, entries: [] });
    return;
  }
  const section = pick(model, one.at);
  if (!section) return;
  const fieldsOf = kinds[section.kind];
  const entry = "entry" in one ? pick(section.entries, one.entry) : undefined;
  const at = `/${section.id}`;
  if (one.do === "order sections") {
    model.splice(0, model.length, ...turned(model, one.by));
    await ask("PUT", "/order", { ids: model.map(({ id }) => id) });
  } else if (one.do === "remove section") {
    model.splice(model.indexOf(section), 1);
    await ask("DELETE", at);
  } else if (one.do === "show section") {
    section.isVisible = one.isVisible;
    await ask("PATCH", at, { visible: one.isVisible });
  } else if (one.do === "order entries" && section.entries.length > 0) {
    section.entries = turned(section.entries, one.by);
    await ask("PUT", `${at}/entries/order`, { ids: section.entries.map(({ id }) => id) });
  } else if (one.do === "entry" && fieldsOf) {
    const made = (await ask("POST", `${at}/entries`, { fields: fieldsOf(one.name), visible: one.isVisible }))[
      "entry"
    ] as Entry;
    section.entries.push({ id: made.id, name: one.name, isVisible: one.isVisible });
  } else if (one.do === "rename" && entry) {
    entry.name = one.name;
    await ask("PATCH", `${at}/entries/${entry.id}`, { fields: { [nameKeys[section.kind] ?? ""]: one.name } });
  } else if (one.do === "hide" && entry) {
    entry.isVisible = false;
    await ask("PATCH", `${at}/entries/${entry.id}`, { visible: false });
  } else if (one.do === "remove entry" && entry) {
    section.entries.splice(section.entries.indexOf(entry), 1);
    await ask("DELETE", `${at}/entries/${entry.id}`);
  }
}

async function readModel(owner: Person, path: string, sections: readonly Section[]): Promise<Model> {
  const model: Model = [];
  for (const { id, kind, visible, count } of sections) {
    const entries = (await owner.call("GET", `${path}/${id}/entries`)).body["data"] as Entry[];
    expect(entries).toHaveLength(count);
    model.push({
      id,
      kind,
      isVisible: visible,
      entries: entries.map((entry) => ({
        id: entry.id,
        name: String(entry.fields[nameKeys[kind] ?? ""]),
        isVisible: entry.visible,
      })),
    });
  }
  return model;
}

const listOf = (model: Model, kind: string, isPublic: boolean) =>
  model
    .filter((section) => section.kind === kind && (section.isVisible || !isPublic))
    .flatMap(({ entries }) => entries.filter(({ isVisible }) => isVisible || !isPublic))
    .map((entry) => entry.name);

test(
  "whatever is done in whatever order, order, counts, ids and what is hidden agree everywhere",
  { timeout: 60_000 },
  async () => {
    const owner = await aPerson(app, { plan: "premium" });
    let made = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 25 }), async (steps) => {
        made += 1;
        const { id } = await aWebsite(owner);
        const path = `/websites/${id}/sections`;
        const read = async () => (await owner.call("GET", path)).body["data"] as Section[];
        const model: Model = (await read()).map((section) => ({
          id: section.id,
          kind: section.kind,
          isVisible: true,
          entries: [],
        }));
        for (const one of steps) {
          if (model.length > 0 || one.do === "section") await apply(owner, path, model, one);
        }
        expect(await readModel(owner, path, await read())).toEqual(model);
        const published = await owner.call("PATCH", `/websites/${id}/builder`, {
          subdomain: `ops-${id}-${made}`,
          status: "published",
        });
        const website: Website = websiteOf(published);
        const site = (await owner.call("GET", `/public/sites/${website.subdomain}`)).body["site"] as Website;
        for (const [shown, isPublic] of [
          [website, false],
          [site, true],
        ] as const) {
          expect(shown.experience.map((item) => item.position)).toEqual(listOf(model, "experience", isPublic));
          expect(shown.skills.map((item) => item.title)).toEqual(listOf(model, "skills", isPublic));
          expect(shown.awards.map((item) => item.title)).toEqual(listOf(model, "awards", isPublic));
          expect(shown.interests).toEqual(listOf(model, "interests", isPublic));
          expect(shown.sections.map((section) => section.id)).toEqual(
            model.filter(({ isVisible }) => isVisible || !isPublic).map((section) => section.id),
          );
        }
        await owner.call("DELETE", `/websites/${id}`);
      }),
      { numRuns: 15 },
    );
  },
);
