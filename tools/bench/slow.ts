import { chromium, type Browser, type Page } from "@playwright/test";
import { createPerson } from "@vitrine/e2e/api-person";
import { signInEverywhere } from "@vitrine/e2e/browser-session";
import type { RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "./browser.ts";
import { createHeavySite } from "./builder.ts";
import { throttle } from "./load.ts";
import { kilobytes, median, seconds, type Section } from "./report.ts";

const loads = 3;

type Visit = {
  name: string;
  path: string;
  aimMs: number;
  /** What has to stand there before the page can be used. */ usable: string;
};

type Times = {
  htmlMs: number;
  firstPaintMs: number;
  usableMs: number;
  largestMs: number;
  /** Time in which scripts held the page for more than 50 ms at a stretch, until it was usable. */ busyMs: number;
};

type Measured = Times & {
  requests: number;
  bytes: number;
  scripts: number;
  pictures: number;
};

/** How long the pages of the application take to be of use on a slow line, each with an empty cache. */
export async function measureSlow(server: RunningServer): Promise<Section> {
  const person = await createPerson(server, "Omar Example");
  const id = await createHeavySite(person);
  const visits: readonly Visit[] = [
    { name: "landing", path: "/", aimMs: 1500, usable: "main h1" },
    { name: "login", path: "/login", aimMs: 1800, usable: "form input[type=password]" },
    { name: "dashboard", path: "/dashboard", aimMs: 2500, usable: "main article h3, main article h2" },
    { name: "builder", path: `/builder/${id}?section=personal`, aimMs: 3000, usable: "main input[name=full_name]" },
  ];
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const rows: string[][] = [];
    const figures: Section["figures"] = [];
    for (const visit of visits) {
      const isGuest = visit.name === "landing" || visit.name === "login";
      const all: Measured[] = [];
      for (let turn = 0; turn < loads; turn += 1) {
        all.push(await load(browser, `${server.url}${visit.path}`, visit.usable, isGuest ? null : person));
      }
      const usableMs = median(all.map((one) => one.usableMs));
      const largestMs = median(all.map((one) => one.largestMs));
      const [{ requests, bytes, scripts, pictures } = all[0] as Measured] = all;
      const value = visit.name === "builder" ? usableMs : largestMs;
      const what = visit.name === "builder" ? "usable" : "largest paint";
      figures.push({
        name: `${visit.name}: ${what}`,
        value: seconds(value),
        target: `${seconds(visit.aimMs)} or less`,
        isMet: value <= visit.aimMs,
      });
      const middle = (pick: (one: Measured) => number) => seconds(median(all.map(pick)));
      rows.push([
        visit.name,
        middle(({ htmlMs }) => htmlMs),
        middle(({ firstPaintMs }) => firstPaintMs),
        middle(({ busyMs }) => busyMs),
        seconds(usableMs),
        seconds(largestMs),
        String(requests),
        kilobytes(bytes),
        kilobytes(scripts),
        String(pictures),
      ]);
    }
    return {
      title: "Slow lines",
      how: `\`npm run bench -- slow\`: Chromium at 1280 x 800 with an empty cache under slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling; the median of ${loads} loads. The builder holds a site with 30 entries in each of its sections; it is usable once the field of the name can be typed into. A prebuilt page (landing, login) counts as usable once it can be read and typed into; what is typed then is kept. Bytes are what went over the wire until the page was at rest, its preview included.`,
      figures,
      table: {
        head: [
          "page",
          "page read",
          "first paint",
          "busy until usable",
          "usable",
          "largest paint",
          "requests",
          "bytes",
          "script",
          "pictures",
        ],
        rows,
      },
    };
  } finally {
    await browser.close();
  }
}

type Person = Awaited<ReturnType<typeof createPerson>>;

async function load(browser: Browser, url: string, usable: string, person: Person | null): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  if (person) await signInEverywhere(context, person);
  const page = await context.newPage();
  const wire = await countBytes(page);
  await page.addInitScript(watchUsable, usable);
  await page.goto(url, { waitUntil: "commit" });
  await page.waitForFunction(() => (window as unknown as { usableMs?: number }).usableMs !== undefined, undefined, {
    timeout: 60_000,
  });
  await page.waitForLoadState("networkidle", { timeout: 20_000 }).catch(() => undefined);
  const times = await page.evaluate(readTimes);
  await context.close();
  return { ...times, ...wire() };
}

async function countBytes(page: Page): Promise<() => Omit<Measured, keyof Times>> {
  const session = await page.context().newCDPSession(page);
  await throttle(session);
  const kinds = new Map<string, string>();
  const total = { requests: 0, bytes: 0, scripts: 0, pictures: 0 };
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("data:")) return;
    kinds.set(requestId, type);
    total.requests += 1;
    if (type === "Image") total.pictures += 1;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!kinds.has(requestId)) return;
    total.bytes += encodedDataLength;
    if (kinds.get(requestId) === "Script") total.scripts += encodedDataLength;
  });
  return () => total;
}

/** Runs in the page before its scripts: notes when what makes it usable has been painted. */
function watchUsable(selector: string): void {
  if (window.parent !== window) return;
  const stretches: PerformanceEntry[] = [];
  Object.assign(window, { stretches });
  new PerformanceObserver((list) => stretches.push(...list.getEntries())).observe({ type: "longtask", buffered: true });
  const look = () => {
    const found = document.querySelector(selector);
    if (!found?.checkVisibility()) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(window, { usableMs: performance.now() })));
  };
  const watch = new MutationObserver(look);
  watch.observe(document, { childList: true, subtree: true });
}

/** Runs in the page. */
function readTimes(): Promise<Times> {
  return new Promise((resolve) => {
    let largestMs = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) largestMs = Math.max(largestMs, entry.startTime);
    }).observe({ type: "largest-contentful-paint", buffered: true });
    const { usableMs = 0, stretches = [] } = window as unknown as { usableMs?: number; stretches?: PerformanceEntry[] };
    const [navigation] = performance.getEntriesByType("navigation");
    const htmlMs = navigation instanceof PerformanceNavigationTiming ? navigation.responseEnd : 0;
    const firstPaintMs = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const until = stretches.filter(({ startTime }) => startTime < usableMs);
    const busyMs = until.reduce((sum, { duration }) => sum + duration, 0);
    setTimeout(() => resolve({ htmlMs, firstPaintMs, busyMs, usableMs, largestMs }), 100);
  });
}
