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

test("a page comes once it is near, small and out of the keyboard's way, over the template's picture until it is there", () => {
  const { container, rerender } = render(miniature(1));
  const frame = () => container.querySelector("iframe");
  expect(frame()).toBeNull();
  expect(container.querySelector("img")?.alt).toBe("Classic template");
  comeNear();
  const first = frame();
  expect(first?.getAttribute("src")).toBe("/fitting/7/classic");
  expect(first?.getAttribute("sandbox")).toBe("");
  expect(first?.style.transform).toBe("scale(0.25)");
  expect(first?.closest("[inert]")).toBe(container.firstElementChild);
  expect(first?.className).toContain("opacity-0");
  if (first) fireEvent.load(first);
  expect(frame()?.className).not.toContain("opacity-0");
  rerender(miniature(2));
  expect(frame()).not.toBe(first);
});
