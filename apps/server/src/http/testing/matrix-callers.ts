import { eq } from "drizzle-orm";
import { sessions, subscriptions, users } from "../../db/schema/account.ts";
import { settings } from "../../db/schema/platform.ts";
import { aPerson, aWebsite, createTestApp, type Person, type TestApp } from "../../testing/index.ts";
import { callers, type CallerName, type Standing } from "./matrix-rules.ts";
import {
  byChallenge,
  byCookie,
  byImpersonation,
  byProgram,
  byToken,
  fromElsewhere,
  haveSecondFactor,
  type Sender,
} from "./matrix-senders.ts";

export type MatrixSite = { id: number; subdomain: string | null };
type Arranged = { sender: Sender | null; website: MatrixSite };

/** The people of the permission matrix, in an application of their own. */
export class MatrixCallers {
  readonly app: TestApp;
  /** A published website of somebody whom no call is made as, except from elsewhere. */
  readonly site: MatrixSite;
  /** Those whom no call changes. */
  readonly kept: ReadonlyMap<CallerName, Sender | null>;
  /** One who is never asked to go, so that another may. */
  readonly #admin: Person;
  readonly #arranged = new Map<CallerName, Arranged>();

  private constructor(app: TestApp, people: Pick<MatrixCallers, "site" | "kept"> & { admin: Person }) {
    this.app = app;
    this.site = people.site;
    this.kept = people.kept;
    this.#admin = people.admin;
  }

  static async open(): Promise<MatrixCallers> {
    const app = await createTestApp({ workers: false });
    const owner = await aPerson(app);
    const site = await aWebsite(owner, { status: "published" });
    const admin = await aPerson(app, { role: "admin" });
    return new MatrixCallers(app, { site, admin, kept: await keptPeople(app, owner) });
  }

  /** A caller and the website that the call is about: the same for one call after the other, until one changes them. */
  async arrange(name: CallerName): Promise<Arranged> {
    const kept = this.kept.get(name);
    if (kept !== undefined) return { sender: kept, website: this.site };
    const found = this.#arranged.get(name) ?? (await this.#make(name));
    this.#arranged.set(name, found);
    return found;
  }

  /** To be said of a call that may have changed who made it, or what it was about: the next one gets others. */
  forget(name: CallerName): void {
    this.#arranged.delete(name);
  }

  async setBeta(value: boolean): Promise<void> {
    const row = { name: "beta_access_enabled", value };
    await this.app.database.db
      .insert(settings)
      .values(row)
      .onConflictDoUpdate({ target: settings.name, set: { value } });
  }

  async #make(name: CallerName): Promise<Arranged> {
    const { app, site: website } = this;
    if (name === "admin") return { sender: byToken(await aPerson(app, { role: "admin" })), website };
    if (name !== "admin who impersonates") return anOwner(app, name);
    return { sender: await byImpersonation(this.#admin, await aPerson(app, { verified: false })), website };
  }
}

async function keptPeople(app: TestApp, owner: Person): Promise<Map<CallerName, Sender | null>> {
  const change = async (person: Person, values: Partial<typeof users.$inferInsert>) => {
    await app.database.db.update(users).set(values).where(eq(users.id, person.id));
    return byToken(person);
  };
  const lapsed = { plan: "pro", subscriptionStatus: "past_due" } as const;
  return new Map<CallerName, Sender | null>([
    ["guest", null],
    ["unverified", byToken(await aPerson(app, { verified: false }))],
    ["suspended", await change(await aPerson(app), { suspended_at: new Date() })],
    ["stranger", byToken(await aPerson(app))],
    ["locked out of the beta", await change(await aPerson(app), { is_active: false })],
    ["stranger whose subscription lapsed", byToken(await aPerson(app, lapsed))],
    ["page elsewhere in the owner's browser", fromElsewhere(await byCookie(app, owner))],
  ]);
}

async function anOwner(app: TestApp, name: CallerName): Promise<Arranged> {
  const { db } = app.database;
  const { hasAccess, hasSecondFactor, isLongAgo, program }: Standing = callers[name];
  const person = await aPerson(app, name === "owner with a subscription" || program ? { plan: "premium" } : {});
  const website = await aWebsite(person);
  if (!hasAccess) await db.insert(subscriptions).values({ user_id: person.id, plan: "pro", status: "canceled" });
  if (hasSecondFactor) await haveSecondFactor(app, person);
  if (isLongAgo) await db.update(sessions).set({ confirmed_at: null }).where(eq(sessions.user_id, person.id));
  return { sender: await senderOf(app, name, person), website };
}

async function senderOf(app: TestApp, name: CallerName, person: Person): Promise<Sender> {
  if (name === "owner who gave the password and no second factor") return byChallenge(app, person);
  if (name === "owner in a browser") return byCookie(app, person);
  const { program }: Standing = callers[name];
  return program ? byProgram(person, program) : byToken(person);
}
