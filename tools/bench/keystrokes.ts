import type { BrowserContext, Page } from "@playwright/test";
import { median } from "./report.ts";

/** What one key press cost, in milliseconds. */
type Delay = {
  /** From the frame's hearing of the change until it has drawn it: what the specification's wait came before. */
  work: number;
  /** From the key until the frame has drawn the new text. */
  drawn: number;
  /** From the same moment until the screen shows it; the wait for the next refresh is part of it. */
  shown: number;
  /** Refreshes of the screen in between, the one that shows it among them. */
  frames: number;
};

export type Delays = { template: string; count: number; p95: Delay; median: Delay };

/**
 * Types keys one by one into the introduction and follows each into the preview frame.
 * @param typing.slowness how many times slower the processor is made to be
 */
export async function measureKeystrokes(
  context: BrowserContext,
  { url, template, keys, slowness }: { url: string; template: string; keys: number; slowness: number },
): Promise<Delays> {
  const page = await context.newPage();
  await page.addInitScript(watchDelays);
  await wearTemplate(page, template);
  await page.goto(url);
  await page
    .getByRole("navigation", { name: "Website sections" })
    .getByRole("button", { name: "Personal Info" })
    .click();
  const frame = page.frameLocator('iframe[title^="Preview of"]');
  await frame.getByText("Engineer 3").first().waitFor({ state: "attached", timeout: 120_000 });
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowness });
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
function watchDelays(): void {
  const now = () => performance.timeOrigin + performance.now();
  if (window.parent !== window) {
    let heard = 0;
    window.addEventListener("message", () => (heard = now()), true);
    const { framesOf } = window.parent as unknown as { framesOf: () => number };
    const afterPaint = () => {
      // Called when the frame's task has done all it does with a message.
      const drawn = now();
      let frames = 0;
      const tell = () =>
        window.parent.postMessage({ type: "BENCH_SHOWN", heard, drawn, frames, at: now() }, window.location.origin);
      const channel = new MessageChannel();
      channel.port1.addEventListener("message", tell);
      channel.port1.start();
      requestAnimationFrame(() => {
        // Both windows are drawn in one refresh: the number of the builder's is that of the one that shows the text.
        frames = framesOf();
        channel.port2.postMessage(null);
      });
    };
    document.addEventListener("DOMContentLoaded", () => {
      const changes = { subtree: true, childList: true, characterData: true };
      new MutationObserver(afterPaint).observe(document.body, changes);
    });
    return;
  }
  const delays: Delay[] = [];
  const moments = { key: 0, frames: 0 };
  Object.assign(window, { delaysOf: () => delays, framesOf: () => moments.frames });
  const countFrames = () => {
    moments.frames += 1;
    requestAnimationFrame(countFrames);
  };
  requestAnimationFrame(countFrames);
  const begin = (event: Event) => Object.assign(moments, { key: performance.timeOrigin + event.timeStamp, frames: 0 });
  window.addEventListener("input", begin, true);
  type Shown = { type?: string; heard?: number; drawn?: number; frames?: number; at?: number };
  window.addEventListener("message", ({ data }: MessageEvent<Shown>) => {
    if (data.type !== "BENCH_SHOWN" || moments.key === 0) return;
    const { key } = moments;
    const { heard = 0, drawn = 0, frames = 0, at = 0 } = data;
    delays.push({ work: drawn - heard, drawn: drawn - key, shown: at - key, frames });
    Object.assign(moments, { key: 0 });
  });
}

function summary(delays: readonly Delay[], of: (values: readonly number[]) => number): Delay {
  return {
    work: of(delays.map(({ work }) => work)),
    drawn: of(delays.map(({ drawn }) => drawn)),
    shown: of(delays.map(({ shown }) => shown)),
    frames: of(delays.map(({ frames }) => frames)),
  };
}

function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? 0;
}
