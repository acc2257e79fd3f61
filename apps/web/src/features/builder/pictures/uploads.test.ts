import { ApiError } from "@vitrine/api-client";
import { expect, test } from "vitest";
import { createUploads } from "./uploads.ts";

const picture = (name: string) => new File(["x"], name, { type: "image/png" });

/** Uploads whose answers come when the test says so. */
function open() {
  const stored: string[] = [];
  const sent: { name: string; key: string; signal: AbortSignal; progress: (share: number) => void }[] = [];
  const answers: { give: (value: string) => void; fail: (error: unknown) => void }[] = [];
  const uploads = createUploads<string>(
    (file, { idempotencyKey, signal, onUploadProgress }) => {
      sent.push({ name: file.name, key: idempotencyKey, signal, progress: onUploadProgress });
      return new Promise((give, fail) => answers.push({ give, fail }));
    },
    (name, place) => stored.push(`${place} ${name}`),
  );
  const states = () => uploads.get().map(({ file, state }) => `${file.name} ${state.kind}`);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { uploads, stored, sent, answers, states, settle };
}

test("two are on their way at a time, and each says how far it is", async () => {
  const { uploads, stored, sent, answers, states, settle } = open();
  uploads.add([picture("a.png"), picture("b.png"), picture("c.png")]);
  expect(states()).toEqual(["a.png sending", "b.png sending", "c.png waiting"]);
  sent[1]?.progress(0.5);
  expect(uploads.get()[1]?.state).toEqual({ kind: "sending", share: 0.5 });
  answers[1]?.give("b");
  await settle();
  expect(states()).toEqual(["a.png sending", "c.png sending"]);
  expect(stored).toEqual(["2 b"]);
});

test("one that cannot be a picture is not sent, and the others are", () => {
  const { uploads, sent, states } = open();
  uploads.add([new File(["x"], "a.txt", { type: "text/plain" }), picture("b.png")]);
  expect(states()).toEqual(["a.txt failed", "b.png sending"]);
  expect(sent.map(({ name }) => name)).toEqual(["b.png"]);
});

test("without a connection a file is kept and sent again under its key", async () => {
  const { uploads, stored, sent, answers, states, settle } = open();
  uploads.add([picture("a.png")]);
  answers[0]?.fail(new ApiError({ status: 0 }));
  await settle();
  expect(states()).toEqual(["a.png offline"]);
  uploads.goOn();
  expect(sent[1]?.key).toBe(sent[0]?.key);
  answers[1]?.give("a");
  await settle();
  expect(stored).toEqual(["1 a"]);
});

test("a refused file is tried again as a new one", async () => {
  const { uploads, sent, answers, states, settle } = open();
  uploads.add([picture("a.png")]);
  answers[0]?.fail(new ApiError({ status: 503, message: "Please wait." }));
  await settle();
  expect(states()).toEqual(["a.png failed"]);
  uploads.retry(uploads.get()[0]?.key ?? "");
  expect(sent).toHaveLength(2);
  expect(sent[1]?.key).not.toBe(sent[0]?.key);
});

test("a cancelled file is stopped, makes room for the next and is never placed", async () => {
  const { uploads, stored, sent, answers, states, settle } = open();
  uploads.add([picture("a.png"), picture("b.png"), picture("c.png")]);
  uploads.cancel(uploads.get()[0]?.key ?? "");
  expect(sent[0]?.signal.aborted).toBe(true);
  answers[0]?.give("a");
  await settle();
  expect(stored).toEqual([]);
  expect(states()).toEqual(["b.png sending", "c.png sending"]);
});
