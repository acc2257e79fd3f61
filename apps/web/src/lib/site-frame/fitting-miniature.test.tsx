import { act, fireEvent, render } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { FittingMiniature } from "./fitting-miniature.tsx";

let comeNear: () => void;

beforeEach(() => {
  const watching: IntersectionObserverCallback[] = [];
  class Observer {
    constructor(tell: IntersectionObserverCallback) {
      watching.push(tell);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  vi.stubGlobal("ResizeObserver", Observer);
  comeNear = () => {
    const entry = {
      isIntersecting: true,
      contentRect: { width: 300, height: 188 },
    } as unknown as IntersectionObserverEntry;
    act(() => watching.forEach((tell) => tell([entry], {} as IntersectionObserver)));
  };
});

const template = { slug: "classic", name: "Classic", picture: "/classic.webp" };
const miniature = (version: number) => <FittingMiniature website={{ id: 7, version }} template={template} />;

const website = document.implementation.createHTMLDocument("Classic");
website.head.append(
  Object.assign(website.createElement("link"), { rel: "canonical", href: "https://vitrine.example/" }),
);
const notThere = document.implementation.createHTMLDocument("Not found");

/** The frame has loaded, and holds this document. */
function answer(frame: HTMLIFrameElement | null, page: Document) {
  if (!frame) throw new Error("There is no frame.");
  Object.defineProperty(frame, "contentDocument", { configurable: true, value: page });
  fireEvent.load(frame);
}

test("a page comes once it is near, small and out of the keyboard's way, and runs no script", () => {
  const { container, rerender } = render(miniature(1));
  const frame = () => container.querySelector("iframe");
  expect(frame()).toBeNull();
  comeNear();
  const first = frame();
  expect(first?.getAttribute("src")).toBe("/fitting/7/classic");
  expect(first?.getAttribute("sandbox")).not.toContain("scripts");
  expect(first?.style.transform).toBe("scale(0.25)");
  expect(first?.closest("[inert]")).toBe(container.firstElementChild);
  expect(first?.className).toContain("opacity-0");
  answer(first, website);
  expect(frame()?.className).not.toContain("opacity-0");
  rerender(miniature(2));
  expect(frame()).not.toBe(first);
});

test("the template's picture stands in for a page that takes long or is not there, and is not fetched for others", () => {
  vi.useFakeTimers();
  try {
    const { container } = render(miniature(1));
    const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
    const picture = () => container.querySelector("img")?.alt;
    const frame = () => container.querySelector("iframe");
    comeNear();
    answer(frame(), website);
    wait(10_000);
    expect(picture()).toBeUndefined();
    answer(frame(), notThere);
    expect(frame()?.className).toContain("opacity-0");
    wait(1_900);
    expect(picture()).toBeUndefined();
    wait(200);
    expect(picture()).toBe("Classic template");
    answer(frame(), website);
    expect(picture()).toBeUndefined();
  } finally {
    vi.useRealTimers();
  }
});
