import type { EndpointDefinition } from "@vitrine/contract";

/** What is said of a failed website-level call when the server gives no sentence (document 2, section 8). */
const sentences: Readonly<Record<string, string>> = {
  "GET /websites": "Failed to fetch website",
  "GET /websites/:id": "Failed to fetch website",
  "POST /websites": "Failed to create website",
  "PUT /websites/:id": "Failed to update website",
  "DELETE /websites/:id": "Failed to delete website",
  "POST /websites/:id/switch": "Failed to switch website",
  "POST /websites/:id/publish": "Failed to publish website",
  "POST /websites/:id/unpublish": "Failed to unpublish website",
  "POST /websites/:id/clone": "Failed to clone website",
  "GET /websites/:id/export": "Failed to export website",
  "POST /websites/:id/profile-picture": "Failed to upload or remove profile picture",
  "DELETE /websites/:id/profile-picture": "Failed to upload or remove profile picture",
  "PUT /websites/:id/template": "Failed to update template",
  "GET /websites/:id/analytics": "Failed to get analytics",
  "GET /websites/:id/data": "Failed to load website data",
};

/** The sentence for a call that failed without one; undefined for calls that are not about a website. */
export function websiteFailure({ method, path }: Pick<EndpointDefinition, "method" | "path">): string | undefined {
  return sentences[`${method} ${path}`];
}
