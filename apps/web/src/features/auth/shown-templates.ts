/** Templates that may stand beside a form: known without the catalogue, so that the page is whole at its first paint. */
export const shownTemplates = [
  { slug: "studio-portfolio", name: "Studio Portfolio", category: "Creative" },
  { slug: "modern", name: "Modern", category: "Modern" },
  { slug: "minimal-pro", name: "Minimal Pro", category: "Modern" },
  { slug: "academic-vision", name: "Academic Vision", category: "Academic" },
  { slug: "creative-portfolio", name: "Creative Portfolio", category: "Creative" },
  { slug: "urban-blueprint", name: "Urban Blueprint", category: "Engineering" },
] as const;

/**
 * The one that `first-paint.js` has drawn for this visit; null while the page is prebuilt, which holds all of them and
 * shows one by its style sheet.
 */
export function luckOfVisit(): number | null {
  if (typeof document === "undefined") return null;
  return Number(document.documentElement.dataset["luck"] ?? 0) % shownTemplates.length;
}
