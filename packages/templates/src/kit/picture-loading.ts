/**
 * When the browser fetches a picture of a project: one that lies in the page itself costs no fetch and is drawn at
 * once, so that a picture of the whole page shows it; any other comes when the visitor nears it.
 */
export function pictureLoading(src: string): "eager" | "lazy" {
  return src.startsWith("data:") ? "eager" : "lazy";
}
