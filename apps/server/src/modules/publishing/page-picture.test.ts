import { expect, test } from "vitest";
import { dataUrl, pictureOfPage } from "./page-picture.ts";

const faceOf = (file: string, range: string) =>
  `@font-face{font-family:"Own";font-weight:200 800;src:url("/site-assets/${file}") format("woff2");unicode-range:${range}}`;

const css =
  faceOf("latin.woff2", "U+0000-00FF") +
  faceOf("arabic.woff2", "U+0600-06FF") +
  `@font-face{font-family:"Own Fallback";src:local("Arial")}:root{--bg:#fff}:root:lang(ar){--comma:"،"}`;

const pageOf = (body: string) =>
  `<!doctype html><html lang="en" dir="ltr"><head><style>${css}</style></head><body>${body}</body></html>`;

const letters = new Uint8Array([1, 2, 3]);
const sources = {
  face: async () => dataUrl("font/woff2", letters),
  pictureAt: async (url: string) => (url.includes("gone") ? null : letters),
};
const drawn = async (body: string) => (await pictureOfPage(pageOf(body), sources)) ?? "";

test("a picture holds the faces of its letters and no others, and what stands in only for letters that none has", async () => {
  const latin = await drawn("<h1>Ada</h1>");
  expect(latin.match(/data:font\/woff2;base64,AQID/g)).toHaveLength(1);
  expect(latin).toContain("font:normal 200 9px 'Own'");
  expect(latin).not.toContain("local(");
  expect(await drawn("<h1>Ада</h1>")).toContain("local(");
  expect((await drawn("<h1>Ada أدا</h1>")).match(/data:font/g)).toHaveLength(2);
});

test("it holds each photograph in one small size, and nothing where one is gone", async () => {
  const set = "/media/a-320.webp 320w, /media/a-640.webp 640w, /media/a-1280.webp 1280w";
  const one = `<picture><source type="image/webp" srcSet="${set}" sizes="50vw"/><img src="/media/a.jpg" alt=""/></picture>`;
  const asked: string[] = [];
  const pictureAt = async (url: string) => (asked.push(url), url.includes("gone") ? null : letters);
  const picture = await pictureOfPage(
    pageOf(
      `${one}<img src="/media/gone.jpg" alt=""/><i style="--p:url(&quot;/media/b.jpg&quot;)"></i><svg><image width="9" href="/media/c.jpg"/></svg>`,
    ),
    { ...sources, pictureAt },
  );
  expect(asked).toEqual(["/media/a-640.webp", "/media/gone.jpg", "/media/b.jpg", "/media/c.jpg"]);
  expect(picture).toContain('src="data:image/webp;base64,AQID"');
  expect(picture).toContain("url(&quot;data:image/jpeg;base64,AQID&quot;)");
  expect(picture).not.toContain("/media/");
});

test("there is none of a page whose photographs are too heavy", async () => {
  const heavy = { ...sources, pictureAt: async () => new Uint8Array(1024 * 1024) };
  const markup = (count: number) => Array.from({ length: count }, (_, at) => `<img src="/media/${at}.jpg"/>`).join("");
  expect(await pictureOfPage(pageOf(markup(2)), heavy)).toContain("data:image/jpeg");
  expect(await pictureOfPage(pageOf(markup(3)), heavy)).toBeNull();
});

test("it is XML also where a text of the page is HTML, and runs nothing", async () => {
  const picture = await drawn(
    'a&nbsp;b<br><hr class="x"><img alt="1 > 0" src="data:,"><svg class="s"></svg>\u0007<script>1</script>',
  );
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" class="s"></svg>';
  expect(picture).toContain(`a&#160;b<br/><hr class="x"/><img alt="1 > 0" src="data:,"/>${svg}</body>`);
});
