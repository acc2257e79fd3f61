import { durations, limits } from "@vitrine/model";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aPerson, aWebsite, call, createTestApp, websiteOf, type Person, type TestApp } from "../../testing/index.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ workers: false });
});
afterAll(() => app.end());

const patch = (person: Person, id: number, body: unknown) => person.call("PATCH", `/websites/${id}/builder`, body);
const availability = async (person: Person, query: string) =>
  (await person.call("GET", `/subdomains/availability?${query}`)).body["data"];

test("leaving draft assigns a subdomain made from the person's name, numbered when it is taken", async () => {
  const names: (string | null)[] = [];
  for (const status of ["published", "private", "published"]) {
    const person = await aPerson(app);
    const website = await aWebsite(person, { full_name: "José Núñez", status });
    names.push(website.subdomain);
  }
  expect(names).toEqual(["jose-nunez", "jose-nunez-2", "jose-nunez-3"]);
});

describe("suggested addresses", () => {
  const suggested = async (person: Person, query: Record<string, string>) =>
    (await person.call("GET", `/subdomains/suggestions?${String(new URLSearchParams(query))}`)).body["data"];
  const who = { name: "Rosa Quill", title: "Bookbinder", email: "rosa.quill@example.test" };

  test("are those that nobody else has, the best first", async () => {
    const [other, mover, person] = [await aPerson(app), await aPerson(app), await aPerson(app)];
    const { id } = await aWebsite(person, { full_name: who.name });
    const free = ["rosa-quill", "quill-bookbinder", "rosa-quill-bookbinder", "rosa-quill-cv"];
    expect(await suggested(person, { ...who, website_id: String(id) })).toEqual(free);
    await aWebsite(other, { subdomain: "rosa-quill" });
    const moved = await aWebsite(mover, { subdomain: "quill-bookbinder" });
    await patch(mover, moved.id, { subdomain: "elsewhere-now" });
    expect(await suggested(person, { ...who, website_id: String(id) })).toEqual(free.slice(2));
    await patch(person, id, { subdomain: "rosa-quill-cv" });
    expect(await suggested(person, who)).toEqual(["rosa-quill-bookbinder"]);
    expect(await suggested(person, { ...who, website_id: String(id) })).toEqual(free.slice(2));
  });

  test("are the numbered name where none is free", async () => {
    const person = await aPerson(app);
    for (const subdomain of ["jo-bly", "bly-baker", "jo-bly-baker", "jo-bly-cv", "jo-bly-2"])
      await aWebsite(await aPerson(app), { subdomain });
    expect(await suggested(person, { name: "Jo Bly", title: "Baker" })).toEqual(["jo-bly-3"]);
  });

  test("are asked for by people with an account and a name of bearable length", async () => {
    const person = await aPerson(app);
    expect((await call(app, "GET", "/subdomains/suggestions?name=Jo")).status).toBe(401);
    const long = await person.call("GET", `/subdomains/suggestions?name=${"x".repeat(256)}`);
    expect([long.status, Object.keys(long.body["errors"] ?? {})]).toEqual([422, ["name"]]);
  });
});

test("a name of which nothing is known in Latin letters still gets an address", async () => {
  const person = await aPerson(app);
  const website = await aWebsite(person, { full_name: "龘", status: "published" });
  expect(website).toMatchObject({
    subdomain: expect.stringMatching(/^portfolio/),
    public_url: `/p/${website.subdomain}`,
  });
});

test("parallel publications with one name get an address each", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(app)));
  const sites = await Promise.all(people.map((person) => aWebsite(person, { full_name: "Same Name" })));
  const answers = await Promise.all(
    people.map((person, index) => person.call("POST", `/websites/${sites[index]?.id}/publish`)),
  );
  expect(answers.map((answer) => answer.status)).toEqual(people.map(() => 200));
  expect(new Set(answers.map((answer) => websiteOf(answer).subdomain)).size).toBe(6);
});

test("of parallel claims of one subdomain exactly one wins", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => aPerson(app)));
  const sites = await Promise.all(people.map((person) => aWebsite(person)));
  const answers = await Promise.all(
    people.map((person, index) => patch(person, sites[index]?.id ?? 0, { subdomain: "wanted" })),
  );
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  const refused = answers.filter((answer) => answer.status === 422);
  expect(refused).toHaveLength(5);
  expect(refused[0]?.body["errors"]).toEqual({ subdomain: ["The subdomain has already been taken."] });
});

test("a name that browsers would show in other letters cannot be taken; those that exist stay", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person);
  const sentence = "The subdomain must be 3 to 63 letters, digits or hyphens, without a hyphen at either end.";
  for (const subdomain of ["xn--80ak6aa92e", "XN--p1ai-site", "ab--cd"]) {
    const answer = await patch(person, id, { subdomain });
    expect([answer.status, answer.body["errors"]]).toEqual([422, { subdomain: [sentence] }]);
    expect(await availability(person, `subdomain=${subdomain}`)).toMatchObject({ available: false, reason: sentence });
  }
  await app.database.pool.query("update websites set subdomain = 'xn--older' where id = $1", [id]);
  expect((await patch(person, id, { name: "Renamed", subdomain: "xn--older", status: "published" })).status).toBe(200);
  expect((await call(app, "GET", "/public/sites/xn--older")).status).toBe(200);
});

test("a released subdomain is held for its former owner for 30 days", async () => {
  const former = await aPerson(app);
  const other = await aPerson(app);
  const { id } = await aWebsite(former, { subdomain: "held-one" });
  const { id: otherId } = await aWebsite(other);
  await former.call("DELETE", `/websites/${id}`);
  expect((await patch(other, otherId, { subdomain: "held-one" })).status).toBe(422);
  expect(await availability(other, "subdomain=held-one")).toMatchObject({ available: false });
  expect(await availability(former, "subdomain=held-one")).toMatchObject({ available: true, reason: null });

  app.clock.advance(durations.subdomainHoldMs + 60_000);
  const later = await aPerson(app);
  const { id: laterId } = await aWebsite(later);
  expect((await patch(later, laterId, { subdomain: "held-one" })).status).toBe(200);
});

test("the former owner may take a released subdomain again, and a change releases the one before", async () => {
  const person = await aPerson(app);
  const stranger = await aPerson(app);
  const { id } = await aWebsite(person, { subdomain: "mine-first" });
  await patch(person, id, { subdomain: "mine-second" });
  expect(await availability(stranger, "subdomain=mine-first")).toMatchObject({ available: false });
  expect((await patch(person, id, { subdomain: "MINE-first" })).status).toBe(200);
  expect(websiteOf(await person.call("GET", `/websites/${id}`)).subdomain).toBe("mine-first");
});

test("a former address leads to the present one for a year, and nobody else gets it meanwhile", async () => {
  const person = await aPerson(app);
  const stranger = await aPerson(app);
  const { id } = await aWebsite(person, { subdomain: "former-one", status: "published" });
  const get = (url: string, host = "localhost:3000") => app.http.inject({ url, headers: { host } });
  await patch(person, id, { subdomain: "former-two" });
  await patch(person, id, { subdomain: "former-three" });

  for (const [from, to] of [
    ["/p/former-one", "/p/former-three"],
    ["/p/former-two/contact?x=1", "/p/former-three/contact?x=1"],
    ["/p/former-one/card.png", "/p/former-three/card.png"],
    ["/p/former-one/contact.vcf", "/p/former-three/contact.vcf"],
  ] as const) {
    const answer = await get(from);
    expect([answer.statusCode, answer.headers["location"]]).toEqual([301, to]);
  }
  const onHost = await get("/contact", "former-one.localhost:3000");
  expect([onHost.statusCode, onHost.headers["location"]]).toEqual([301, "http://former-three.localhost:3000/contact"]);
  expect(await availability(stranger, "subdomain=former-one")).toMatchObject({ available: false });
  const former = await person.call("GET", `/websites/${id}/former-addresses`);
  expect(former.body["data"]).toMatchObject([{ subdomain: "former-two" }, { subdomain: "former-one" }]);
  expect((await stranger.call("GET", `/websites/${id}/former-addresses`)).status).toBe(404);

  await patch(person, id, { status: "draft" });
  expect((await get("/p/former-one")).statusCode).toBe(404);
  await patch(person, id, { status: "published" });
  app.clock.advance(durations.formerSubdomainMs + 60_000);
  expect((await get("/p/former-one")).statusCode).toBe(404);
  const later = await aPerson(app);
  expect(await availability(later, "subdomain=former-one")).toMatchObject({ available: true });
});

test("only the last former addresses of a website lead to it, and none after it is deleted", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person, { subdomain: "wanders-0", status: "published" });
  const moves = limits.formerSubdomains + 2;
  for (let move = 1; move <= moves; move += 1) await patch(person, id, { subdomain: `wanders-${move}` });
  const former = (await person.call("GET", `/websites/${id}/former-addresses`)).body["data"] as unknown[];
  expect(former).toHaveLength(limits.formerSubdomains);
  await person.call("DELETE", `/websites/${id}`);
  app.clock.advance(durations.subdomainHoldMs + 60_000);
  const later = await aPerson(app);
  expect(await availability(later, `subdomain=wanders-${moves - 1}`)).toMatchObject({ available: true });
});

test("a draft may give its subdomain up, a visible site may not", async () => {
  const person = await aPerson(app);
  const { id } = await aWebsite(person, { subdomain: "given-up" });
  await patch(person, id, { status: "published" });
  const refused = await patch(person, id, { subdomain: null });
  expect(refused).toMatchObject({ status: 422, body: { errors: { subdomain: [expect.any(String)] } } });
  const answer = await patch(person, id, { status: "draft", subdomain: null });
  expect(websiteOf(answer)).toMatchObject({ status: "draft", subdomain: null });
});

test("availability explains what is wrong with a name", async () => {
  const person = await aPerson(app);
  const website = await aWebsite(person, { subdomain: "own-name" });
  expect(await availability(person, "subdomain=-x")).toMatchObject({ available: false, reason: expect.any(String) });
  expect(await availability(person, "subdomain=www")).toMatchObject({
    available: false,
    reason: "The subdomain is reserved. Please choose another one.",
  });
  expect(await availability(person, "subdomain=own-name")).toMatchObject({ available: false });
  expect(await availability(person, `subdomain=own-name&website_id=${website.id}`)).toMatchObject({ available: true });
});
