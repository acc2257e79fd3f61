import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { templateManifestSchema, type TemplateManifest } from "@vitrine/model";

/** A template that lives in a folder outside of the project. */
export type OutsideTemplate = { folder: string; manifest: TemplateManifest };

const manifestName = "manifest.json";

/**
 * The templates below a folder: each is a folder named by its slug, with a `manifest.json` and an `index.ts`.
 * @param directory from `TEMPLATES_DIR`; nothing is read where it is empty
 * @throws Error that names the file and what is wrong with it
 */
export function readOutside(directory: string | undefined): readonly OutsideTemplate[] {
  if (!directory) return [];
  const root = path.resolve(directory);
  if (!existsSync(root)) throw new Error(`TEMPLATES_DIR names "${root}", which does not exist.`);
  return readdirSync(root)
    .filter((name) => existsSync(path.join(root, name, manifestName)))
    .sort()
    .map((name) => readTemplate(path.join(root, name)));
}

function readTemplate(folder: string): OutsideTemplate {
  const file = path.join(folder, manifestName);
  const read = templateManifestSchema.safeParse(parsed(file));
  if (!read.success) {
    const [first] = read.error.issues;
    throw new Error(`${file}: ${first?.path.join(".") || "the file"}: ${first?.message ?? "is not a manifest"}`);
  }
  if (read.data.slug !== path.basename(folder))
    throw new Error(`${file}: the slug "${read.data.slug}" must be the name of its folder.`);
  if (existsSync(path.join(import.meta.dirname, "..", read.data.slug, "manifest.ts")))
    throw new Error(`${file}: the project has a template "${read.data.slug}" of its own.`);
  if (!existsSync(path.join(folder, "index.ts"))) throw new Error(`${folder} has no index.ts.`);
  return { folder, manifest: read.data };
}

function parsed(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : "it cannot be read"}`, {
      cause: error,
    });
  }
}
