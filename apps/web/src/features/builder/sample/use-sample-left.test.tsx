import { screen } from "@testing-library/react";
import { personas } from "@vitrine/templates/personas";
import { expect, test } from "vitest";
import { aFullWebsite, openBuilder, patience } from "../testing/open-builder.tsx";

const sample = personas[0]?.site;

const openDraft = (has_sample: boolean | undefined) =>
  openBuilder(aFullWebsite({ full_name: sample?.full_name ?? "", intro: sample?.intro ?? "", has_sample }), {
    search: { section: "personal" },
  });

test.each([true, undefined])("what is still a sample person's is marked where the server says %s", async (said) => {
  await openDraft(said);
  expect(await screen.findByText(/^Still the sample person’s: Full name, Introduction/, {}, patience)).toBeTruthy();
});

test("where the server found nothing, no marks are fetched and nothing is marked", async () => {
  await openDraft(false);
  await import("@vitrine/templates/sample-words");
  await screen.findByLabelText(/^Introduction/, {}, patience);
  expect(screen.queryByText(/^Still the sample person’s/)).toBeNull();
});
