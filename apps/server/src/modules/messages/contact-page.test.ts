import { afterAll, beforeAll, expect, test } from "vitest";
import { aPerson, aWebsite, createTestApp, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
let owner: Person;
let id: number;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
  owner = await aPerson(app);
  id = (await aWebsite(owner, { subdomain: "maria", full_name: "Maria Sample", status: "published" })).id;
});
afterAll(() => app.end());

const words = {
  name: "Ada Visitor",
  email: "ada@visitor.test",
  message: "Hello,\r\nare you free in May?",
  website: "",
};

const open = (url: string, host = "localhost:3000") => app.http.inject({ url, headers: { host } });

const send = (change: Record<string, string> = {}, url = "/p/maria/contact?send", host = "localhost:3000") =>
  app.http.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded", host },
    payload: new URLSearchParams({ ...words, ...change }).toString(),
  });

async function messages(): Promise<{ name: string; message: string }[]> {
  return (await owner.call("GET", `/websites/${id}/messages`)).body["data"] as { name: string; message: string }[];
}

test("a published site leads to its contact form, which is sent to the site itself and needs no script", async () => {
  const home = await open("/p/maria");
  expect(home.payload).toContain('href="/p/maria/contact"');
  expect(home.payload).toMatch(/<script src="[^"]+" data-views="\/api\/public\/sites\/maria\/view" defer=""/);
  expect(home.headers["content-security-policy"]).toContain("form-action 'none'");
  const page = await open("/p/maria/contact");
  expect(page.statusCode).toBe(200);
  expect(page.headers["content-security-policy"]).toContain("form-action 'self'");
  expect(/<form [^>]*>/.exec(page.payload)?.[0]).toBe(
    '<form class="contact-form" action="/p/maria/contact?send" method="post">',
  );
  expect(page.payload).toContain("Maria Sample");
  expect(page.payload).toContain('<meta name="robots" content="noindex"/>');
});

test("R1.1-31 the form stores one message, however often its button is pressed, and thanks", async () => {
  const answers = await Promise.all([send(), send()]);
  for (const { statusCode, headers } of answers) {
    expect([statusCode, headers.location]).toEqual([303, "/p/maria/contact/sent"]);
  }
  expect(await messages()).toMatchObject([{ name: "Ada Visitor", message: "Hello,\nare you free in May?" }]);
  const thanks = await open("/p/maria/contact/sent");
  expect(thanks.payload).toContain("Your message is on its way");
  expect(thanks.payload).toContain('href="/p/maria"');
  expect(thanks.payload).not.toContain("data-views");
});

test("R1.1-31 a form that was not filled in well comes back with its words and what to put right", async () => {
  const before = (await messages()).length;
  const page = await send({ name: 'Ada "<b>"', email: "nowhere", message: " " });
  expect([page.statusCode, page.headers["cache-control"]]).toEqual([422, "no-store"]);
  expect(page.payload).toContain('value="Ada &quot;&lt;b&gt;&quot;"');
  expect(page.payload.match(/aria-invalid="true"/g)).toHaveLength(2);
  expect(page.payload).toContain('href="#contact-email"');
  const trapped = await send({ website: "https://spam.example" });
  expect(trapped.statusCode).toBe(422);
  const odd = await app.http.inject({ method: "POST", url: "/p/maria/contact" });
  expect(odd.statusCode).toBe(422);
  expect(await messages()).toHaveLength(before);
});

test("a site on its own host takes messages there", async () => {
  const home = await open("/", "maria.localhost:3000");
  expect(home.payload).toContain('href="/contact"');
  expect((await open("/contact", "maria.localhost:3000")).payload).toContain('action="/contact?send"');
  const answer = await send({ name: "Ben" }, "/contact?send", "maria.localhost:3000");
  expect([answer.statusCode, answer.headers.location]).toEqual([303, "/contact/sent"]);
  expect((await messages())[0]?.name).toBe("Ben");
  expect((await send({}, "/contact")).statusCode).toBe(404);
});

test("a site that not everybody may see has no form", async () => {
  const hidden = await aPerson(app);
  await aWebsite(hidden, { subdomain: "hidden-maria", status: "private" });
  const unknown = await send({}, "/p/nobody-lives-here/contact");
  const answer = await send({}, "/p/hidden-maria/contact");
  expect([answer.statusCode, answer.payload]).toEqual([404, unknown.payload]);
  expect((await open("/p/hidden-maria/contact")).statusCode).toBe(404);
  const seen = await hidden.call("GET", "/public/sites/hidden-maria/html");
  expect(seen.body["html"]).not.toContain("/contact");
});
