/**
 * Where the form for messages stands: what its owner has not kept to themselves gets one when it is published, so that
 * the preview shows the way to it too. Samples belong to nobody and have none.
 */
export function contactAddress(site: Readonly<Record<string, unknown>>): string | undefined {
  const { status } = site;
  return status === "draft" || status === "published" ? "contact" : undefined;
}
