import { expect, test } from "vitest";
import { isOwnMessage, sanitisePreviewData, updateMessage, type PreviewSite } from "./preview-protocol.ts";

test("R2.7-23 keys that start with _ or $ are dropped at every depth", () => {
  const data = { name: "Ada", _secret: 1, $ref: 2, list: [{ a: 1, _b: 2 }], nested: { $c: 3, d: "_kept value" } };
  expect(sanitisePreviewData(data)).toEqual({ name: "Ada", list: [{ a: 1 }], nested: { d: "_kept value" } });
});

test("messages of another origin or without a type are ignored", () => {
  const message = (origin: string, data: unknown) => new MessageEvent("message", { origin, data });
  expect(isOwnMessage(message("http://here", { type: "UPDATE_CV_DATA" }), "http://here")).toBe(true);
  expect(isOwnMessage(message("http://there", { type: "UPDATE_CV_DATA" }), "http://here")).toBe(false);
  expect(isOwnMessage(message("http://here", "text"), "http://here")).toBe(false);
});

test("after the first message only the fields that changed travel, and the whole site when a field is gone", () => {
  const entry = { id: 1 };
  const site = { name: "Ada", intro: "Old", languages: [entry] } as unknown as PreviewSite;
  const told = { options: { branding: true }, isSettled: true };
  expect(updateMessage(site, told, null)).toMatchObject({ data: { name: "Ada" }, isPart: false });
  const typed = { ...site, intro: "New", languages: [entry] } as unknown as PreviewSite;
  expect(updateMessage(typed, told, site)).toMatchObject({ data: { intro: "New" }, isPart: true });
  expect(Object.keys((updateMessage(typed, told, site) as { data: object }).data)).toEqual(["intro"]);
  const { intro: _gone, ...demo } = typed;
  expect(updateMessage(demo as unknown as PreviewSite, told, typed)).toMatchObject({ isPart: false });
});
