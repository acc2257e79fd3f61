import { describe, expect, test } from "vitest";
import { emptyExtraSections, extraSectionNames, extraSectionsSchema } from "./extra-sections.ts";
import { publicSiteSchema } from "./public-site.ts";
import { canView, visibilityMessages, websiteStatuses } from "./visibility.ts";
import { personName, websiteChangesSchema } from "./website.ts";

function problems(value: unknown): Record<string, string> {
  const issues = websiteChangesSchema.safeParse(value).error?.issues ?? [];
  return Object.fromEntries(issues.toReversed().map((issue) => [issue.path.join("."), issue.message]));
}

describe("visibility", () => {
  test.each([
    ["draft", "guest", false],
    ["draft", "user", false],
    ["draft", "owner", true],
    ["private", "guest", false],
    ["private", "user", true],
    ["private", "owner", true],
    ["published", "guest", true],
    ["published", "user", true],
    ["published", "owner", true],
  ] as const)("a %s website is shown to a %s: %s", (status, viewer, isShown) => {
    expect(canView(status, viewer)).toBe(isShown);
  });

  test("every status has its sentence", () => {
    expect(websiteStatuses.map((status) => visibilityMessages[status])).toEqual([
      "Website is now draft mode",
      "Website is now private mode",
      "Website is now published and publicly accessible",
    ]);
  });
});

describe("websiteChangesSchema", () => {
  test("takes any part, trimmed", () => {
    expect(websiteChangesSchema.parse({})).toEqual({});
    expect(websiteChangesSchema.parse({ name: "  My site ", contact: { title: " Engineer " } })).toEqual({
      name: "My site",
      contact: { title: "Engineer" },
    });
  });

  test("drops what an owner may not set", () => {
    expect(websiteChangesSchema.parse({ id: 1, user_id: 2, is_published: true, version: 9 })).toEqual({});
  });

  test("R2.5-06 the contact email reads text, @, text, dot, text, or is empty", () => {
    for (const email of ["", "a@b.c", "jane@example.com"]) expect(problems({ contact: { email } })).toEqual({});
    for (const email of ["jane", "jane@example", "a b@c.de", "@b.c"]) {
      expect(problems({ contact: { email } })).toEqual({ "contact.email": "Please enter a valid email address" });
    }
  });

  test("names what is wrong by its path", () => {
    const long = "x".repeat(2001);
    expect(
      problems({ name: " ", intro: "x".repeat(501), description: long, status: "public", contact: { phone: long } }),
    ).toEqual({
      name: "The name field is required.",
      intro: "The intro may not be greater than 500 characters.",
      description: "The description may not be greater than 2000 characters.",
      status: "The selected status is invalid.",
      "contact.phone": "The phone may not be greater than 60 characters.",
    });
  });

  test("a picture can be removed here, never set", () => {
    expect(websiteChangesSchema.parse({ flat_picture: null })).toEqual({ flat_picture: null });
    expect(problems({ flat_picture: "https://x.org/a.png" })).toEqual({
      flat_picture: "The picture can only be removed here.",
    });
  });

  test("a subdomain is given up with null", () => {
    expect(websiteChangesSchema.parse({ subdomain: null })).toEqual({ subdomain: null });
    expect(websiteChangesSchema.parse({ subdomain: "Jane-Doe" })).toEqual({ subdomain: "jane-doe" });
  });

  test("lists of a CV replace the ones before, with empty fields filled in", () => {
    expect(websiteChangesSchema.parse({ languages: [{ name: " German " }] })).toEqual({
      languages: [{ name: "German", level: "" }],
    });
  });
});

test("an empty website has every further list, empty", () => {
  const empty = emptyExtraSections();
  expect(Object.keys(empty)).toEqual(extraSectionNames);
  expect(extraSectionsSchema.parse(empty)).toEqual(empty);
});

test("the person's name is the full name, or the portfolio's while that is empty", () => {
  expect(personName({ name: "My Portfolio", full_name: " Jane Doe " })).toBe("Jane Doe");
  for (const full_name of [null, "", "  "])
    expect(personName({ name: "My Portfolio", full_name })).toBe("My Portfolio");
});

test("strangers never learn of an owner, a version or a time of change", () => {
  const fields = Object.keys(publicSiteSchema.shape);
  const item = Object.keys(publicSiteSchema.shape.experience.element.shape);
  for (const secret of ["user_id", "website_id", "version", "created_at", "updated_at", "id"])
    expect(fields).not.toContain(secret);
  for (const secret of ["website_id", "version", "created_at", "updated_at"]) expect(item).not.toContain(secret);
});
