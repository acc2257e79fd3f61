import { expect, test } from "vitest";
import { publicationsKind } from "./kind.ts";
import { publicationTypes, publicationTypeTitles } from "./publication-types.ts";

test.each(publicationTypes)("%s has a title in every language that the section has one in", (type) => {
  expect(Object.keys(publicationTypeTitles[type])).toEqual(Object.keys(publicationsKind.titles));
});
