import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { launch, type Browser, type Page } from "puppeteer-core";

export type Visitor = {
  page: Page;
  /** What stood in the console, was thrown, was asked in a window or was refused by a page's policy, one after the other. */
  console: string[];
  /** Presses the first button that says this, or is called so, once it is there and can be pressed. */
  press: (name: string) => Promise<void>;
  /** Types into the field with this label, in place of what stands there. */
  fill: (label: string, text: string) => Promise<void>;
  /** Waits until this text can be seen on the page. */
  see: (text: string) => Promise<void>;
  /** Waits until the address of the page is such a one. */
  arrive: (address: RegExp) => Promise<void>;
  /** Opens an address in a page of its own, as a stranger does: what it answers, and what can be read there. */
  visit: (address: string) => Promise<{ status: number; text: string }>;
  leave: () => Promise<void>;
};

const patienceMs = 120_000;

/** Whoever comes with a fresh Firefox: puppeteer's words for WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Visitor> {
  const userDataDir = mkdtempSync(join(tmpdir(), "vitrine-firefox-"));
  const browser = await launch({
    browser: "firefox",
    executablePath,
    userDataDir,
    // Firefox refuses a home folder of somebody else, as a container often has.
    env: { ...process.env, HOME: userDataDir },
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(patienceMs);
  await page.setViewport({ width: 1280, height: 900 });
  const console: string[] = [];
  await listen(page, console);
  return {
    page,
    console,
    press: (name) => page.locator(buttonOf(name)).click(),
    fill: (label, text) => page.locator(fieldOf(label)).fill(text),
    see: async (text) => void (await page.waitForSelector(`::-p-text(${text})`, { visible: true })),
    arrive: (address) => arrive(page, address),
    visit: async (address) => {
      const other = await browser.newPage();
      await listen(other, console);
      const answer = await other.goto(address, { waitUntil: "domcontentloaded", timeout: patienceMs });
      return { status: answer?.status() ?? 0, text: await other.evaluate(() => document.body.innerText) };
    },
    leave: () => close(browser, userDataDir),
  };
}

const buttonOf = (name: string) =>
  `::-p-xpath(//button[normalize-space(.) = "${name}" or @aria-label = "${name}"] | //*[@role = "menuitem"][contains(., "${name}")])`;
const fieldOf = (label: string) => `::-p-xpath(//*[@id = //label[starts-with(normalize-space(.), "${label}")]/@for])`;

/** A page that goes on to another one forgets what it was asked to wait for: its address is looked at from here. */
async function arrive(page: Page, address: RegExp): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!address.test(page.url())) {
    if (Date.now() > end) throw new Error(`${page.url()} is still not ${address}.`);
    await pause(100);
  }
}

async function listen(page: Page, heard: string[]): Promise<void> {
  page.on("console", (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => heard.push(`thrown: ${error instanceof Error ? error.message : String(error)}`));
  page.on("dialog", (dialog) => {
    heard.push(`asked: ${dialog.type()} ${dialog.message()}`);
    void dialog.accept();
  });
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      globalThis.console.error(`refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    );
  });
}

async function close(browser: Browser, userDataDir: string): Promise<void> {
  await browser.close();
  rmSync(userDataDir, { recursive: true, force: true });
}
