import { describe, expect, test } from "vitest";
import { newTestimonialRequestSchema, testimonialAnswerSchema, testimonialStateAt } from "./testimonial-request.ts";

const words = { quote: "She keeps her word.", name: "Kim Lee", email: "Kim@Example.org" };
const problemsOf = (value: object) =>
  Object.fromEntries(
    (testimonialAnswerSchema.safeParse({ ...words, ...value }).error?.issues ?? []).map((issue) => [
      issue.path.join("."),
      issue.message,
    ]),
  );

describe("what a stranger writes", () => {
  test("is kept in plain words, without what nobody sees", () => {
    const quote = "A\u202Eb\u200B c\r\nd \u{1F469}\u200D\u{1F52C}";
    expect(testimonialAnswerSchema.parse({ ...words, quote, role: " Lead " })).toEqual({
      quote: "Ab c\nd \u{1F469}\u200D\u{1F52C}",
      name: "Kim Lee",
      role: "Lead",
      organization: "",
      relation: "",
      email: "kim@example.org",
    });
  });

  test.each<[field: string, value: unknown, message: string]>([
    ["quote", "", "Please write a few words."],
    ["quote", "\u200B\u2060", "Please write a few words."],
    ["quote", "x".repeat(2001), "The testimonial may not be greater than 2000 characters."],
    ["quote", "Look <b>here</b>", "Please write plain words, without HTML."],
    ["quote", "See https://shop.example", "Please leave out web addresses."],
    ["organization", "www.shop.example", "Please leave out web addresses."],
    ["quote", 5, "The testimonial field is required."],
    ["name", " ", "Please enter your name."],
    ["name", "Kim\nLee", "The name must be a single line."],
    ["relation", "x".repeat(256), "The relation may not be greater than 255 characters."],
    ["email", "nobody", "The email must be a valid email address."],
    ["website", "https://spam.example", "The website field must be empty."],
  ])("%s: %j", (field, value, message) => {
    expect(problemsOf({ [field]: value })).toEqual({ [field]: message });
  });

  test("may hold signs of ordinary writing", () => {
    expect(problemsOf({ quote: "1 < 2, x<y & “quotes” (www is a word) 100%" })).toEqual({});
  });
});

test("a link is valid for a month unless its owner says otherwise", () => {
  expect(newTestimonialRequestSchema.parse({})).toEqual({ recipient: "", days: 30 });
  expect(newTestimonialRequestSchema.safeParse({ days: 91 }).success).toBe(false);
  expect(newTestimonialRequestSchema.safeParse({ recipient: "a\nb" }).success).toBe(false);
});

test("a request stands where its moments say", () => {
  const now = new Date("2026-03-10T12:00:00Z");
  const soon = new Date("2026-03-11T12:00:00Z");
  const past = new Date("2026-03-01T12:00:00Z");
  const open = { expires_at: soon, answered_at: null, confirmed_at: null, decision: null };
  expect(testimonialStateAt(open, now)).toBe("open");
  expect(testimonialStateAt({ ...open, expires_at: past }, now)).toBe("expired");
  expect(testimonialStateAt({ ...open, answered_at: now }, now)).toBe("unproved");
  expect(testimonialStateAt({ ...open, expires_at: past, answered_at: now }, now)).toBe("unproved");
  expect(testimonialStateAt({ ...open, answered_at: past }, now)).toBe("open");
  expect(testimonialStateAt({ ...open, answered_at: past, confirmed_at: past, expires_at: past }, now)).toBe("waiting");
  expect(testimonialStateAt({ ...open, confirmed_at: now, decision: "declined" }, now)).toBe("declined");
});
