// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { role } from "../personas/persona.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { Career } from "./career.tsx";

const options = { family: "default", baseUrl: "/p/jo", branding: false } as const;

function spansOf(...dates: readonly string[]) {
  return spansFrom(dates);
}

function spansFrom(dates: readonly string[], least?: number) {
  const experience = dates.map((date, index) =>
    role(index + 1, { position: `Post ${index + 1}`, name: "Somewhere", date }),
  );
  const view = toSiteView(aSite({ updated_at: "2026-01-15T00:00:00.000Z", experience }), options);
  const page = document.createElement("div");
  page.innerHTML = renderToStaticMarkup(<Career view={view} {...(least === undefined ? {} : { least })} />);
  return [...page.querySelectorAll<HTMLElement>(".career > i")].map((span) => ({
    share: Number(span.style.getPropertyValue("--share")),
    rise: Number(span.style.getPropertyValue("--rise")),
    now: span.dataset["now"],
    unknown: span.dataset["unknown"],
  }));
}

test("draws posts from the first to the present one, each as long as it lasted", () => {
  const spans = spansOf("Jan 2022 - Present", "Jan 2012 - Dec 2021", "Jan 2010 - Dec 2011");
  expect(spans.map(({ share }) => share)).toEqual([24, 120, 48]);
  expect(spans.map(({ rise }) => rise)).toEqual([0.33, 0.67, 1]);
  expect(spans.map(({ now }) => now)).toEqual([undefined, undefined, "true"]);
});

test("marks a post of unknown length, and draws all alike where most are unknown", () => {
  expect(spansOf("2020 - 2024", "2016 - 2020", "long ago").map(({ unknown }) => unknown)).toEqual([
    "true",
    undefined,
    undefined,
  ]);
  expect(spansOf("2020 - 2024", "early", "earlier").map(({ share }) => share)).toEqual([1, 1, 1]);
});

test("draws nothing for a single post, but where a design counts its months", () => {
  expect(spansOf("2020 - 2024")).toEqual([]);
  expect(spansFrom(["Jan 2020 - Dec 2023"], 1).map(({ share }) => share)).toEqual([48]);
  expect(spansFrom([], 1)).toEqual([]);
});
