import { expect, test } from "vitest";
import { aFullSite } from "../gate/a-site.ts";
import { renderSite } from "./server.ts";

const options = (isStill: boolean) => ({
  slug: "creative-portfolio",
  baseUrl: "",
  canonicalUrl: "https://vitrine.example/",
  branding: true,
  assetsPath: "/site-assets/",
  isStill,
});

test("a page that is shown small moves nothing, lays out nothing far below its screen, and asks for no script", async () => {
  const { html } = await renderSite(aFullSite(3), options(true));
  expect(html).not.toContain("prefers-reduced-motion");
  expect(html).not.toContain("animation:first-screen");
  expect(html).toContain(":where(main section:nth-of-type(n + 3)){content-visibility:auto");
  expect(html).not.toContain("<script src");
});

test("a page for visitors moves, and leaves out nothing but for its first frame", async () => {
  const { html } = await renderSite(aFullSite(3), options(false));
  expect(html).toContain("prefers-reduced-motion");
  expect(html).toContain("animation:first-screen");
  expect(html).not.toContain(":where(main section:nth-of-type(n + 3))");
});
