import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { launch, type Browser, type Page } from "puppeteer-core";

export type Visitor = {
  page: Page;
  /** What stood in the console, what was thrown and what the policy of a page refused, in that order of time. */
  console: string[];
  /** Presses the first button that says this, or is called so, once it is there and can be pressed. */
  press: (name: string) => Promise<void>;
  /** Types into the field with this label, in place of what stands there. */
  fill: (label: string, text: string) => Promise<void>;
  /** Waits until this text can be seen on the page. */
  see: (text: string) => Promise<void>;
  leave: () => Promise<void>;
};

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
  page.setDefaultTimeout(120_000);
  await page.setViewport({ width: 1280, height: 900 });
  const console = await listen(page);
  return {
    page,
    console,
    press: (name) => page.locator(buttonOf(name)).click(),
    fill: (label, text) => page.locator(fieldOf(label)).fill(text),
    see: async (text) => void (await page.waitForSelector(`::-p-text(${text})`, { visible: true })),
    leave: () => close(browser, userDataDir),
  };
}

const buttonOf = (name: string) =>
  `::-p-xpath(//button[normalize-space(.) = "${name}" or @aria-label = "${name}"] | //*[@role = "menuitem"][contains(., "${name}")])`;
const fieldOf = (label: string) => `::-p-xpath(//*[@id = //label[starts-with(normalize-space(.), "${label}")]/@for])`;

async function listen(page: Page): Promise<string[]> {
  const heard: string[] = [];
  page.on("console", (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on("pageerror", (error) => heard.push(`thrown: ${error instanceof Error ? error.message : String(error)}`));
  await page.evaluateOnNewDocument(() => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) =>
      globalThis.console.error(`refused by ${violatedDirective}: ${blockedURI} in ${sourceFile}`),
    );
  });
  return heard;
}

async function close(browser: Browser, userDataDir: string): Promise<void> {
  await browser.close();
  rmSync(userDataDir, { recursive: true, force: true });
}
