import type { BrowserContext, Page } from "@playwright/test";
import { median } from "./report.ts";

/** The preview follows an edit after so long by the specification. */
export const debounceMs = 150;

/** What one key press cost, in milliseconds. */
type Delay = {
  /** From the firing of the debounce until the frame has drawn and laid out the new text. */
  drawn: number;
  /** From the same moment until the screen shows it; the wait for the next refresh is part of it. */
  shown: number;
  /** From the key press until the frame has drawn, less the debounce. */
  fromKey: number;
};

export type Delays = { template: string; count: number; p95: Delay; median: Delay };

/** Types keys one by one into the introduction under 4x CPU throttling, and follows each into the preview frame. */
export async function measureKeystrokes(
  context: BrowserContext,
  { url, template, keys }: { url: string; template: string; keys: number },
): Promise<Delays> {
  const page = await context.newPage();
  await page.addInitScript(watchDelays, debounceMs);
  await wearTemplate(page, template);
  await page.goto(url);
  await page
    .getByRole("navigation", { name: "Website sections" })
    .getByRole("button", { name: "Personal Info" })
    .click();
  const frame = page.frameLocator('iframe[title^="Preview of"]');
  await frame.getByText("Engineer 3").first().waitFor({ state: "attached", timeout: 120_000 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.getByLabel("Introduction").click();
  for (let index = 0; index < keys + warmingKeys; index += 1) {
    await page.keyboard.press("a");
    await page.waitForFunction((count) => delaysOf(window).length > count, index, { timeout: 60_000 });
  }
  const delays = (await page.evaluate(() => delaysOf(window))).slice(warmingKeys);
  await page.close();
  return { template, count: delays.length, p95: summary(delays, p95), median: summary(delays, median) };
}

/** The first keys find code that no key has run before. */
const warmingKeys = 3;

declare const delaysOf: (window: Window) => Delay[];

/** Shows the site in a template whatever the plan of its owner allows. */
async function wearTemplate(page: Page, template: string): Promise<void> {
  await page.route(/\/api\/websites\/\d+$/, async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { website?: Record<string, unknown> };
    if (body.website) body.website["template_slug"] = template;
    await route.fulfill({ response, json: body });
  });
}

/** Runs in the builder and in its frame, before their scripts: both tell the builder's window what happened when. */
function watchDelays(debounce: number): void {
  const now = () => performance.timeOrigin + performance.now();
  if (window.parent !== window) {
    const afterPaint = () => {
      // Called when the frame's task has done all it does with a message, the layout too.
      const drawn = now();
      const tell = () => window.parent.postMessage({ type: "BENCH_SHOWN", drawn, at: now() }, window.location.origin);
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", tell);
      channel.port1.start();
      requestAnimationFrame(() => channel.port2.postMessage(null));
    };
    document.addEventListener("DOMContentLoaded", () => {
      const changes = { subtree: true, childList: true, characterData: true };
      new MutationObserver(afterPaint).observe(document.body, changes);
    });
    return;
  }
  const delays: Delay[] = [];
  const moments = { key: 0, fired: 0 };
  Object.assign(window, { delaysOf: () => delays });
  const timer = window.setTimeout.bind(window);
  const watched = (task: TimerHandler, wait = 0, ...rest: unknown[]) => {
    // The builder takes the time since the key from the debounce; no other short timer begins after a key.
    const isDebounce = moments.key > 0 && wait > 1 && wait <= debounce && typeof task === "function";
    if (!isDebounce) return timer(task, wait, ...rest);
    return timer(() => {
      moments.fired = now();
      (task as () => void)();
    }, wait);
  };
  Object.assign(window, { setTimeout: watched });
  window.addEventListener("input", (event) => (moments.key = performance.timeOrigin + event.timeStamp), true);
  type Shown = { type?: string; drawn?: number; at?: number };
  window.addEventListener("message", ({ data }: MessageEvent<Shown>) => {
    if (data.type !== "BENCH_SHOWN" || moments.key === 0) return;
    const { key } = moments;
    // So slow a drawing of the form that the debounce was over: it was due all the same.
    const fired = moments.fired || key + debounce;
    const { drawn = 0, at = 0 } = data;
    delays.push({ drawn: drawn - fired, shown: at - fired, fromKey: drawn - key - debounce });
    Object.assign(moments, { key: 0, fired: 0 });
  });
}

function summary(delays: readonly Delay[], of: (values: readonly number[]) => number): Delay {
  return {
    drawn: of(delays.map(({ drawn }) => drawn)),
    shown: of(delays.map(({ shown }) => shown)),
    fromKey: of(delays.map(({ fromKey }) => fromKey)),
  };
}

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
}
