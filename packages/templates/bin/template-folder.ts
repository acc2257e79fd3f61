import path from "node:path";
import { readOutside } from "../src/outside/read-outside.ts";

/** The folder of a template: outside of the project where `TEMPLATES_DIR` holds it, else among the project's own. */
export function templateFolder(slug: string): string {
  const outside = readOutside(process.env["TEMPLATES_DIR"]).find(({ manifest }) => manifest.slug === slug);
  return outside?.folder ?? path.join(import.meta.dirname, "../src", slug);
}
