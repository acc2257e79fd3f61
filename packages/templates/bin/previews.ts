import { existsSync } from "node:fs";
import { join } from "node:path";
import { templateManifests } from "../src/catalogue.ts";
import { nearestPairs, structureOf } from "./structure.ts";
import { templateFolder } from "./template-folder.ts";

/**
 * The desktop picture of each template in the catalogue's order.
 * @throws {Error} when a template has none yet
 */
export function desktopPreviews(): { slug: string; name: string; file: string }[] {
  return templateManifests.map(({ slug, name }) => {
    const file = join(templateFolder(slug), "preview-desktop.webp");
    if (!existsSync(file))
      throw new Error(`"${slug}" has no pictures yet: npm run templates -- previews --slug ${slug}`);
    return { slug, name, file };
  });
}

/** How far the templates' pictures are apart, nearest first. */
export async function measureDistinctness() {
  const structures = await Promise.all(
    desktopPreviews().map(async ({ slug, file }) => [slug, await structureOf(file)] as const),
  );
  return nearestPairs(new Map(structures));
}
