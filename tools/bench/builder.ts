import { chromium, type BrowserContext } from "@playwright/test";
import { availableParallelism, loadavg } from "node:os";
import { createPerson, type ApiPerson } from "@vitrine/e2e/api-person";
import { signInEverywhere } from "@vitrine/e2e/browser-session";
import type { RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "./browser.ts";
import { measureKeystrokes, type Delays } from "./keystrokes.ts";
import { kilobytes, median, milliseconds, type Figure, type Section } from "./report.ts";

const entries = 30;
const openings = 9;
const mainKeys = 60;
const otherKeys = 20;
/** Templates of other kinds than the default one: tiles, much drawing, tables, long text. */
const otherTemplates = ["modern", "nexus-3d", "executive-dashboard", "classic"] as const;

/** What the builder loads, how fast it opens the second time, and the way from a key to the drawn preview on a heavy site. */
export async function measureBuilder(server: RunningServer): Promise<Section> {
  const person = await createPerson(server, "Omar Example");
  const id = await createHeavySite(person);
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await signInEverywhere(context, person);
    const url = `${server.url}/builder/${id}`;
    const loadBefore = loadNow();
    const scriptBytes = await measureScript(context, url);
    const opened = await measureOpenings(context, `${url}?preview=true`);
    const unslowed = await measureKeystrokes(context, { url, template: "default", keys: mainKeys, slowness: 1 });
    const main = await measureKeystrokes(context, { url, template: "default", keys: mainKeys, slowness: 4 });
    const all = [main];
    for (const template of otherTemplates)
      all.push(await measureKeystrokes(context, { url, template, keys: otherKeys, slowness: 4 }));
    return {
      title: "Builder in the browser",
      how: `\`npm run bench -- builder\`: a site with ${entries} entries in each of its sections, Chromium. An opening runs from the start of the navigation until the list of sections is painted, by the page's own clock. Keys are typed one by one into the introduction, under 4x CPU throttling unless it is said otherwise. The frame's own drawing runs from its hearing of the change. Both times run from the key press: "drawn" until the frame has put the new text into the page, "shown" until that is painted; "refreshes" counts those of the screen in between, the one that shows it among them. Load of the machine in the last minute: ${loadBefore} before, ${loadNow()} after, on ${availableParallelism()} cores.`,
      figures: [
        ...loadFigures(scriptBytes, opened),
        ...keyFigures(unslowed, "keystroke to preview, processor as it is"),
        ...keyFigures(main, "keystroke to preview, 4x CPU"),
      ],
      table: {
        head: ["template", "keys", "drawn p50 / p95", "shown p50 / p95", "refreshes p50 / p95"],
        rows: all.map(keyRow),
      },
    };
  } finally {
    await browser.close();
  }
}

const loadNow = () => (loadavg()[0] ?? 0).toFixed(1);

function loadFigures(scriptBytes: number, opened: readonly number[]): Figure[] {
  const script = "first-load script with the preview frame, empty cache";
  const opens = `builder opens with a warm cache, median of ${opened.length}`;
  return [
    { name: script, value: kilobytes(scriptBytes), target: "260 kB or less" },
    { name: opens, value: milliseconds(median(opened)), target: "1000 ms or less" },
  ];
}

function keyFigures({ count, p95, median: middle }: Delays, name: string): Figure[] {
  return [
    { name: `${name}, refreshes of the screen, p95 of ${count}`, value: String(p95.frames), target: "2 or less" },
    { name: `${name}, refreshes, median`, value: String(middle.frames) },
    { name: `${name}, the frame's own drawing, p95`, value: milliseconds(p95.work), target: "16 ms or less" },
    { name: `${name}, drawn, p95`, value: milliseconds(p95.drawn) },
    { name: `${name}, shown on the screen, p95`, value: milliseconds(p95.shown) },
    { name: `${name}, shown on the screen, median`, value: milliseconds(middle.shown) },
  ];
}

function keyRow({ template, count, p95, median: middle }: Delays): string[] {
  const pair = (of: "drawn" | "shown") => `${milliseconds(middle[of])} / ${milliseconds(p95[of])}`;
  return [template, String(count), pair("drawn"), pair("shown"), `${middle.frames} / ${p95.frames}`];
}

/** A site with thirty entries in each of its sections. */
export async function createHeavySite(person: ApiPerson): Promise<number> {
  const created = await person.call("POST", "/websites", { name: "Omar Example", template_slug: "default" });
  await person.call("POST", "/user/onboarding-completed");
  const { id } = created.body["website"] as { id: number };
  const text = "Led a team through a change of systems and wrote down what worked. ".repeat(3);
  for (let index = 0; index < entries; index += 1) {
    const dates = { start_date: "2019-03", end_date: "2021-06" };
    const bodies = {
      experiences: { position: `Engineer ${index}`, name: "Acme", description: text, ...dates },
      educations: { degree: `Course ${index}`, name: "Open School", description: text, ...dates },
      skills: { title: `Group ${index}`, info: ["Planning", "Writing", "Drawing"] },
      projects: { title: `Project ${index}`, description: text, ...dates },
    };
    for (const [list, body] of Object.entries(bodies)) await person.call("POST", `/websites/${id}/${list}`, body);
  }
  const many = (entry: (index: number) => unknown) => Array.from({ length: entries }, (_, index) => entry(index));
  const extras = {
    description: text,
    training: many((index) => ({ name: `Training ${index}`, organization: "School", date: "2020", description: text })),
    publications: many((index) => ({ title: `Article ${index}`, venue: "Journal", date: "2020", url: "" })),
    certifications: many((index) => ({ name: `Certificate ${index}`, issuer: "Board", date: "2020", url: "" })),
    languages: many((index) => ({ name: `Language ${index}`, level: "B2" })),
    awards: many((index) => ({ title: `Award ${index}`, issuer: "Society", date: "2018" })),
    volunteer: many((index) => ({
      name: "House",
      position: `Helper ${index}`,
      place: "",
      date: "2017",
      description: text,
    })),
    interests: many((index) => `Interest ${index}`),
  };
  const answer = await person.call("PATCH", `/websites/${id}/builder`, extras);
  if (answer.status !== 200) throw new Error(`The site's lists were refused: ${JSON.stringify(answer.body)}`);
  return id;
}

/** Compressed bytes of all scripts of the page and its preview frame, once the site is drawn there. */
async function measureScript(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(url);
  await page.frameLocator('iframe[title^="Preview of"]').getByText("Engineer 3").first().waitFor({ timeout: 120_000 });
  await page.waitForLoadState("networkidle", { timeout: 60_000 }).catch(() => undefined);
  const sizes = await Promise.all(page.frames().map((frame) => frame.evaluate(readScripts)));
  await page.close();
  // The page and its frame share a cache: a script that both use is loaded once.
  return Object.values(Object.assign({}, ...sizes) as Record<string, number>).reduce((sum, size) => sum + size, 0);
}

/** Runs in the page: each script with its size on the wire. */
function readScripts(): Record<string, number> {
  const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  return Object.fromEntries(
    entries.filter(({ name }) => name.endsWith(".js")).map(({ name, encodedBodySize }) => [name, encodedBodySize]),
  );
}

async function measureOpenings(context: BrowserContext, url: string): Promise<number[]> {
  const times: number[] = [];
  for (let turn = 0; turn <= openings; turn += 1) {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "commit" });
    const openedMs = await page.evaluate(whenOpened);
    // The first opening fills the cache.
    if (turn > 0) times.push(openedMs);
    await page.close();
  }
  return times;
}

/** Runs in the page: milliseconds from the start of the navigation until the builder's sections are painted. */
function whenOpened(): Promise<number> {
  return new Promise((resolve) => {
    const look = () => {
      if (document.querySelector('nav[aria-label="Website sections"]') === null) return false;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now())));
      return true;
    };
    const watch = new MutationObserver(look);
    if (!look()) watch.observe(document, { childList: true, subtree: true });
  });
}
