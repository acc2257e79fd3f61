import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { supportTickets } from "../../db/schema/outreach.ts";
import { aPerson, call, createTestApp, eventually, type TestApp } from "../../testing/index.ts";

let app: TestApp;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.end());

const question = { subject: "Two\r\ncolumns", message: "My CV has <b>two</b> columns." };

async function ticket(id: unknown) {
  const [row] = await app.database.db
    .select()
    .from(supportTickets)
    .where(eq(supportTickets.id, Number(id)));
  return row;
}

const mailAbout = (id: unknown) =>
  eventually(() => app.mails.find((mail) => mail.subject.includes(`Ticket ${String(id)}:`)));

test("a guest's question is kept and mailed, with the way back to its writer", async () => {
  const answer = await call(app, "POST", "/support", { name: "Ada", email: "ada@example.test", ...question });
  expect(answer.status).toBe(201);
  const { ticket_id } = answer.body["data"] as { ticket_id: number };
  expect(await ticket(ticket_id)).toMatchObject({ user_id: null, email: "ada@example.test", priority: false });
  const mail = await mailAbout(ticket_id);
  expect(mail).toMatchObject({ to: "support@example.test", replyTo: "ada@example.test" });
  expect(mail.subject).toBe(`Ticket ${ticket_id}: Two columns`);
  expect(mail.html).not.toContain("<b>");
});

test("name and address of somebody signed in come from the account; premium comes first", async () => {
  const person = await aPerson(app, { plan: "premium" });
  const answer = await person.call("POST", "/support", { name: "Forged", email: "forged@example.test", ...question });
  const { ticket_id } = answer.body["data"] as { ticket_id: number };
  expect(await ticket(ticket_id)).toMatchObject({ user_id: person.id, email: person.email, priority: true });
  expect((await mailAbout(ticket_id)).subject).toMatch(/^\[Priority\] /);
});

test("a guest must say who asks, and everybody what; all is asked at once", async () => {
  const nothing = await call(app, "POST", "/support", {});
  expect(Object.keys(nothing.body["errors"] ?? {})).toEqual(["name", "email", "subject", "message"]);
  const person = await aPerson(app);
  const known = await person.call("POST", "/support", {});
  expect(Object.keys(known.body["errors"] ?? {})).toEqual(["subject", "message"]);
  expect(await call(app, "POST", "/support", question)).toMatchObject({
    status: 422,
    body: { errors: { name: [expect.any(String)] } },
  });
  expect(await call(app, "POST", "/support", { name: "Ada", email: "ada@example.test" })).toMatchObject({
    status: 422,
    body: { errors: { subject: [expect.any(String)], message: [expect.any(String)] } },
  });
});

test("the same question sent again with its key makes one ticket", async () => {
  const headers = { "Idempotency-Key": "one-question" };
  const body = { name: "Ada", email: "once@example.test", ...question };
  const first = await call(app, "POST", "/support", body, headers);
  const again = await call(app, "POST", "/support", body, headers);
  expect(again.body).toEqual(first.body);
  const rows = await app.database.db.select().from(supportTickets).where(eq(supportTickets.email, "once@example.test"));
  expect(rows).toHaveLength(1);
});

test("very many questions and addresses from many networks are asked to come later", async () => {
  // A hundredth: two tickets of all, one of each writer, six addresses on the waiting list.
  const strict = await createTestApp({ workers: false, rateLimitFactor: 0.01 });
  let network = 0;
  const from = async (url: string, payload: object) => {
    network += 1;
    const answer = await strict.http.inject({ method: "POST", url, remoteAddress: `192.0.2.${network}`, payload });
    return answer.statusCode;
  };
  const ask = (email: string) => from("/api/support", { name: "Ada", email, ...question });
  const asked = [await ask("a@example.test"), await ask("a@example.test"), await ask("b@example.test")];
  expect([...asked, await ask("c@example.test")]).toEqual([201, 429, 201, 429]);
  const joined: number[] = [];
  while (joined.length < 7) joined.push(await from("/api/waiting-list", { email: `w${joined.length}@example.test` }));
  expect(joined).toEqual([201, 201, 201, 201, 201, 201, 429]);
  await strict.end();
});
