import { randomUUID } from "node:crypto";
import { passkeys } from "../../db/schema/second-factor.ts";
import { aBrowser, call, testPassword, type Person, type TestApp } from "../../testing/index.ts";

/** A caller with what their program or browser sends along. */
export type Sender = { headers: Record<string, string> };

export const byToken = ({ token }: Pick<Person, "token">): Sender => ({
  headers: { Authorization: `Bearer ${token}` },
});

/** The session of a browser: its cookie, the number of the session, and the signs of the application's own pages. */
export async function byCookie(app: TestApp, person: Person): Promise<Sender> {
  const browser = aBrowser(app);
  const session = await browser.signIn(person);
  const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  const signs = { "x-requested-with": "XMLHttpRequest", "sec-fetch-site": "same-origin" };
  return { headers: { cookie, "x-session": String(session), ...signs } };
}

/** The same browser, asked by a page of another site: the cookie comes along, and nothing else of this does. */
export const fromElsewhere = ({ headers: { cookie = "", "x-session": session = "" } }: Sender): Sender => ({
  headers: { cookie, "x-session": session, "sec-fetch-site": "cross-site" },
});

/** A program that may only read, or write as well. */
export async function byProgram(person: Person, does: "reads" | "writes"): Promise<Sender> {
  const abilities = does === "reads" ? ["read"] : ["read", "write"];
  const made = await person.call("POST", "/user/api-tokens", { name: "Copy", abilities });
  return byToken({ token: String(made.body["secret"]) });
}

/** An admin who looks through somebody's eyes. */
export async function byImpersonation(admin: Person, { id }: Person): Promise<Sender> {
  const started = await admin.call("POST", `/admin/impersonate/${id}`);
  return byToken(started.body["data"] as { token: string });
}

/** What the first step of signing in gives to an account with a second factor: it is no session. */
export async function byChallenge(app: TestApp, person: Person): Promise<Sender> {
  await haveSecondFactor(app, person);
  const answer = await call(app, "POST", "/login", { email: person.email, password: testPassword });
  return byToken({ token: (answer.body["data"] as { challenge: string }).challenge });
}

/** A passkey that nobody will use. */
export async function haveSecondFactor(app: TestApp, { id }: Person): Promise<void> {
  const key = { name: "Phone", credential_id: randomUUID(), public_key: "-", counter: 0, transports: [] };
  await app.database.db.insert(passkeys).values({ ...key, user_id: id });
}
