import { act, fireEvent, render } from "@testing-library/react";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { FittingMiniature } from "./fitting-miniature.tsx";

let comeNear: () => void;

const browserOf = (vendor: string) => vi.spyOn(navigator, "vendor", "get").mockReturnValue(vendor);

beforeEach(() => {
  browserOf("");
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

test("a page comes as a picture once it is near, small and out of the keyboard's way, over the template's where it takes long", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { container, rerender } = render(miniature(1));
  const own = () => container.querySelector<HTMLImageElement>('img[alt="Your website in Classic"]');
  const standsIn = () => container.querySelector('img[alt="Classic template"]') !== null;
  expect([own(), standsIn()]).toEqual([null, false]);
  comeNear();
  expect(standsIn()).toBe(false);
  act(() => void vi.advanceTimersByTime(400));
  const first = own();
  expect(first?.getAttribute("src")).toBe("/fitting/7/classic/picture?v=1");
  expect(first?.style.transform).toBe("scale(0.25)");
  expect(first?.closest("[inert]")).toBe(container.firstElementChild);
  expect([first?.className.includes("invisible"), standsIn()]).toEqual([true, true]);
  if (first) fireEvent.load(first);
  expect([own()?.className.includes("invisible"), standsIn()]).toEqual([false, false]);
  rerender(miniature(2));
  expect(own()?.getAttribute("src")).toBe("/fitting/7/classic/picture?v=2");
});

test.each(["a picture that does not come", "a browser that draws such pictures wrongly"])(
  "the page itself stands in a frame without script for %s",
  (why) => {
    if (why.includes("browser")) browserOf("Apple Computer, Inc.");
    const { container } = render(miniature(1));
    comeNear();
    const picture = container.querySelector('img[alt="Your website in Classic"]');
    if (picture) fireEvent.error(picture);
    const frame = container.querySelector("iframe");
    expect([frame?.getAttribute("src"), frame?.getAttribute("sandbox")]).toEqual(["/fitting/7/classic", ""]);
    expect(frame?.className).toContain("opacity-0");
    if (frame) fireEvent.load(frame);
    expect(frame?.className).not.toContain("opacity-0");
  },
);
