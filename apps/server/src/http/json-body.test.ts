import { expect, test } from "vitest";
import { parseJsonBody } from "./json-body.ts";

const nested = (levels: number) => `${"[".repeat(levels)}${"]".repeat(levels)}`;

test("reads JSON, also beside brackets inside texts", () => {
  const text = `${"[".repeat(200)} \\" ${"{".repeat(200)}`;
  expect(parseJsonBody(`{"a":"${text}","b":[1,{"c":null}]}`)).toEqual({
    a: JSON.parse(`"${text}"`),
    b: [1, { c: null }],
  });
  expect(parseJsonBody(nested(64))).toBeInstanceOf(Array);
});

test.each(["{", "name=x", `{"a":1}}`, nested(65), `{"a":${nested(400_000)}}`])("refuses %.20s", (body) => {
  expect(() => parseJsonBody(body)).toThrow(expect.objectContaining({ code: "malformed_json", status: 400 }));
});
