import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { accessScript } from "./unavailable-page.ts";

type Visit = { url: string; token?: string; answer?: { status: number; body: unknown } };

/** Runs the script as a browser would at `url` and tells what it asked for and what it did. */
async function visit({ url, token, answer }: Visit) {
  const asked: { path: string; authorization: string }[] = [];
  const written: string[] = [];
  const links = { ".sign-in a": { href: "/login" }, ".name a": { href: "/" } };
  const root = { dataset: {} as Record<string, string> };
  const location = new URL(url);
  runInNewContext(accessScript.body, {
    location,
    localStorage: { getItem: (key: string) => (key === "auth_token" ? (token ?? null) : null) },
    document: {
      currentScript: { dataset: { app: "https://vitrine.example", sites: "vitrine.example" } },
      documentElement: root,
      addEventListener: (_event: string, listener: () => void) => listener(),
      querySelector: (selector: keyof typeof links) => links[selector],
      open: () => undefined,
      write: (html: string) => written.push(html),
      close: () => undefined,
    },
    fetch: async (path: string, init: { headers: { Authorization: string } }) => {
      asked.push({ path, authorization: init.headers.Authorization });
      if (!answer) throw new Error("offline");
      return { ok: answer.status === 200, json: async () => answer.body };
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
  return { asked, written, links, state: root.dataset["state"] };
}

const privateSite = "https://vitrine.example/p/jane-doe";

test("without a token nothing is asked", async () => {
  expect(await visit({ url: privateSite })).toMatchObject({ asked: [], written: [], state: undefined });
});

test("with a token the site is asked for and shown", async () => {
  const seen = await visit({
    url: privateSite,
    token: "t0ken",
    answer: { status: 200, body: { html: "<h1>Jane</h1>" } },
  });
  expect(seen.asked).toEqual([{ path: "/api/public/sites/jane-doe/html", authorization: "Bearer t0ken" }]);
  expect(seen.written).toEqual(["<h1>Jane</h1>"]);
});

test("a page of the blog is asked for by its path", async () => {
  const answer = { status: 200, body: { html: "<h1>Post</h1>" } };
  const seen = await visit({ url: `${privateSite}/blog/a-post`, token: "t0ken", answer });
  expect(seen.asked).toMatchObject([{ path: "/api/public/sites/jane-doe/html?path=%2Fblog%2Fa-post" }]);
  expect(seen.written).toEqual(["<h1>Post</h1>"]);
});

test.each([
  ["the caller may not see it", { status: 404, body: { success: false } }],
  ["the answer is not a page", { status: 200, body: {} }],
  ["there is no connection", undefined],
])("the page stays, without the advice to sign in, when %s", async (_when, answer) => {
  const seen = await visit({ url: privateSite, token: "t0ken", ...(answer ? { answer } : {}) });
  expect(seen).toMatchObject({ written: [], state: "signed-in" });
});

test("on a site's own host the links lead to the application, and no token is looked for", async () => {
  const seen = await visit({ url: "https://jane-doe.vitrine.example/", token: "t0ken" });
  expect(seen.asked).toEqual([]);
  expect(seen.links).toEqual({
    ".sign-in a": { href: "https://vitrine.example/p/jane-doe" },
    ".name a": { href: "https://vitrine.example/" },
  });
});
