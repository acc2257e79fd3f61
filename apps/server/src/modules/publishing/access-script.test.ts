import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { accessScript } from "./unavailable-page.ts";

/** Runs the script as a browser would at `url` and tells what it did to the page. */
function visit({ url, session }: { url: string; session?: string }) {
  const links = { ".sign-in a": { href: "/login" }, ".name a": { href: "/" } };
  const root = { dataset: {} as Record<string, string> };
  runInNewContext(accessScript.body, {
    location: new URL(url),
    localStorage: { getItem: (key: string) => (key === "auth_session" ? (session ?? null) : null) },
    document: {
      currentScript: { dataset: { app: "https://vitrine.example", sites: "vitrine.example" } },
      documentElement: root,
      addEventListener: (_event: string, listener: () => void) => listener(),
      querySelector: (selector: keyof typeof links) => links[selector],
    },
  });
  return { links, state: root.dataset["state"] };
}

const privateSite = "https://vitrine.example/p/jane-doe";

test("a guest keeps the advice to sign in", () => {
  expect(visit({ url: privateSite }).state).toBeUndefined();
});

test("who is signed in, and still may not see the page, is not told to sign in", () => {
  expect(visit({ url: privateSite, session: "17" }).state).toBe("signed-in");
});

test("on a site's own host the links lead to the application, and no session is looked for", () => {
  const seen = visit({ url: "https://jane-doe.vitrine.example/", session: "17" });
  expect(seen.state).toBeUndefined();
  expect(seen.links).toEqual({
    ".sign-in a": { href: "https://vitrine.example/p/jane-doe" },
    ".name a": { href: "https://vitrine.example/" },
  });
});
