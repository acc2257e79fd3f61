import { expect, test } from "vitest";
import { contactMessageInputSchema } from "./contact-message.ts";

const message = { name: "Ada Visitor", email: "Ada@Example.test", message: "Hello" };

test("a message is trimmed, and its address lower-cased", () => {
  const parsed = contactMessageInputSchema.parse({ ...message, name: "  Ada Visitor ", message: "\nHello\nthere " });
  expect(parsed).toEqual({ name: "Ada Visitor", email: "ada@example.test", message: "Hello\nthere" });
});

test.each([
  ["name", { name: "Ada\nBcc: all@example.test" }],
  ["name", { name: "Ada\r" }],
  ["name", { name: "Ada\u2028" }],
  ["name", { name: "   " }],
  ["name", { name: undefined }],
  ["name", { name: "a".repeat(256) }],
  ["email", { email: "ada@example.test\nBcc: all@example.test" }],
  ["email", { email: "ada@example.test\r\n" }],
  ["email", { email: "ada" }],
  ["message", { message: "" }],
  ["message", { message: "a".repeat(5001) }],
  ["website", { website: "https://spam.example" }],
])("R1.1-31 a wrong %s is refused: %o", (field, change) => {
  const result = contactMessageInputSchema.safeParse({ ...message, ...change });
  expect(result.error?.issues.map((issue) => issue.path.join("."))).toContain(field);
});
