import { expect, test } from "vitest";
import { pageOfPath } from "./viewed-page.ts";

test.each([
  ["/p/jane", "/"],
  ["/p/jane/", "/"],
  ["/", "/"],
  ["", "/"],
  ["/p/jane/blog", "/blog"],
  ["/blog/", "/blog"],
  ["/p/jane/blog/on-arches", "/blog/on-arches"],
  ["/p/jane/work/a-bridge/", "/work/a-bridge"],
  ["/work", null],
  ["/p/jane/contact", "/contact"],
  ["/p/janet", null],
  ["/p/jane/blog/a/b", null],
  ["/admin.php", null],
])("%o is the page %o", (path, page) => {
  expect(pageOfPath(path, "/p/jane")).toBe(page);
});
