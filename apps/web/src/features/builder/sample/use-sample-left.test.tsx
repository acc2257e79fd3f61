import { personas } from "@vitrine/templates/personas";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aFullWebsite, openBuilder, patience } from "../testing/open-builder.tsx";

const sample = personas[0]?.site;

const open = (status: "draft" | "private") =>
  openBuilder(aFullWebsite({ full_name: sample?.full_name ?? "", intro: sample?.intro ?? "", status }), {
    search: { section: "personal" },
  });

test("what is still a sample person's is marked in a draft, in one with an address of one's own a little later", async () => {
  await open("draft");
  expect(screen.queryByText(/^Still the sample person’s/)).toBeNull();
  expect(await screen.findByText(/^Still the sample person’s: Full name, Introduction/, {}, patience)).toBeTruthy();
});

test("a site that others have seen has no marks", async () => {
  await open("private");
  await import("@vitrine/templates/sample-words");
  await screen.findByLabelText(/^Introduction/, {}, patience);
  expect(screen.queryByText(/^Still the sample person’s/)).toBeNull();
});
