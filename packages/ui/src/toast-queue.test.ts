import { afterEach, expect, test } from "vitest";
import { toastQueue } from "./toast-queue.ts";

afterEach(toastQueue.clear);

const messages = () => toastQueue.shown().map(({ message }) => message);

test("the oldest goes when a fourth comes, and one of the same id takes the place of the former", () => {
  for (const message of ["one", "two", "three", "four"]) toastQueue.show("info", message);
  expect(messages()).toEqual(["two", "three", "four"]);
  toastQueue.show("info", "kept", { id: "state" });
  toastQueue.show("error", "not kept", { id: "state" });
  expect(messages()).toEqual(["three", "four", "not kept"]);
});

test("one that is dismissed goes alone", () => {
  toastQueue.show("info", "one");
  toastQueue.show("info", "two");
  toastQueue.dismiss(toastQueue.shown()[0]?.key ?? 0);
  expect(messages()).toEqual(["two"]);
});
