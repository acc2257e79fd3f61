import { readStored, sectionKinds } from "@vitrine/model";
import { getTableColumns, getTableName, is } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { readdirSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("./schema/", import.meta.url);

/** JSON whose way of reading is not the column's own, and who reads it. */
const readElsewhere: Readonly<Record<string, string>> = {
  "entries.data": "by kind and version of its row: entries/read-entry.ts",
  "website_versions.content": "with a version in the value: websites/versions/content.ts",
  "website_drafts.changes": "with a version in the value: website/draft-copy.ts of the model",
  "idempotency_keys.body": "an answer that was given, sent again as it was",
  "settings.value": "each setting by its own module, with what a new installation has",
  "simulator_customers.state": "by the test provider alone: payments/simulator/account.ts",
};

/** A full value of each column, so that something can be missing of it. */
const span = { page: 1, start: 0, end: 4, boxes: [[0, 0, 1, 1]] };
const line = {
  id: 1,
  text: "Chess",
  page: 1,
  start: 0,
  end: 5,
  boxes: [],
  bullet: false,
  section: "",
  guess: null,
  reason: "none",
  state: "waiting",
};
const words = { quote: "Good.", name: "Ada", role: "Lead", organization: "Acme", relation: "" };
const examples: Readonly<Record<string, unknown>> = {
  "users.attribution": { source: "mail", campaign: "spring" },
  "social_attempts.search": { plan: "pro", action: "start" },
  "api_tokens.abilities": ["read", "write"],
  "audit_entries.details": { from: "free", to: "pro" },
  "offers.prices": { pro: { monthly: 4, annual: 3 }, premium: { monthly: 9, annual: 8 } },
  "invoices.lines": [
    { description: "Pro", amount_cents: 900 },
    { description: "Credit", amount_cents: -100 },
  ],
  "blog_posts.tags": ["one", "two"],
  "website_domains.checked_records": [
    { type: "TXT", name: "_v", state: "found", found: ["a"] },
    { type: "A", name: "@", state: null, found: [] },
  ],
  "onboarding_sessions.error": { message: "It failed.", code: "ai_failed", retryable: true },
  "onboarding_sessions.evidence": {
    "/summary": { confidence: 1, rule: "title", spans: [span] },
    "/awards/0": { confidence: 0.5, rule: "line", spans: [] },
  },
  "onboarding_sessions.diagnostics": [
    { code: "no_text", message: "Nothing.", severity: "error" },
    { code: "scan", message: "A scan.", severity: "info" },
  ],
  "onboarding_sessions.unplaced": [line, { ...line, id: 9 }],
  "onboarding_sessions.privacy": { location: "town", phone: "shown", picture: "hidden" },
  "onboarding_sessions.recommendation": {
    recommended_template: "default",
    recommended_template_name: "Default",
    reasoning: "It fits.",
    match_score: 0.5,
    alternative_templates: [],
  },
  "onboarding_sessions.template_data": { hero: "x", list: [1, 2] },
  "onboarding_sessions.task_input": { plan: "pro", hash: "a" },
  "onboarding_events.data": { type: "progress", step: 2 },
  "product_events.properties": { page: "/", count: 2 },
  "private_links.sections": [1, 2],
  "passkeys.transports": ["usb", "nfc"],
  "testimonial_requests.answer": words,
  "website_cvs.privacy": { location: "town", phone: "shown", picture: "hidden" },
  "website_trays.lines": [line, { ...line, id: 9 }],
  "website_versions.changes": ["Name", "Intro"],
  "websites.contact": {
    email: "a@b.org",
    title: "Welder",
    description: "",
    location: "Oslo",
    phone: "1",
    available_for_freelance: true,
  },
  "websites.picture_focal": { x: 10, y: 20 },
  "websites.seo": { title: "A", description: "B", indexable: false },
  "websites.look": { palette: "ink", pairing: "plain", density: "airy", accent: "#123456", css: "" },
  "template_data.data": { hero: "x", list: [1, 2] },
  "media.focal": { x: 10, y: 20 },
  "media.sources": [
    { url: "/media/a", width: 400, type: "image/webp" },
    { url: "/media/b", width: 800, type: "image/avif" },
  ],
};

/** Readings of CVs have tests of their own: packages/model/src/cv/parsed-data.test.ts. */
const readingsOfCvs = ["onboarding_sessions.parsed_data", "website_cvs.said", "website_cvs.waiting"];

type Stored = { name: string; read: ((value: unknown) => unknown) | null };

/** Every column of JSON of every table; without a reader where the value is handed out as it is. */
async function jsonColumns(): Promise<Stored[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith(".ts"));
  const modules = await Promise.all(
    files.map(async (name) => (await import(new URL(name, folder).href)) as Record<string, unknown>),
  );
  const tables = modules.flatMap((module) => Object.values(module).filter((value) => is(value, PgTable)));
  return tables.flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => column.getSQLType() === "jsonb")
      .map((column) => ({
        name: `${getTableName(table)}.${column.name}`,
        read: column.columnType === "PgJsonb" ? null : (value) => column.mapFromDriverValue(value),
      })),
  );
}

/** Each way of a value to lack one key or entry, however deep, with the key of the outermost level that it lies in. */
function lacking(value: unknown): { damaged: unknown; at: string }[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const put = (changed: unknown) =>
      Array.isArray(value) ? value.with(Number(key), changed) : { ...value, [key]: changed };
    const inside = lacking(part).map(({ damaged }) => ({ damaged: put(damaged), at: key }));
    if (Array.isArray(value)) return inside;
    const { [key]: _gone, ...rest } = value as Record<string, unknown>;
    return [...inside, { damaged: rest, at: key }];
  });
}

test("every stored JSON value is read through a reader, its column's own or one that is named here", async () => {
  const columns = await jsonColumns();
  const without = columns.filter(({ read }) => read === null).map(({ name }) => name);
  expect(without.toSorted()).toEqual(Object.keys(readElsewhere).toSorted());
  const examined = columns.flatMap(({ name, read }) => (read && !readingsOfCvs.includes(name) ? [name] : []));
  expect(Object.keys(examples).toSorted()).toEqual(examined.toSorted());
});

test("a value that lacks one key costs that part alone, and whatever else is stored is read as something", async () => {
  for (const { name, read } of await jsonColumns()) {
    if (!read) continue;
    const full = examples[name];
    if (full !== undefined) expect(read(full), name).toEqual(full);
    for (const { damaged, at } of lacking(full)) {
      const left = read(damaged);
      const kept = Array.isArray(full)
        ? full.filter((_entry, index) => String(index) !== at)
        : Object.fromEntries(Object.entries(full as object).filter(([key]) => key !== at));
      if (Array.isArray(left)) expect(left, `${name} without ${at}`).toEqual(expect.arrayContaining(kept as unknown[]));
      else if (left !== null) expect(left, `${name} without ${at}`).toMatchObject(kept);
    }
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const once = read(JSON.parse(JSON.stringify(value)));
        expect(read(JSON.parse(JSON.stringify(once)))).toEqual(once);
      }),
      { numRuns: 60 },
    );
  }
});

test("an entry of any kind that lacks one key is read, or told as unreadable, and never thrown about", () => {
  fc.assert(
    fc.property(fc.constantFrom(...sectionKinds), fc.jsonValue(), (kind, value) => {
      const read = readStored(kind, kind.version, value);
      if (read.ok) expect(kind.stored.safeParse(read.value).success).toBe(true);
      for (const { damaged } of read.ok ? lacking(read.value) : [])
        expect(typeof readStored(kind, kind.version, damaged).ok).toBe("boolean");
    }),
    { numRuns: 400 },
  );
});
