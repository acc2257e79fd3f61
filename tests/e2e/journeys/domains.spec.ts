import { createPerson } from "../fixtures/api-person.ts";
import { startDnsServer, type DnsServer } from "../fixtures/dns-server.ts";
import { startServer, type RunningServer } from "../fixtures/server.ts";
import { expect, signIn, test } from "../fixtures/test.ts";

// Visitors' browsers find the domain where this machine is, as if its records led here.
test.use({
  launchOptions: {
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-gpu", "--host-resolver-rules=MAP *.example 127.0.0.1"],
  },
  permissions: ["clipboard-read", "clipboard-write"],
});

let dns: DnsServer;
let server: RunningServer;
test.beforeAll(async () => {
  dns = await startDnsServer();
  server = await startServer({ environment: { DNS_SERVERS: dns.address } });
});
test.afterAll(async () => {
  await server.stop();
  await dns.stop();
});

test("a domain is connected by its records, shows the website, and is given up", async ({ page }) => {
  const person = await createPerson(server, "Jane Example");
  await person.call("POST", "/user/onboarding-completed");
  await person.call("POST", "/subscription/start-trial", { plan: "premium" });
  for (const name of ["First site", "Second site"]) await person.call("POST", "/websites", { name });
  const listed = (await person.call("GET", "/websites?sort=name")).body["data"] as { id: number }[];
  await person.call("PATCH", `/websites/${listed[1]?.id}/builder`, { full_name: "Jane Example", status: "published" });
  await signIn(page, person);
  await page.goto(`${server.url}/dashboard/settings?tab=domain`);

  await page.getByLabel("Website", { exact: true }).selectOption({ label: "Second site" });
  await page.getByLabel("Your domain").fill("not a domain");
  await page.getByRole("button", { name: "Add domain" }).click();
  await expect(page.getByText("Enter a domain such as www.example.com.")).toBeVisible();
  await page.getByLabel("Your domain").fill("https://www.Jane.example/about");
  await page.getByRole("button", { name: "Add domain" }).click();
  await expect(page.getByRole("heading", { name: "www.jane.example" })).toBeVisible();
  await expect(page.getByText("Not checked yet")).toBeVisible();
  await page.getByRole("button", { name: "Copy the name of the TXT record" }).click();
  await expect(page.getByText("Name copied")).toBeVisible();
  const name = await page.evaluate(() => navigator.clipboard.readText());
  expect(name).toBe("_vitrine.www.jane.example");
  await page.getByRole("button", { name: "Copy the value of the TXT record" }).click();
  await expect(page.getByText("Value copied")).toBeVisible();
  const value = await page.evaluate(() => navigator.clipboard.readText());

  await dns.set(name, { TXT: ["vitrine-site=wrong"] });
  await page.getByRole("button", { name: "Check the records" }).click();
  await expect(page.getByText("Not verified yet")).toBeVisible();
  await expect(page.getByText("Found instead: vitrine-site=wrong")).toBeVisible();
  await dns.set(name, { TXT: [value] });
  await dns.set("www.jane.example", { CNAME: ["localhost"] });
  await page.getByRole("button", { name: "Check again" }).click();
  await expect(page.getByText("Your website answers at www.jane.example.")).toBeVisible();

  const popup = page.waitForEvent("popup");
  await page.getByRole("link", { name: "Open the website" }).click();
  const site = await popup;
  await expect(site.getByRole("heading", { name: "Jane Example", level: 1 })).toBeVisible();
  expect(site.url()).toMatch(/^http:\/\/www\.jane\.example:\d+\/$/);

  await page.getByRole("button", { name: "Remove www.jane.example" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("The domain has been removed.")).toBeVisible();
  await expect(page.getByLabel("Your domain")).toBeVisible();
  await site.reload();
  await expect(site.getByRole("heading", { name: "This page is not available." })).toBeVisible();
  await expect(site.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", `${server.url}/p/www.jane.example`);
});
