import { afterAll, beforeAll, expect, test } from "vitest";
import { aFullSite, aSite } from "./a-site.ts";
import { GateBrowser } from "./browser.ts";
import { overflowOf } from "./frames.ts";

let gate: GateBrowser;

beforeAll(async () => {
  gate = await GateBrowser.start(["minimal"]);
});

afterAll(() => gate.stop());

test("the gate names the page, the state and the part that sticks out", async () => {
  const found = await overflowOf(gate, "minimal", { full: aFullSite(1), bare: aSite() }, [
    { label: "320 px", width: 320 },
    { label: "320 px with a wide footer", css: "footer{inline-size:1000px!important;max-inline-size:none!important}" },
    { label: "1200 px", width: 1200 },
    { label: "1200 px with huge text", fontSize: "1000%" },
  ]);
  expect(Object.keys(found).toSorted()).toEqual([
    "bare, 320 px with a wide footer",
    "full, 1200 px with huge text",
    "full, 320 px with a wide footer",
  ]);
  expect(found["bare, 320 px with a wide footer"]?.join(" ")).toContain("FOOTER");
});
