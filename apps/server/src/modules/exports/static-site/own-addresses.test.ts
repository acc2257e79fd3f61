import { expect, test } from "vitest";
import { placeholderAddress, withRelativeAddresses } from "./own-addresses.ts";
import { withLinkedPictures } from "./own-pictures.ts";

const placeholder = placeholderAddress();
const head = [
  `<link rel="preload" href="${placeholder}/assets/a.woff2" as="font" crossorigin="anonymous"/>`,
  `<link rel="canonical" href="${placeholder}/blog"/>`,
  `<link rel="alternate" type="application/rss+xml" href="${placeholder}/rss.xml"/>`,
  `<meta property="og:url" content="${placeholder}/blog"/>`,
  `<meta property="og:title" content="Ada"/>`,
  `<script type="application/ld+json">{"url":"${placeholder}/blog","name":"\\u003c/script>","sameAs":["https://e.org/"]}</script>`,
].join("");
const body = [
  `<style>@font-face{src:url(${placeholder}/assets/a.woff2)}</style>`,
  `<a href="${placeholder}">Home</a><a href="${placeholder}/blog">Blog</a><a href="${placeholder}/blog/one">One</a>`,
  `<img src="${placeholder}/media/me.jpg"><script src="${placeholder}/assets/t.js" defer></script>`,
  `<a href="https://e.org/blog">Else</a>`,
].join("");

test("addresses of the site's own become relative and name a file; others stay", () => {
  const page = withRelativeAddresses({ html: head + body, placeholder, up: "../", address: null });
  expect(page).not.toContain(placeholder);
  expect(page).toContain("url(../assets/a.woff2)");
  expect(page).toContain(`<a href="../index.html">Home</a><a href="../blog/index.html">Blog</a>`);
  expect(page).toContain(`<a href="../blog/one/index.html">One</a>`);
  expect(page).toContain(`<img src="../media/me.jpg"><script src="../assets/t.js" defer>`);
  expect(page).toContain(`<a href="https://e.org/blog">Else</a>`);
});

test("what needs an address is left out while nobody knows one", () => {
  const page = withRelativeAddresses({ html: head, placeholder, up: "", address: null });
  expect(page).toBe(
    `<meta property="og:title" content="Ada"/><script type="application/ld+json">{"name":"\\u003c/script\\u003e","sameAs":["https://e.org/"]}</script>`,
  );
});

test("with a domain the head names it, and the feed lies beside the pages", () => {
  const page = withRelativeAddresses({ html: head, placeholder, up: "../", address: "https://ada.example" });
  expect(page).toContain(`<link rel="canonical" href="https://ada.example/blog"/>`);
  expect(page).toContain(`<meta property="og:url" content="https://ada.example/blog"/>`);
  expect(page).toContain(`{"url":"https://ada.example/blog"`);
  expect(page).toContain(`href="../rss.xml"`);
});

test("pictures of other hosts become links to them", () => {
  expect(withLinkedPictures(`<p>a<img src="https://e.org/a.png" alt="A &quot;b&quot;" loading="lazy">b</p>`)).toBe(
    `<p>a<a href="https://e.org/a.png" rel="noopener nofollow ugc">A &quot;b&quot;</a>b</p>`,
  );
  expect(withLinkedPictures(`<img src="https://e.org/a.png" alt="">`)).toContain(">https://e.org/a.png</a>");
});
