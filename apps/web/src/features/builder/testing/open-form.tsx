import { screen, within } from "@testing-library/react";
import type { Website } from "@vitrine/model";
import { aFullWebsite, openBuilder } from "./open-builder.tsx";

/** A full website whose template is of a category. */
export const siteIn = (category: string, part: Partial<Website> = {}): Website => {
  const website = aFullWebsite(part);
  return { ...website, template: { ...website.template, category }, ...part };
};

/** Where the template data of a category is kept. */
export const pathOf = (category: string) => `/websites/10001/template-data/${category.toLowerCase()}`;

/** What the server answers to a question for template data. */
export const record = (category: string, data: Record<string, unknown> = {}, version = 0) => ({
  json: { success: true, data: { category, data, version, updated_at: null } },
});

/** What the server answers to template data that it stored. */
export const savedRecord = (category: string, data: Record<string, unknown>, version = 1) => ({
  json: { ...record(category, data, version).json, message: "Template data saved successfully!" },
});

type Options = NonNullable<Parameters<typeof openBuilder>[1]>;

/** Opens the builder at the form of a category's template data. */
export async function openForm(
  category: string,
  data: Record<string, unknown> = {},
  replies: Options["replies"] = {},
  options: Options = {},
) {
  const opened = await openBuilder(siteIn(category), {
    ...options,
    replies: { [`GET ${pathOf(category)}`]: record(category.toLowerCase(), data), ...replies },
  });
  await opened.openSection("Template Data");
  const form = within(await screen.findByRole("form"));
  return { ...opened, form };
}

/** The records of template data that were sent. */
export const sentRecords = <Call extends { method: string; path: string }>(calls: readonly Call[]): Call[] =>
  calls.filter(({ method, path }) => method === "PUT" && path.includes("/template-data/"));
