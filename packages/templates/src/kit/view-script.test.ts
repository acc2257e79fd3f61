import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { viewScript } from "./view-script.ts";

type Visit = { views?: string; isFramed?: boolean; prerendering?: boolean };
type Sent = { url: string; options: { mode: string; body: string; keepalive: boolean } };

/** Runs the script as a browser would and tells what it sent, and how to show a page that was loaded ahead. */
function visit({ views, isFramed = false, prerendering = false }: Visit) {
  const sent: Sent[] = [];
  const shown: (() => void)[] = [];
  const self = {};
  runInNewContext(viewScript, {
    self,
    top: isFramed ? {} : self,
    location: new URL("https://vitrine.example/p/jane/blog"),
    document: {
      currentScript: { dataset: { views } },
      referrer: "https://news.example/",
      prerendering,
      addEventListener: (_event: string, listener: () => void) => shown.push(listener),
    },
    fetch: async (url: string, options: Sent["options"]) => void sent.push({ url, options }),
  });
  return { sent, shown };
}

const views = "/api/public/sites/jane/view";

test("a view is told with its path and where it came from", () => {
  const { sent } = visit({ views });
  expect(sent).toHaveLength(1);
  const [{ url, options } = {} as Sent] = sent;
  expect(url).toBe(views);
  expect(options.keepalive).toBe(true);
  // Text without headers of its own: what a page without an origin may send without being allowed to first.
  expect(options.mode).toBe("no-cors");
  expect(JSON.parse(options.body)).toEqual({ path: "/p/jane/blog", referrer: "https://news.example/" });
});

test("a page that was loaded ahead is counted when it is shown", () => {
  const { sent, shown } = visit({ views, prerendering: true });
  expect(sent).toEqual([]);
  for (const show of shown) show();
  expect(sent).toHaveLength(1);
});

test.each([
  ["names no address", {}],
  ["stands in a frame", { views, isFramed: true }],
])("a page that %s tells nothing", (_when, options) => {
  expect(visit(options).sent).toEqual([]);
});
