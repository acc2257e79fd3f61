import { statSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { latin } from "../src/kit/fonts.ts";
import { siteScript } from "../src/kit/site-script.ts";
import { loadDefinition, styleSheet } from "../src/load-template.ts";
import { templateSlugs } from "../src/registry.ts";
import { budgets } from "./budgets.ts";
import { fontFile } from "./font-file.ts";

const slugs = templateSlugs;

describe.each(slugs)("%s keeps its budget", (slug) => {
  test("for style, script and fonts", async () => {
    const design = await loadDefinition(slug);
    expect(gzipSync(styleSheet(design, (url) => url)).length).toBeLessThanOrEqual(budgets.css);
    expect(gzipSync(siteScript).length).toBeLessThanOrEqual(budgets.script);
    const loaded = design.fonts.filter((font) => font.range === latin);
    const bytes = loaded.map((font) => statSync(fontFile(font.url)).size);
    expect(loaded.length).toBeLessThanOrEqual(3);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(budgets.fonts);
    expect(design.fonts.filter((font) => font.preload)).toHaveLength(1);
  });
});
