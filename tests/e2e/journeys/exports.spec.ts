import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Download, Page } from "@playwright/test";
import type { ApiPerson } from "../fixtures/api-person.ts";
import { subscribe } from "../fixtures/billing.ts";
import { axeViolations, expect, signIn, stillReader, test } from "../fixtures/test.ts";
import { unzip } from "../fixtures/unzip.ts";

const card = (page: Page, name: string) => page.getByRole("article", { name, exact: true });
const words = (page: Page) =>
  page.evaluate(() => (document.querySelector("main")?.innerText ?? "").replace(/\s+/g, " ").trim());

/** Puts a picture among those of the website's work. */
async function aPictureOfWork(person: ApiPerson, id: number): Promise<number> {
  const file = new FormData();
  file.set("file", new Blob([readFileSync("docs/pictures/builder.webp")]), "ward.webp");
  const answer = await person.call("POST", `/websites/${id}/media`, file);
  expect(answer.status).toBe(201);
  return (answer.body["media"] as { id: number }).id;
}

/** A website with a job, a school, skills, a portrait, and a project and a published post that show a picture. */
async function aSite(person: ApiPerson): Promise<{ id: number; subdomain: string }> {
  const made = await person.call("POST", "/websites", { name: "Amara Okonkwo", intro: "Nine years on medical wards" });
  const { id } = made.body["website"] as { id: number };
  const add = async (path: string, body: unknown) =>
    expect((await person.call("POST", `/websites/${id}/${path}`, body)).status).toBe(201);
  await add("experiences", {
    position: "Ward nurse",
    name: "St Brigid's",
    start_date: "2019-01",
    is_current: true,
    description: "- Night shifts\n- Training",
  });
  await add("educations", {
    degree: "BSc Nursing",
    name: "Lakeside College",
    start_date: "2012-09",
    end_date: "2015-06",
  });
  await add("skills", { title: "Care", info: ["Triage", "Wound care"] });
  const shown = await aPictureOfWork(person, id);
  await add("projects", { title: "Ward handbook", description: "Written at night.", pictures: [{ media_id: shown }] });
  const content = `<p>Quiet, mostly.</p><img data-media="${shown}" alt="The ward">`;
  await add("blog-posts", { title: "A night on the ward", content, status: "published" });
  const picture = new FormData();
  picture.set("picture", new Blob([readFileSync("docs/pictures/site.webp")]), "me.webp");
  await person.call("POST", `/websites/${id}/profile-picture`, picture);
  await person.call("PATCH", `/websites/${id}/builder`, {
    status: "published",
    contact: { email: "amara@example.test", title: "Nurse" },
  });
  await person.call("POST", "/user/onboarding-completed");
  const { subdomain } = (await person.call("GET", `/websites/${id}`)).body["website"] as { subdomain: string };
  return { id, subdomain };
}

async function choose(page: Page, menu: string, item: RegExp): Promise<void> {
  await page.getByRole("button", { name: menu, exact: true }).click();
  await page.getByRole("menuitem", { name: item }).click();
}

async function download(page: Page, menu: string, item: RegExp): Promise<Download> {
  const started = page.waitForEvent("download");
  await choose(page, menu, item);
  return started;
}

/** Every address that a picture of the page may be asked from, of all its sizes. */
const picturesOf = (page: Page) =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll("img, source")].flatMap((one) => [
      one.getAttribute("src") ?? "",
      ...(one.getAttribute("srcset") ?? "").split(",").map((candidate) => candidate.trim().split(" ")[0] ?? ""),
    ]);
    const addresses = named.filter((address) => address !== "" && !address.startsWith("data:"));
    return addresses.map((address) => new URL(address, document.baseURI).href);
  });

/**
 * Looks at every picture of the page until each is there: none is asked before it comes into view, and one that was
 * still on its way when the page is left would count as one that failed.
 */
async function lookAtAll(page: Page): Promise<void> {
  for (const picture of await page.locator("img:visible").all()) {
    await picture.scrollIntoViewIfNeeded();
    await expect
      .poll(() => picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 0))
      .toBe(true);
  }
}

test("R2.7-14 R2.7-16 R1.1-32 a website is cloned on the dashboard, saved in four forms and brought back", async ({
  page,
  person,
}, testInfo) => {
  await subscribe(person, "pro");
  const { id } = await aSite(person);
  await signIn(page, person);
  await page.goto("/dashboard");
  await choose(page, "More about Amara Okonkwo", /^Clone/);
  await expect(card(page, "Amara Okonkwo (Copy)").getByText("Draft", { exact: true })).toBeVisible();
  await expect(card(page, "Amara Okonkwo (Copy)").getByText("No URL set")).toBeVisible();

  await page.getByRole("button", { name: "More about Amara Okonkwo", exact: true }).click();
  await expect(page.getByRole("menuitem", { name: /^JSON/ })).toBeVisible();
  // An open menu lies beside the landmarks of the page, where only its own rules are asked.
  expect((await axeViolations(page)).filter((violation) => !violation.startsWith("region:"))).toEqual([]);
  await page.keyboard.press("Escape");
  const starts = {
    PDF: ["pdf", "%PDF-"],
    Word: ["docx", "PK"],
    "Live site": ["zip", "PK"],
    JSON: ["json", "{"],
  } as const;
  const saved: Record<string, string> = {};
  for (const [label, [format, start]] of Object.entries(starts)) {
    const file = await download(page, "More about Amara Okonkwo", new RegExp(`^${label}`));
    expect(file.suggestedFilename()).toBe(`website-${id}.${format}`);
    saved[format] = testInfo.outputPath(`saved.${format}`);
    await file.saveAs(saved[format]);
    expect(readFileSync(saved[format], "latin1").startsWith(start)).toBe(true);
    await expect(page.getByText(`website-${id}.${format} has been saved as a file.`)).toBeVisible();
  }

  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Import from File" }).click();
  await (await chooser).setFiles(saved["json"] ?? "");
  await expect(page.getByText("Amara Okonkwo has been brought back as a draft")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(3);
  // The plan has room for three: another clone is answered by the upgrade.
  await choose(page, "More about Amara Okonkwo (Copy)", /^Clone/);
  await expect(page.getByRole("dialog", { name: "Portfolio Limit Reached" })).toBeVisible();

  await page.goto(`/builder/${id}`);
  const word = await download(page, "Export", /^Word/);
  expect(word.suggestedFilename()).toBe(`website-${id}.docx`);
});

test("R1.1-32 the saved site says the same from a disk as from here, and asks nobody for anything", async ({
  browser,
  person,
  server,
}, testInfo) => {
  await subscribe(person, "pro");
  const { id, subdomain } = await aSite(person);
  const response = await fetch(`${server.url}/api/websites/${id}/export?format=zip`, {
    headers: { Authorization: `Bearer ${person.token}` },
  });
  const file = testInfo.outputPath("site.zip");
  const folder = mkdtempSync(join(tmpdir(), "vitrine-site-"));
  writeFileSync(file, Buffer.from(await response.arrayBuffer()));
  expect(unzip(file, folder)).toContain("blog/a-night-on-the-ward/index.html");

  const context = await browser.newContext(stillReader);
  const texts = async (page: Page, addresses: readonly string[]) => {
    const found: string[] = [];
    for (const address of addresses) {
      await page.goto(address);
      found.push(await words(page));
      await lookAtAll(page);
    }
    return found;
  };
  const paths = ["", "/blog", "/blog/a-night-on-the-ward", "/work/ward-handbook"];
  const here = await texts(
    await context.newPage(),
    paths.map((path) => `${server.url}/p/${subdomain}${path}`),
  );
  const page = await context.newPage();
  const asked: string[] = [];
  const failed: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("requestfailed", (request) => failed.push(request.url()));
  page.on("console", (message) => (message.type() === "error" ? failed.push(message.text()) : undefined));
  const base = pathToFileURL(folder).href;
  const there = await texts(
    page,
    paths.map((path) => `${base}${path}/index.html`),
  );
  for (const path of paths) {
    await page.goto(`${base}${path}/index.html`);
    expect(
      (await picturesOf(page)).filter((url) => !existsSync(fileURLToPath(url))),
      path,
    ).toEqual([]);
    await lookAtAll(page);
  }
  await expect
    .poll(() =>
      page
        .getByAltText("Ward handbook")
        .first()
        .evaluate((one: HTMLImageElement) => one.naturalWidth),
    )
    .toBeGreaterThan(0);
  expect(there[0]).toContain("Ward nurse");
  // Only the form for messages needs a server, so that the files do without it.
  expect(there).toEqual(here.map((text) => text.replace(/ Write a message$/, "")));
  await page.goto(`${base}/index.html`);
  await lookAtAll(page);
  await page.getByRole("link", { name: "A night on the ward" }).first().click();
  await expect(page).toHaveURL(`${base}/blog/a-night-on-the-ward/index.html`);
  await lookAtAll(page);
  await page.locator("a.home").click();
  await expect(page).toHaveURL(`${base}/index.html`);
  await expect.poll(() => page.evaluate(() => [...document.fonts].some((font) => font.status === "loaded"))).toBe(true);
  const widths = () =>
    page.locator("img.photo").evaluateAll((pictures) => pictures.map((one) => (one as HTMLImageElement).naturalWidth));
  expect(await widths()).not.toEqual([]);
  await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true);
  expect(asked.filter((url) => !url.startsWith("file:") && !url.startsWith("data:"))).toEqual([]);
  expect(failed).toEqual([]);
  await context.close();
  rmSync(folder, { recursive: true, force: true });
});
