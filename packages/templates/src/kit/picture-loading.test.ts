import { expect, test } from "vitest";
import { pictureLoading } from "./picture-loading.ts";

test("waits only for pictures that have an address of their own", () => {
  expect(pictureLoading("data:image/svg+xml,%3Csvg/%3E")).toBe("eager");
  expect(pictureLoading("/media/0a1b.webp")).toBe("lazy");
  expect(pictureLoading("https://example.org/data:picture.png")).toBe("lazy");
});
