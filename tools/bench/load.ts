import type { Browser, Page } from "@playwright/test";

export type Load = {
  requests: number;
  bytes: number;
  scriptBytes: number;
  largestPaintMs: number;
  layoutShift: number;
};

/** Pages with live previews go on loading fonts for a while under slow 4G; what has come by then counts. */
const settleMs = 20_000;

/**
 * Opens a page with an empty cache under slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling.
 */
export async function loadSlowly(browser: Browser, url: string): Promise<Load> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const wire = await countBytes(page);
  await page.goto(url);
  await page.waitForLoadState("networkidle", { timeout: settleMs }).catch(() => undefined);
  await page.waitForTimeout(1500);
  const paint = await page.evaluate(readPaint);
  await context.close();
  return { ...wire(), ...paint };
}

async function countBytes(page: Page): Promise<() => Pick<Load, "requests" | "bytes" | "scriptBytes">> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
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
