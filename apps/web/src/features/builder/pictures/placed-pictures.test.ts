import { expect, test } from "vitest";
import { nameOf, placed, thumbnailOf, unplaced, withCover, withStored } from "./placed-pictures.ts";

const picture = (media_id: number | null, part = {}) => ({
  media_id,
  img: `/media/${media_id ?? "far"}.webp`,
  ...part,
});

test("rows have numbers of their own, and go back to what they were", () => {
  const pictures = [picture(7), picture(null), picture(9)];
  expect(placed(pictures).map(({ id }) => id)).toEqual([7, -2, 9]);
  expect(unplaced(placed(pictures))).toEqual(pictures);
});

test("pictures stand in the order in which they were chosen, whichever is stored first", () => {
  const places = new Map([
    [12, 2],
    [11, 1],
    [13, 3],
  ]);
  const ids = (pictures: readonly { media_id?: number | null | undefined }[]) =>
    pictures.map(({ media_id }) => media_id);
  const second = withStored([picture(5)], picture(12), places);
  const third = withStored(second, picture(13), places);
  expect(ids(withStored(third, picture(11), places))).toEqual([5, 11, 12, 13]);
});

test("the same picture is placed once", () => {
  expect(withStored([picture(5)], picture(5), new Map([[5, 1]]))).toHaveLength(1);
});

test("one picture is the cover, or none", () => {
  const rows = withCover(placed([picture(1, { cover: true }), picture(2)]), 2);
  expect(rows.map(({ cover }) => cover)).toEqual([false, true]);
  expect(withCover(rows, null).some(({ cover }) => cover)).toBe(false);
});

test("a picture is called by its words, or by its place", () => {
  expect(nameOf({ caption: "The yard", alt: "A yard" }, 0)).toBe("The yard");
  expect(nameOf({ caption: " ", alt: "A yard" }, 0)).toBe("A yard");
  expect(nameOf({}, 2)).toBe("Picture 3");
});

test("a thumbnail takes the smallest size", () => {
  const sources = [960, 480].map((width) => ({ url: `/${width}`, width, type: "image/webp" }));
  expect(thumbnailOf({ img: "/full", sources })).toBe("/480");
  expect(thumbnailOf({ img: "/full" })).toBe("/full");
});
