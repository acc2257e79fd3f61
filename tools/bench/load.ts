import type { Browser, CDPSession, Page } from "@playwright/test";

export type Load = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  largestPaintMs: number;
  layoutShift: number;
};

/** Pages with live previews go on loading fonts for a while under slow 4G; what has come by then counts. */
const settleMs = 20_000;

export const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/**
 * Opens a page with an empty cache under slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling.
 * @param onPhone on a phone of twice the pixels
 * @param read on a phone, and to its end, so that every picture in it comes
 */
export async function loadSlowly(
  browser: Browser,
  url: string,
  { read = false, onPhone = false }: { read?: boolean; onPhone?: boolean } = {},
): Promise<Load> {
  const context = await browser.newContext(read || onPhone ? phone : {});
  const page = await context.newPage();
  const wire = await countBytes(page);
  await page.goto(url);
  await page.waitForLoadState("networkidle", { timeout: settleMs }).catch(() => undefined);
  await page.waitForTimeout(1500);
  const { largestPaintMs } = await page.evaluate(readPaint);
  if (read) {
    await page.evaluate(readToTheEnd);
    await page.waitForLoadState("networkidle", { timeout: settleMs }).catch(() => undefined);
    await page.waitForTimeout(1500);
  }
  const { layoutShift } = await page.evaluate(readPaint);
  await context.close();
  return { ...wire(), largestPaintMs, layoutShift };
}

/** Runs in the page: scrolls by half screens to the end. */
async function readToTheEnd(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight / 2) {
    window.scrollTo(0, top);
    await new Promise((resolve) => {
      setTimeout(resolve, 150);
    });
  }
}

/** Slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling, from now on. */
export async function throttle(session: CDPSession): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
}

async function countBytes(page: Page): Promise<() => Pick<Load, "requests" | "bytes" | "scriptBytes">> {
  const session = await page.context().newCDPSession(page);
  await throttle(session);
  const kinds = new Map<string, string>();
  const total = { requests: 0, bytes: 0, scriptBytes: 0 };
  session.on("Network.responseReceived", ({ requestId, type, response }) => {
    if (response.url.startsWith("data:")) return;
    kinds.set(requestId, type);
    total.requests += 1;
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (!kinds.has(requestId)) return;
    total.bytes += encodedDataLength;
    if (kinds.get(requestId) === "Script") total.scriptBytes += encodedDataLength;
  });
  return () => total;
}

/** Runs in the page: the largest paint so far and the sum of layout shifts. */
function readPaint(): Promise<Pick<Load, "largestPaintMs" | "layoutShift">> {
  return new Promise((resolve) => {
    const result = { largestPaintMs: 0, layoutShift: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) result.largestPaintMs = Math.max(result.largestPaintMs, entry.startTime);
    }).observe({ type: "largest-contentful-paint", buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        result.layoutShift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
    setTimeout(() => resolve(result), 100);
  });
}
