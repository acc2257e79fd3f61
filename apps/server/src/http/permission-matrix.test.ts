import {
  isOpenToApiTokens,
  isOpenToImpersonation,
  neededAbility,
  wholeContract,
  type EndpointDefinition,
} from "@vitrine/contract";
import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sessions, subscriptions, users } from "../db/schema/account.ts";
import { settings } from "../db/schema/platform.ts";
import { passkeys } from "../db/schema/second-factor.ts";
import {
  aBrowser,
  aPerson,
  aWebsite,
  call,
  createTestApp,
  testPassword,
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
  hasSecondFactor?: true;
  /** Signed in, and proved who they are, more than a moment ago. */
  isLongAgo?: true;
  /** A page that is not the application's makes the owner's browser ask. */
  isElsewhere?: true;
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
  "owner in a browser": { ...member, owns: true },
  "owner with a second factor": { ...member, owns: true, hasSecondFactor: true },
  "owner with a second factor, asked long ago": { ...member, owns: true, hasSecondFactor: true, isLongAgo: true },
  "owner with a password, asked long ago": { ...member, owns: true, isLongAgo: true },
  "owner who gave the password and no second factor": { ...member, owns: true, signedIn: false },
  "page elsewhere in the owner's browser": { ...member, owns: true, isElsewhere: true },
} as const satisfies Record<string, Standing>;
type CallerName = keyof typeof callers;

type Refusal = { status: number; code: string };

/** contract.md 1.2: levels and their order. Null lets the caller on to the call itself. */
function refusalFor(definition: EndpointDefinition, caller: Standing): Refusal | null {
  if (definition.auth === "guest") return null;
  if (caller.isElsewhere) return { status: 403, code: "cross_site_request" };
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
  if (definition.confirm && asksAgain(definition.confirm, caller))
    return { status: 403, code: "confirmation_required" };
  if (definition.owner && !caller.owns) return { status: 404, code: "not_found" };
  return null;
}

/** Whether a call asks again who it is: of everybody with a second factor, and before one is added of the others too. */
function asksAgain(kind: "second_factor" | "always", { hasSecondFactor, isLongAgo }: Standing): boolean {
  return isLongAgo === true && (hasSecondFactor === true || kind === "always");
}

/** What only the gate says; a call itself never does, so that being let on shows. */
const gateCodes = [
  "confirmation_required",
  "cross_site_request",
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

/** A caller with what their program or browser sends along. */
type Sender = { headers: Record<string, string> };
const people = new Map<CallerName, Sender | null>();

const byToken = ({ token }: Pick<Person, "token">): Sender => ({ headers: { Authorization: `Bearer ${token}` } });

/** The session of a browser: its cookie, the number of the session, and the signs of the application's own pages. */
async function byCookie(person: Person): Promise<Sender> {
  const browser = aBrowser(app);
  const session = await browser.signIn(person);
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const signs = { "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" };
  return { headers: { cookie, "x-session": String(session), ...signs } };
}

/** The same browser, asked by a page of another site: the cookie comes along, and nothing else of this does. */
const fromElsewhere = ({ headers: { cookie = "", "x-session": session = "" } }: Sender): Sender => ({
  headers: { cookie, "x-session": session, "sec-fetch-site": "cross-site" },
});

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
  const keep = (name: CallerName, person: Person) => people.set(name, byToken(person));
  keep("unverified", await aPerson(app, { verified: false }));
  keep("suspended", await change(await aPerson(app), { suspended_at: new Date() }));
  keep("stranger", await aPerson(app));
  keep("locked out of the beta", await change(await aPerson(app), { is_active: false }));
  const lapsed = { plan: "pro", subscriptionStatus: "past_due" } as const;
  keep("stranger whose subscription lapsed", await aPerson(app, lapsed));
  people.set("page elsewhere in the owner's browser", fromElsewhere(await byCookie(owner)));
});
afterAll(() => app.end());
beforeEach(() => setBeta(false));

type Arranged = { sender: Sender | null; website: typeof site };
const arranged = new Map<CallerName, Arranged>();

/** A caller and the website that the call is about; fresh ones where the call may change or end them. */
async function arrange(name: CallerName, { method }: EndpointDefinition): Promise<Arranged> {
  if (name === "admin who impersonates") return { sender: byToken(await anImpersonator()), website: site };
  const kept = people.get(name);
  if (kept !== undefined) return { sender: kept, website: site };
  const known = method === "GET" ? arranged.get(name) : undefined;
  const found = known ?? (name === "admin" ? await anAdmin() : await anOwner(name));
  if (method === "GET") arranged.set(name, found);
  return found;
}

async function anAdmin(): Promise<Arranged> {
  return { sender: byToken(await aPerson(app, { role: "admin" })), website: site };
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
  const { hasSecondFactor, isLongAgo }: Standing = callers[name];
  if (hasSecondFactor) await haveSecondFactor(person);
  if (isLongAgo)
    await app.database.db.update(sessions).set({ confirmed_at: null }).where(eq(sessions.user_id, person.id));
  if (name === "owner who gave the password and no second factor")
    return { sender: byToken({ token: await openChallenge(person) }), website };
  if (name === "owner in a browser") return { sender: await byCookie(person), website };
  if (!isProgram) return { sender: byToken(person), website };
  const made = await person.call("POST", "/user/api-tokens", { name: "Copy", abilities: ["read"] });
  return { sender: byToken({ token: String(made.body["secret"]) }), website };
}

/** A passkey that nobody will use. */
async function haveSecondFactor({ id }: Person): Promise<void> {
  const key = { name: "Phone", credential_id: randomUUID(), public_key: "-", counter: 0, transports: [] };
  await app.database.db.insert(passkeys).values({ ...key, user_id: id });
}

/** What the first step of signing in gives to an account with a second factor: it is no session. */
async function openChallenge(person: Person): Promise<string> {
  await haveSecondFactor(person);
  const answer = await call(app, "POST", "/login", { email: person.email, password: testPassword });
  return (answer.body["data"] as { challenge: string }).challenge;
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

async function send(definition: EndpointDefinition, sender: Sender | null, website: typeof site): Promise<TestAnswer> {
  const headers = sender?.headers ?? {};
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

/** Told from other owners by the calls that ask again who it is; "asked long ago" with a second factor makes all calls. */
const onlyWhereAskedAgain: CallerName[] = ["owner with a second factor", "owner with a password, asked long ago"];

/**
 * Calls for guests are open to everybody alike, and may end the session that they are made with: two callers
 * stand for all. The event stream goes on after it has let somebody in; whom it refuses it answers.
 */
function namesFor(definition: EndpointDefinition): CallerName[] {
  if (definition.auth === "guest") return ["guest", "owner with a subscription"];
  const names = (Object.keys(callers) as CallerName[]).filter(
    (name) => definition.confirm !== undefined || !onlyWhereAskedAgain.includes(name),
  );
  return names.filter((name) => definition.answer !== "events" || refusalFor(definition, callers[name]) !== null);
}

describe("R1.1-26 R3.6-04 the permission matrix", () => {
  test.each(endpoints)("%s", async (_title, definition) => {
    for (const name of namesFor(definition)) {
      const { sender, website } = await arrange(name, definition);
      await setBeta(callers[name].locked);
      check(name, definition, await send(definition, sender, website));
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
