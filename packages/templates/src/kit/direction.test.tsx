// @vitest-environment jsdom
import { emptyContact } from "@vitrine/model";
import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { documentOf, rendered } from "../../gate/rendered.ts";
import { templateSlugs } from "../registry.ts";

const phone = "+966 11 555 0142";
const site = aSite({
  name: "ليلى السعدي",
  intro: "مهندسة جسور تزور الموقع قبل أن ترسمه.",
  contact: { ...emptyContact, title: "مهندسة جسور", email: "layla@example.org", phone, location: "الرياض" },
});

test.each(templateSlugs)("%s: in a page from right to left a number keeps its plus in front", async (slug) => {
  const document = documentOf(await rendered(slug, "a number", site));
  expect(document.querySelector(".site")?.getAttribute("dir")).toBe("rtl");
  const links = [...document.querySelectorAll("a[href^='tel:']")].filter((link) => link.textContent.includes("+"));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    const own = [...link.querySelectorAll("[dir='ltr']")].find((part) => part.textContent.includes("+"));
    expect(own?.textContent, link.outerHTML).toBe(phone);
  }
});

test("the mark at the foot is at the far end of the line in the words and the direction of the page", async () => {
  const document = documentOf(await rendered("default", "a number", site));
  const mark = document.querySelector(".foot > .made");
  expect(mark?.textContent).toContain("أُنشئ باستخدام Vitrine");
  expect(mark?.closest("[dir]")?.getAttribute("dir")).toBe("rtl");
});

test("the mark at the foot stands by itself in English where it has no words in the language of the page", async () => {
  const urdu = aSite({
    name: "زینب رضا",
    intro: "لاہور میں پل بنانے والی انجینئر، جو پہلے موقع پر جاتی ہے اور پھر نقشہ بناتی ہے۔",
  });
  const document = documentOf(await rendered("default", "a page in Urdu", urdu));
  const mark = document.querySelector(".foot > .made");
  expect(mark?.closest("[dir]")?.getAttribute("dir")).toBe("rtl");
  // What stands by itself takes its direction from its own letters.
  expect(mark?.querySelector("bdi")?.textContent).toContain("Made with Vitrine");
});

test("an English sentence in a page from right to left keeps its full stop, and attributes stay as they are", async () => {
  const document = documentOf(
    await rendered("default", "two scripts", {
      ...site,
      description: "Built the quay (twice).\n\nبنت الجسر.",
    }),
  );
  const words = [...document.querySelectorAll("p")].map(({ textContent }) => textContent);
  expect(words).toContain("Built the quay (twice).\u200e");
  expect(words).toContain("بنت الجسر.");
  expect([...document.querySelectorAll("a[href]")].map((link) => link.getAttribute("href")).join()).not.toMatch(
    /[\u200e\u200f]/,
  );
});
