import { expect, test } from "vitest";
import { aFullSite } from "../../gate/a-site.ts";
import { rendered, type Rendered } from "../../gate/rendered.ts";
import { templateSlugs } from "../registry.ts";

const pictured = { flat_picture: "/media/portrait.webp" };
const rule = /object-position:\s*var\(--focal,/;

const styleOfPhoto = ({ page }: Rendered) =>
  page
    .all("img")
    .find((picture) => picture.hasClass("photo"))
    ?.attribute("style");

test.each(templateSlugs)("%s cuts the picture round the point that its owner chose", async (slug) => {
  const chosen = await rendered(
    slug,
    "a chosen point",
    aFullSite(1, { ...pictured, picture_focal: { x: 30, y: 12.5 } }),
  );
  expect(styleOfPhoto(chosen)).toBe("--focal:30% 12.5%");
  expect(chosen.html).toMatch(rule);
  const open = await rendered(slug, "no chosen point", aFullSite(1, pictured));
  expect(styleOfPhoto(open)).toBeNull();
});
