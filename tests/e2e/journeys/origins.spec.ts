import type { BrowserContext, Page } from "@playwright/test";
import { createSite } from "../fixtures/onboarding-calls.ts";
import { sampleText } from "../fixtures/sample-cv.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

/** What a hostile script got hold of, and what the browser refused it. */
type Loot = Record<string, string>;

/** Runs in the page that the script got into. */
async function plunder(sessionId: number): Promise<Loot> {
  const attempt = async (work: () => unknown): Promise<string> => {
    try {
      return String(await work());
    } catch (error) {
      return error instanceof Error ? error.name : "refused";
    }
  };
  const front = { "X-Requested-With": "XMLHttpRequest", "X-Session": String(sessionId) };
  const api = (path: string, init: RequestInit = {}) =>
    attempt(async () => (await fetch(`/api${path}`, { credentials: "include", ...init })).status);
  const frame = (path: string) =>
    attempt(async () => {
      const element = document.createElement("iframe");
      element.src = path;
      document.body.append(element);
      await new Promise((resolve) => element.addEventListener("load", resolve));
      return element.contentWindow?.localStorage.getItem("auth_session") ?? "nothing";
    });
  const popup = () =>
    attempt(async () => {
      const opened = window.open("/dashboard");
      await new Promise((resolve) => setTimeout(resolve, 500));
      return opened?.localStorage.getItem("auth_session") ?? "nothing";
    });
  return {
    origin: window.origin,
    cookie: await attempt(() => document.cookie),
    storage: await attempt(() => window.localStorage.getItem("auth_session")),
    read: await api("/user", { headers: front }),
    plainRead: await api("/user"),
    write: await api("/websites", { method: "POST", headers: front, body: "{}" }),
    blind: await api("/logout", { method: "POST", mode: "no-cors" }),
    frame: await frame("/dashboard"),
    popup: await popup(),
  };
}

/** Has a foreign script run in every published page, in the place of the page's own. */
async function infect(context: BrowserContext): Promise<void> {
  await context.route(/\/site-assets\/site-[^/]+\.js$/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      headers: { "Access-Control-Allow-Origin": "*" },
      body: "document.documentElement.dataset.infected = 'yes'",
    }),
  );
}

const sizeOf = async (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").length);

test("a script in a published page neither reads nor uses the session of who looks at it", async ({
  page,
  context,
  person,
}) => {
  const site = await createSite(person, sampleText("Nadia Example"), { status: "published" });
  await signIn(page, person);
  await page.goto("/dashboard");
  await expect(page.getByRole("button", { name: /^Account menu of/ })).toBeVisible();
  await infect(context);
  await page.goto(site.public_url);
  await expect(page.locator("html")).toHaveAttribute("data-infected", "yes");
  const loot = await page.evaluate(plunder, person.sessionId);
  expect(loot).toMatchObject({
    origin: "null",
    cookie: "SecurityError",
    storage: "SecurityError",
    read: "TypeError",
    plainRead: "TypeError",
    write: "TypeError",
    frame: "SecurityError",
  });
  expect(["SecurityError", "nothing"]).toContain(loot["popup"]);
  expect((await person.call("GET", "/websites")).body["data"]).toHaveLength(1);
  expect((await person.call("GET", "/user")).status).toBe(200);
});

test("in its sandbox a page still has its fonts, its links and its form", async ({ page, person }) => {
  await person.call("POST", "/subscription/start-trial", { plan: "premium" });
  const site = await createSite(person, sampleText("Nadia Example"), { status: "published" });
  const problems: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && problems.push(message.text())));
  const counted = page.waitForResponse(/\/api\/public\/sites\/[^/]+\/view$/);
  await page.goto(site.public_url, { waitUntil: "networkidle" });
  expect((await counted).status()).toBe(202);
  expect(await sizeOf(page)).toBeGreaterThan(0);
  await page.getByRole("link", { name: "Write a message" }).first().click();
  await page.getByLabel("Your name").fill("Ada Visitor");
  await page.getByLabel("Your email address").fill("ada@visitor.test");
  await page.getByLabel("Your message").fill("Are you free in May?");
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Your message is on its way" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("pages of other origins, even of the same site, do nothing in somebody's name", async ({
  page,
  context,
  person,
  server,
}) => {
  await signIn(page, person);
  const { port } = new URL(server.url);
  const target = `http://localhost:${port}`;
  for (const attacker of [`http://evil.localhost:${port}`, `http://127.0.0.1:${port}`, "http://evil.example"]) {
    await context.route(`${attacker}/**`, (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Hello</h1>" }),
    );
    await page.goto(`${attacker}/`);
    await page.evaluate(
      async ({ api, session }) => {
        const front = { "X-Requested-With": "XMLHttpRequest", "X-Session": String(session) };
        const body = '{"name":"Stolen"}';
        const base = { method: "POST", credentials: "include", body } as const;
        await Promise.allSettled([
          fetch(`${api}/websites`, { ...base, mode: "no-cors" }),
          fetch(`${api}/websites`, { ...base, headers: { ...front, "Content-Type": "application/json" } }),
          fetch(`${api}/logout`, { method: "POST", credentials: "include", mode: "no-cors" }),
          fetch(`${api}/user/sessions/${session}`, { method: "DELETE", credentials: "include" }),
          fetch(`${api}/user/sessions/${session}`, { method: "POST", credentials: "include", mode: "no-cors" }),
        ]);
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action: `${api}/websites`, enctype: "text/plain" });
        const field = document.createElement("input");
        Object.assign(field, { name: '{"name":"Stolen","a":"', value: '"}' });
        form.append(field);
        document.body.append(form);
        form.submit();
      },
      { api: `${target}/api`, session: person.sessionId },
    );
    await page.waitForURL(`${target}/api/websites`);
    await context.unroute(`${attacker}/**`);
  }
  expect((await person.call("GET", "/user")).status).toBe(200);
  expect((await person.call("GET", "/websites")).body["data"]).toEqual([]);
});
