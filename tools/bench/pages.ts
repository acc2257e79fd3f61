import { chromium, type Browser, type Page } from "@playwright/test";
import { createPerson } from "@vitrine/e2e/api-person";
import type { RunningServer } from "@vitrine/e2e/server";
import { browserLaunchOptions } from "./browser.ts";
import { kilobytes, milliseconds, type Section } from "./report.ts";

type Load = { requests: number; bytes: number; scriptBytes: number; largestPaintMs: number; layoutShift: number };

/** Bytes and requests of the public page, and the first-load script of landing page and builder, in Chromium. */
export async function measurePages(server: RunningServer, publicUrl: string): Promise<Section> {
  const browser = await chromium.launch(browserLaunchOptions());
  try {
    const site = await load(browser, publicUrl, null);
    const landing = await load(browser, `${server.url}/`, null);
    const person = await createPerson(server, "Omar Example");
    const created = await person.call("POST", "/websites", { name: "Omar Example" });
    await person.call("POST", "/user/onboarding-completed");
    const id = (created.body["website"] as { id: number }).id;
    const builder = await load(browser, `${server.url}/builder/${id}`, person.token);
    return {
      title: "Pages in the browser",
      how: "`npm run bench -- pages`: Chromium with an empty cache under slow 4G (150 ms, 1.6 Mbit/s) and 4x CPU throttling; bytes are what went over the wire.",
      figures: [
        { name: "public page: requests", value: String(site.requests) },
        { name: "public page: bytes with fonts", value: kilobytes(site.bytes), target: "150 kB or less" },
        {
          name: "public page: script with HTTP headers (239 bytes of script)",
          value: kilobytes(site.scriptBytes),
          target: "1 kB or less of script",
        },
        { name: "public page: largest paint", value: milliseconds(site.largestPaintMs), target: "1200 ms or less" },
        { name: "public page: layout shift", value: site.layoutShift.toFixed(3), target: "0" },
        { name: "landing page: first-load script", value: kilobytes(landing.scriptBytes), target: "130 kB or less" },
        { name: "landing page: largest paint", value: milliseconds(landing.largestPaintMs), target: "1500 ms or less" },
        {
          name: "builder: first-load script, with the preview frames of its template cards",
          value: kilobytes(builder.scriptBytes),
          target: "300 kB or less",
        },
      ],
    };
  } finally {
    await browser.close();
  }
}

/** Pages with live previews go on loading fonts for a while under slow 4G; what has come by then counts. */
const settleMs = 20_000;

async function load(browser: Browser, url: string, token: string | null): Promise<Load> {
  const context = await browser.newContext();
  if (token) await context.addInitScript((value) => window.localStorage.setItem("auth_token", value), token);
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
