import type { OnboardingDependencies } from "../tasks/dependencies.ts";

/** One empty page: the smallest file that makes the engine load its PDF reader. */
const blankPdf = Buffer.from(
  [
    "%PDF-1.4",
    "1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj",
    "2 0 obj<</Type/Pages/Count 1/Kids[3 0 R]>>endobj",
    "3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj",
    "trailer<</Root 1 0 R>>",
  ].join("\n"),
);

/** Loads the engine's thread and its PDF reader (about a second), so that the first CV does not wait for them. */
export async function warmUpEngine({ engine }: Pick<OnboardingDependencies, "engine">): Promise<void> {
  // Without effect on anything but time: an engine that cannot start says so to whoever uploads.
  await engine.parse(blankPdf).catch(() => undefined);
}
