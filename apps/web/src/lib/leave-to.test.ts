import { expect, test, vi } from "vitest";
import { leaveTo } from "./leave-to.ts";

function aPage() {
  const shown: ((event: PageTransitionEvent) => void)[] = [];
  const location = { origin: "https://vitrine.test", assign: vi.fn(), reload: vi.fn() };
  const addEventListener = (_type: "pageshow", listener: (event: PageTransitionEvent) => void) => shown.push(listener);
  const bringBack = (persisted: boolean) => shown.forEach((listener) => listener({ persisted } as PageTransitionEvent));
  return { location, addEventListener, bringBack };
}

test.each(["/checkout/payment?session_id=s1", "https://vitrine.test/checkout/payment?session_id=s1"])(
  "%s is reached through the router",
  (address) => {
    const page = aPage();
    const go = vi.fn();
    leaveTo(address, go, page);
    expect(go).toHaveBeenCalledExactlyOnceWith("/checkout/payment?session_id=s1");
    expect(page.location.assign).not.toHaveBeenCalled();
  },
);

test("another host is reached by leaving the page, which is loaded anew when the browser brings it back", () => {
  const page = aPage();
  const go = vi.fn();
  leaveTo("https://pay.example/c/1?x=2", go, page);
  expect(page.location.assign).toHaveBeenCalledExactlyOnceWith("https://pay.example/c/1?x=2");
  expect(go).not.toHaveBeenCalled();
  page.bringBack(false);
  expect(page.location.reload).not.toHaveBeenCalled();
  page.bringBack(true);
  expect(page.location.reload).toHaveBeenCalledOnce();
});
