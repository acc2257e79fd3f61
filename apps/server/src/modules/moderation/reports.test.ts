import { createQueue } from "../../ports/queue/queue.ts";
import { createModerationNews } from "./news.ts";
import { forgetReporters } from "./reports-repository.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, call, createTestApp, eventually, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let admin: Person;

beforeAll(async () => {
  app = await createTestApp();
  admin = await aPerson(app, { role: "admin" });
});
afterAll(() => app.end());

type Site = { owner: Person; id: number; subdomain: string };

async function aSite(status = "published"): Promise<Site> {
  const owner = await aPerson(app);
  const website = await aWebsite(owner, { status });
  return { owner, id: website.id, subdomain: website.subdomain ?? "reported-draft" };
}

const words = { category: "deception", message: "It asks for the password of my bank." };

const report = ({ subdomain }: Pick<Site, "subdomain">, more = {}, address = "192.0.2.1") =>
  app.http.inject({
    method: "POST",
    url: `/api/public/sites/${subdomain}/report`,
    remoteAddress: address,
    payload: { ...words, ...more },
  });

const send = (values: Record<string, string>) =>
  app.http.inject({
    method: "POST",
    url: "/report",
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(values).toString(),
  });

const open = (url: string) => app.http.inject({ url });
const reported = async ({ owner }: Site, state = "open") =>
  (await admin.call("GET", `/admin/reports?state=${state}&search=${owner.email}`)).body["data"];

test("every public page leads to its report, and pages that others host do not", async () => {
  const site = await aSite();
  for (const path of ["", "/contact"]) {
    const page = await open(`/p/${site.subdomain}${path}`);
    expect(page.payload).toContain(`href="http://localhost:3000/report?site=${site.subdomain}"`);
  }
  const form = await open(`/report?site=${site.subdomain}`);
  expect([form.statusCode, form.headers["x-robots-tag"]]).toEqual([200, "noindex"]);
  expect(form.payload).toContain(`<strong>${site.subdomain}</strong>`);
  expect(form.payload).not.toContain("<script");
  expect(form.headers["content-security-policy"]).toContain("form-action 'self'");
});

test("the form works without script: it is stored and thanked for, or comes back with what is wrong", async () => {
  const site = await aSite();
  const answer = await send({ site: site.subdomain, ...words, email: " Eve@Example.test ", website: "" });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/report/sent"]);
  expect((await open("/report/sent")).payload).toContain("Thank you for telling us.");
  const wrong = await send({ site: site.subdomain, category: "nothing", message: "\u200B", email: 'a"><b>' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.payload.match(/aria-invalid="true"/g)).toHaveLength(3);
  expect(wrong.payload).not.toContain("<b>");
  expect((await send({ site: site.subdomain, ...words, website: "https://spam.test" })).statusCode).toBe(422);
  const { body } = await admin.call("GET", `/admin/reports/${site.id}`);
  expect(body["reports"]).toMatchObject([{ ...words, email: "eve@example.test", closed_at: null, outcome: null }]);
});

test.each([
  ["http://localhost:3000/p/SUB/blog/a-post", true],
  ["http://SUB.localhost:3000/blog", true],
  ["localhost:3000/p/SUB", true],
  ["SUB", true],
  ["not an address at all", false],
  ["", false],
])("the page that is meant may be named by its address: %j", async (address, isNamed) => {
  const site = await aSite();
  const answer = await send({ site: address.replace("SUB", site.subdomain), ...words });
  expect(answer.statusCode).toBe(isNamed ? 303 : 422);
  expect(await reported(site)).toHaveLength(isNamed ? 1 : 0);
});

test("nothing tells which sites there are, and only what others can see is kept", async () => {
  const [draft, hidden] = [await aSite("draft"), await aSite("private")];
  await draft.owner.call("PATCH", `/websites/${draft.id}/builder`, { subdomain: "reported-draft" });
  const answers = [await report({ subdomain: "nobody-lives-here" }), await report(draft), await report(hidden)];
  expect(new Set(answers.map(({ statusCode, payload }) => `${statusCode} ${payload}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(201);
  expect(await reported(draft)).toEqual([]);
  expect(await reported(hidden)).toMatchObject([{ reports: 1 }]);
  const form = (name: string) => open(`/report?site=${name}`).then(({ payload }) => payload.replaceAll(name, "…"));
  expect(await form("reported-draft")).toBe(await form("nobody-lives-here"));
});

test("admins see how many people reported a site, and nobody else does", async () => {
  const site = await aSite();
  for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2"]) await report(site, {}, address);
  await report(site, { category: "spam" }, "192.0.2.3");
  expect(await reported(site)).toMatchObject([
    { website: { id: site.id }, owner: { email: site.owner.email }, reports: 4, reporters: 3 },
  ]);
  expect((await site.owner.call("GET", "/admin/reports")).status).toBe(403);
  const exported = await site.owner.call("GET", "/user/export");
  expect(exported.raw).not.toContain("password of my bank");
});

test("dismissed reports are closed and their writers told once; a week later their addresses are gone", async () => {
  const site = await aSite();
  await report(site, { email: "dan@example.test" });
  await report(site, { email: "dan@example.test" }, "192.0.2.9");
  expect((await admin.call("POST", `/admin/reports/${site.id}/dismiss`)).status).toBe(200);
  expect((await admin.call("POST", `/admin/reports/${site.id}/dismiss`)).status).toBe(409);
  expect(await reported(site)).toEqual([]);
  expect(await reported(site, "closed")).toMatchObject([{ reports: 2, reporters: 2 }]);
  const { body } = await admin.call("GET", `/admin/reports/${site.id}`);
  expect(body["reports"]).toMatchObject([{ outcome: "dismissed" }, { outcome: "dismissed" }]);
  await eventually(() =>
    app.mails.find(({ to, text }) => to === "dan@example.test" && text.includes("stays as it is")),
  );
  await forgetReporters(app.database.db, new Date(app.clock.now().getTime() + 60_000));
  const later = await admin.call("GET", `/admin/reports/${site.id}`);
  expect(later.body["reports"]).toMatchObject([{ email: null }, { email: null }]);
  const audited = await admin.call("GET", "/admin/audit-log?action=reports.dismissed");
  expect(audited.body["data"]).toMatchObject([{ target: { id: String(site.id) }, details: { reports: 2 } }]);
});

test("a take-down closes the reports, and their writers are told", async () => {
  const site = await aSite();
  await report(site, { email: "ida@example.test" });
  const body = { status: "draft", reason: "Phishing.", category: "deception" };
  expect((await admin.call("PATCH", `/admin/websites/${site.id}`, body)).status).toBe(200);
  expect(await reported(site)).toEqual([]);
  expect(await reported(site, "closed")).toMatchObject([{ website: { status: "draft" } }]);
  await eventually(() => app.mails.find(({ to, text }) => to === "ida@example.test" && text.includes("not public")));
});

test("a flood of reports of one site ends, from many addresses as from one", async () => {
  const limited = await createTestApp({ workers: false, rateLimitFactor: 1 });
  try {
    const owner = await aPerson(limited);
    const subdomain = (await aWebsite(owner, { status: "published" })).subdomain ?? "";
    const from = (remoteAddress: string) =>
      limited.http.inject({
        method: "POST",
        url: `/api/public/sites/${subdomain}/report`,
        remoteAddress,
        payload: words,
      });
    for (let one = 1; one <= 20; one += 1) expect((await from(`10.1.0.${one}`)).statusCode).toBe(201);
    const refused = await from("10.1.0.21");
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      429,
      "Many people have reported this page already. We are looking into it.",
    ]);
    const page = await limited.http.inject({
      method: "POST",
      url: "/report",
      remoteAddress: "10.1.0.22",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({ site: subdomain, ...words }).toString(),
    });
    expect([page.statusCode, page.payload.includes("Many people have reported")]).toEqual([429, true]);
    for (let time = 1; time <= 5; time += 1) await call(limited, "POST", "/public/sites/other-site/report", words);
    expect((await call(limited, "POST", "/public/sites/other-site/report", words)).status).toBe(429);
  } finally {
    await limited.end();
  }
});

test("admins are told of reports and objections together, once, and of none that is answered by then", async () => {
  const queue = await createQueue(app.database.url, () => undefined);
  const news = createModerationNews({ db: app.database.db, clock: app.clock, queue });
  const told = () => app.mails.filter(({ to, subject }) => to === admin.email && subject.startsWith("New: "));
  await news.tell();
  app.mails.length = 0;
  const [first, second, third] = [await aSite(), await aSite(), await aSite()];
  await report(first);
  await report(second, {}, "192.0.2.9");
  const decision = { status: "draft", reason: "A look is needed.", category: "deception" };
  expect((await admin.call("PATCH", `/admin/websites/${third.id}`, decision)).status).toBe(200);
  const objection = { message: "It is only my CV." };
  expect((await third.owner.call("POST", `/websites/${third.id}/appeals`, objection)).status).toBe(201);
  await news.tell();
  await eventually(() => told()[0]);
  await news.tell();
  await report(second, {}, "192.0.2.10");
  await news.tell();
  await eventually(() => told()[1]);
  await queue.stop();
  expect(told().map(({ subject }) => subject)).toEqual(["New: 2 reports and 1 objection", "New: 1 report"]);
  expect(told()[0]?.text).toContain("/admin/appeals");
  expect(told()[0]?.text).not.toContain(words.message);
});
