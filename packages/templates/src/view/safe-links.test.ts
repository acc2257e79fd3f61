import { describe, expect, test } from "vitest";
import { mailLink, phoneLink, safeHref, safePicture, shortUrl } from "./safe-links.ts";

describe("addresses of an owner", () => {
  test.each([
    ["https://example.org/a", "https://example.org/a"],
    ["example.org", "https://example.org/"],
    ["//example.org", "https://example.org/"],
  ])("lets %s through", (value, href) => {
    expect(safeHref(value)).toBe(href);
  });

  test.each([
    "",
    "javascript:alert(1)",
    " JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "vbscript:x",
    "ftp://example.org",
    "just words",
    "mailto:a@b.c",
    "https://bank.test@evil.test/",
    "me:secret@evil.test",
    "https://me:secret@evil.test/",
  ])("refuses '%s'", (value) => {
    expect(safeHref(value)).toBeNull();
  });

  test("shortens an address for reading", () => {
    expect(shortUrl("https://www.example.org/a/")).toBe("example.org/a");
  });

  test("makes mail and phone links only of what they are", () => {
    expect(mailLink("a@example.org")?.href).toBe("mailto:a@example.org");
    expect(mailLink('a"onx=1@example.org')).toBeNull();
    expect(mailLink("https://bank.test@evil.test/")).toBeNull();
    expect(phoneLink("+45 (0) 20 55")?.href).toBe("tel:+4502055");
    expect(phoneLink("n/a")).toBeNull();
  });

  test.each(["javascript:x", "data:text/html,x", "//evil.example/x.png"])(
    "refuses '%s' as a picture or makes it absolute",
    (value) => {
      expect(safePicture(value) ?? "https://").toMatch(/^https:/);
    },
  );

  test("takes own paths and inline pictures", () => {
    expect(safePicture("/media/1.webp")).toBe("/media/1.webp");
    expect(safePicture("data:image/svg+xml,%3Csvg/%3E")).toContain("svg");
    expect(safePicture(null)).toBeNull();
  });
});
