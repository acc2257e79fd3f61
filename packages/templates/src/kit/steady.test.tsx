// @vitest-environment jsdom
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, test, vi } from "vitest";
import { keepParts } from "../view/keep-parts.ts";
import type { SiteView } from "../view/site-view.ts";
import { toSiteView } from "../view/to-site-view.ts";
import { personas } from "../personas/index.ts";
import { steady } from "./steady.tsx";

const options = { family: "default", baseUrl: "", branding: false } as const;
const [persona] = personas;
if (!persona) throw new Error("There is no persona.");
const viewOf = (intro: string, before: SiteView | null): SiteView =>
  keepParts(before, toSiteView({ ...persona.site, intro }, options));

const draws = vi.fn<(part: string) => void>();
const drawn = () => draws.mock.calls.map(([part]) => part);
beforeEach(() => draws.mockClear());

test("a part is drawn again only when something that it, or a part inside it, has read is new", () => {
  const Intro = ({ view }: { view: SiteView }) => {
    draws("intro");
    return <p>{view.person.intro}</p>;
  };
  const Roles = ({ view }: { view: SiteView }) => {
    draws("roles");
    return <p>{view.experience.count + view.person.name}</p>;
  };
  const Both = ({ view }: { view: SiteView }) => {
    draws("both");
    return <>{steady([<Roles key="roles" view={view} />, <Intro key="intro" view={view} />])}</>;
  };
  const Page = ({ view }: { view: SiteView }) => (
    <main>
      {steady(
        <div>
          <Roles view={view} />
          <Both view={view} />
        </div>,
      )}
    </main>
  );
  const box = document.createElement("div");
  const root = createRoot(box);
  let view: SiteView | null = null;
  const show = (intro: string) => {
    view = viewOf(intro, view);
    const shown = view;
    flushSync(() => root.render(<Page view={shown} />));
  };
  show("One");
  expect(drawn()).toEqual(["roles", "both", "roles", "intro"]);
  draws.mockClear();
  show("Two");
  expect(drawn()).toEqual(["both", "intro"]);
  draws.mockClear();
  show("Three");
  expect(box.textContent).toContain("Three");
  expect(drawn()).toEqual(["both", "intro"]);
  draws.mockClear();
  show("Three");
  expect(drawn()).toEqual([]);
});
