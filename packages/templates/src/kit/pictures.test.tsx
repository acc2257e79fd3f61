import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { aSite } from "../../gate/a-site.ts";
import { toSiteView } from "../view/to-site-view.ts";
import type { PictureView } from "../view/site-view.ts";
import { Picture, Pictures } from "./pictures.tsx";

const view = toSiteView(aSite(), { family: "creative", baseUrl: "", branding: false });

const work: PictureView = {
  src: "/media/7.jpg",
  alt: "A bridge",
  width: 2400,
  height: 1600,
  focal: { x: 30, y: 60 },
  placeholder: "#aabbcc",
  sources: [
    { url: "/media/7-480.avif", width: 480, type: "image/avif" },
    { url: "/media/7-960.avif", width: 960, type: "image/avif" },
    { url: "/media/7-480.webp", width: 480, type: "image/webp" },
  ],
};

describe("a picture", () => {
  const markup = renderToStaticMarkup(<Picture picture={work} sizes="20rem" />);

  test("offers the newer format first, in every width", () => {
    expect(markup).toMatch(/<source[^>]*type="image\/avif"[^>]*>.*<source[^>]*type="image\/webp"/);
    expect(markup).toContain("/media/7-480.avif 480w, /media/7-960.avif 960w");
  });

  test("reserves its room, shows its colour until it has come, and comes when it is near", () => {
    expect(markup).toContain('width="2400" height="1600"');
    expect(markup).toContain("background-color:#aabbcc");
    expect(markup).toContain("--focal:30% 60%");
    expect(markup).toContain('loading="lazy"');
  });

  test("without sizes of its own has those of a common one", () => {
    expect(renderToStaticMarkup(<Picture picture={{ src: "/a.png", alt: "A" }} sizes="1rem" />)).toContain(
      'width="720" height="480"',
    );
  });
});

describe("pictures of an entry", () => {
  const drawn = (count: number) =>
    renderToStaticMarkup(<Pictures view={view} id="work-1" pictures={Array.from({ length: count }, () => work)} />);

  test("open enlarged without script, each its own", () => {
    const markup = drawn(2);
    const opened = [...markup.matchAll(/popoverTarget="([^"]+)" aria-haspopup/gi)].map(([, id]) => id);
    expect(opened).toEqual(["work-1-1", "work-1-2"]);
    for (const id of opened) expect(markup).toMatch(new RegExp(`id="${id}" popover="auto"`));
  });

  test("stand in the page up to eight, of more the first six and a fold", () => {
    expect(drawn(8)).not.toContain("<details");
    const markup = drawn(20);
    expect(markup.split("<details")[0]?.match(/<figure/g)).toHaveLength(6);
    expect(markup).toContain("(14)");
    expect(drawn(0)).toBe("");
  });
});
