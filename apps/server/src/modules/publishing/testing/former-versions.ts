import { sql } from "drizzle-orm";
import { aPerson, aWebsite, type Person, type TestApp } from "../../../testing/index.ts";
import { createTemplatesRenderer } from "../site-renderer.ts";
import type { BuiltFiles } from "../template-builds.ts";
import { TemplateVersions } from "../template-versions.ts";

/** How pages of a former version begin. */
export const former = "<!doctype html><!-- drawn by a former version -->";

/** The present build of a template, and its folder of fonts and scripts. */
export async function presentBuild(slug: string): Promise<{ files: BuiltFiles; assets: string }> {
  const renderer = createTemplatesRenderer();
  return { files: await renderer.builtFiles(slug), assets: (await renderer.assetsDirectory()) ?? "" };
}

/** The files of a build with another beginning of their pages, as an earlier one might have had. */
export function formerFiles(
  present: BuiltFiles,
  change: (text: string) => string = (text) => text.replaceAll("<!doctype html>", former),
): BuiltFiles {
  return new Map([...present].map(([name, text]) => [name, change(text)]));
}

/** The versions that an app's store has. */
export function versionsOf({ storage, clock, database }: TestApp): TemplateVersions {
  return new TemplateVersions({ storage, clock, db: database.db, onError: () => undefined });
}

/** A website that stays with a version, as one does that was pinned before a deploy. */
export async function aPinnedSite(
  app: TestApp,
  subdomain: string,
  version: string,
): Promise<{ owner: Person; id: number }> {
  const owner = await aPerson(app, { plan: "pro" });
  const { id } = await aWebsite(owner, {
    subdomain,
    status: "published",
    intro: "The first words",
    template_slug: "classic",
  });
  await app.database.db.execute(sql`update websites set template_version = ${version}, template_pinned_at = now(),
    revision = revision + 1 where id = ${id}`);
  await app.hub.caughtUp();
  return { owner, id };
}
