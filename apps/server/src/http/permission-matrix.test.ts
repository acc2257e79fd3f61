import {
  isOpenToApiTokens,
  isOpenToImpersonation,
  neededAbility,
  wholeContract,
  type EndpointDefinition,
} from "@vitrine/contract";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { subscriptions, users } from "../db/schema/account.ts";
import { settings } from "../db/schema/platform.ts";
import {
  aPerson,
  aWebsite,
  call,
  createTestApp,
  upload,
  type Person,
  type TestAnswer,
  type TestApp,
} from "../testing/index.ts";

/*
 * Every call of the contract, made by every kind of caller. What each may do is computed from the call's
 * own value, so that a call that is added later is held to its level without anybody naming it here.
 */

const endpoints = Object.entries(wholeContract).flatMap(([group, calls]) =>
  Object.entries<EndpointDefinition>(calls).map(
    ([name, definition]) => [`${definition.method} ${definition.path} (${group}.${name})`, definition] as const,
  ),
);

type Standing = {
  signedIn: boolean;
  verified: boolean;
  suspended: boolean;
  locked: boolean;
  hasAccess: boolean;
  admin: boolean;
  owns: boolean;
  /** A program of somebody's, whose token may only read. */
  readsOnly?: true;
  /** An admin who looks through the eyes of somebody who never verified their address. */
  isImpersonated?: true;
};

const member: Standing = {
  signedIn: true,
  verified: true,
  suspended: false,
  locked: false,
  hasAccess: true,
  admin: false,
  owns: false,
};

/** Kinds of callers; owners come last, because what is theirs to change changes. */
const callers = {
  guest: { ...member, signedIn: false },
  unverified: { ...member, verified: false },
  suspended: { ...member, suspended: true },
  stranger: member,
  "locked out of the beta": { ...member, locked: true },
  "stranger whose subscription lapsed": { ...member, hasAccess: false },
  admin: { ...member, admin: true },
  "owner whose subscription lapsed": { ...member, hasAccess: false, owns: true },
  "owner without a subscription": { ...member, owns: true },
  "owner with a subscription": { ...member, owns: true },
  "admin who impersonates": { ...member, isImpersonated: true },
  "owner's reading program": { ...member, owns: true, readsOnly: true },
} as const satisfies Record<string, Standing>;
type CallerName = keyof typeof callers;

type Refusal = { status: number; code: string };

/** contract.md 1.2: levels and their order. Null lets the caller on to the call itself. */
function refusalFor(definition: EndpointDefinition, caller: Standing): Refusal | null {
  if (definition.auth === "guest") return null;
  if (!caller.signedIn) return { status: 401, code: "unauthenticated" };
  if (caller.suspended) return { status: 403, code: "account_suspended" };
  if (!caller.verified) return { status: 403, code: "email_not_verified" };
  const isBeyondToken = !isOpenToApiTokens(definition) || neededAbility(definition.method) !== "read";
  if (caller.readsOnly && isBeyondToken) return { status: 403, code: "forbidden" };
  if (caller.isImpersonated && !isOpenToImpersonation(definition))
    return { status: 403, code: "impersonation_forbidden" };
  if (caller.locked && !definition.betaExempt) return { status: 403, code: "beta_access_required" };
  if (definition.auth === "sub" && !caller.hasAccess) return { status: 403, code: "subscription_required" };
  if (definition.auth === "admin" && !caller.admin) return { status: 403, code: "forbidden" };
  if (definition.owner && !caller.owns) return { status: 404, code: "not_found" };
  return null;
}

/** What only the gate says; a call itself never does, so that being let on shows. */
const gateCodes = [
  "unauthenticated",
  "account_suspended",
  "email_not_verified",
  "beta_access_required",
  "subscription_required",
  "forbidden",
  "impersonation_forbidden",
];

let app: TestApp;
let owner: Person;
let admin: Person;
let site: { id: number; subdomain: string | null };
const people = new Map<CallerName, Person | null>();

async function change(person: Person, values: Partial<typeof users.$inferInsert>): Promise<Person> {
  await app.database.db.update(users).set(values).where(eq(users.id, person.id));
  return person;
}

const setBeta = async (value: boolean) => {
  const row = { name: "beta_access_enabled", value };
  await app.database.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: { value } });
};

beforeAll(async () => {
  app = await createTestApp({ workers: false });
  owner = await aPerson(app);
  site = await aWebsite(owner, { status: "published" });
  // One admin who is never asked to go, so that another may.
  admin = await aPerson(app, { role: "admin" });
  people.set("guest", null);
  people.set("unverified", await aPerson(app, { verified: false }));
  people.set("suspended", await change(await aPerson(app), { suspended_at: new Date() }));
  people.set("stranger", await aPerson(app));
  people.set("locked out of the beta", await change(await aPerson(app), { is_active: false }));
  const lapsed = { plan: "pro", subscriptionStatus: "past_due" } as const;
  people.set("stranger whose subscription lapsed", await aPerson(app, lapsed));
});
afterAll(() => app.end());
beforeEach(() => setBeta(false));

type Arranged = { person: Person | null; website: typeof site };
const arranged = new Map<CallerName, Arranged>();

/** A caller and the website that the call is about; fresh ones where the call may change or end them. */
async function arrange(name: CallerName, { method }: EndpointDefinition): Promise<Arranged> {
  if (name === "admin who impersonates") return { person: await anImpersonator(), website: site };
  if (!callers[name].owns && name !== "admin") return { person: people.get(name) ?? null, website: site };
  const known = method === "GET" ? arranged.get(name) : undefined;
  const found = known ?? (name === "admin" ? await anAdmin() : await anOwner(name));
  if (method === "GET") arranged.set(name, found);
  return found;
}

async function anAdmin(): Promise<Arranged> {
  return { person: await aPerson(app, { role: "admin" }), website: site };
}

/** Each time a fresh one: some calls end the session that they are made with. */
async function anImpersonator(): Promise<Person> {
  const person = await aPerson(app, { verified: false });
  const started = await admin.call("POST", `/admin/impersonate/${person.id}`);
  const { token } = started.body["data"] as { token: string };
  return { ...person, token };
}

async function anOwner(name: CallerName): Promise<Arranged> {
  const isProgram = name === "owner's reading program";
  const person = await aPerson(app, name === "owner with a subscription" || isProgram ? { plan: "premium" } : {});
  const website = await aWebsite(person);
  if (!callers[name].hasAccess)
    await app.database.db.insert(subscriptions).values({ user_id: person.id, plan: "pro", status: "canceled" });
  if (!isProgram) return { person, website };
  const made = await person.call("POST", "/user/api-tokens", { name: "Copy", abilities: ["read"] });
  return { person: { ...person, token: String(made.body["secret"]) }, website };
}

function addressOf(definition: EndpointDefinition, website: typeof site): string {
  const values: Record<string, string> = {
    id: String(website.id),
    websiteId: String(website.id),
    slug: "default",
    subdomain: website.subdomain ?? "",
    provider: "google",
    category: "modern",
    categoryLowercase: "modern",
  };
  return definition.path.replace(/:(\w+)/g, (_, name: string) => values[name] ?? "1");
}

async function send(definition: EndpointDefinition, person: Person | null, website: typeof site): Promise<TestAnswer> {
  const headers: Record<string, string> = person ? { Authorization: `Bearer ${person.token}` } : {};
  const path = addressOf(definition, website);
  if (definition.files) {
    const files = Object.keys(definition.files).map((name) => ({ name, fileName: "a.txt", content: "text" }));
    return upload(app, path, files, headers);
  }
  const body = definition.method === "GET" ? undefined : { website_id: website.id };
  return call(app, definition.method, path, body, headers);
}

function check(name: CallerName, definition: EndpointDefinition, answer: TestAnswer): void {
  const refusal = refusalFor(definition, callers[name]);
  const said = { status: answer.status, code: answer.body["code"] };
  if (refusal === null) {
    if (definition.auth !== "guest") expect(gateCodes, `${name} is let on`).not.toContain(said.code);
    expect(answer.status, `${name}: ${answer.raw}`).toBeLessThan(500);
    return;
  }
  // What a body addresses is known only once the body makes sense.
  const mayBeUnaddressed = refusal.status === 404 && !definition.path.includes(":");
  if (mayBeUnaddressed && said.status === 422) return;
  expect({ name, ...said }).toEqual({ name, ...refusal });
  expect(answer.body).toMatchObject({ success: false, status: refusal.status, message: expect.stringMatching(/./) });
}

/**
 * Calls for guests are open to everybody alike, and may end the session that they are made with: two callers
 * stand for all. The event stream goes on after it has let somebody in; whom it refuses it answers.
 */
function namesFor(definition: EndpointDefinition): CallerName[] {
  if (definition.auth === "guest") return ["guest", "owner with a subscription"];
  const names = Object.keys(callers) as CallerName[];
  return names.filter((name) => definition.answer !== "events" || refusalFor(definition, callers[name]) !== null);
}

describe("R1.1-26 R3.6-04 the permission matrix", () => {
  test.each(endpoints)("%s", async (_title, definition) => {
    for (const name of namesFor(definition)) {
      const { person, website } = await arrange(name, definition);
      await setBeta(callers[name].locked);
      check(name, definition, await send(definition, person, website));
      await setBeta(false);
    }
  });

  test.each(endpoints.filter(([, { owner: isOwned, path }]) => isOwned === true && path.includes(":")))(
    "%s answers a stranger as if the website did not exist",
    async (_title, definition) => {
      const stranger = people.get("stranger") ?? null;
      const foreign = await send(definition, stranger, site);
      const missing = await send(definition, stranger, { ...site, id: 999_999_999 });
      expect([foreign.status, foreign.body]).toEqual([missing.status, missing.body]);
    },
  );
});
