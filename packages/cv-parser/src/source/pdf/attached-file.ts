import type { OpenedPdf } from "./open-pdf.ts";

/** A CV of that form holds a photo of a megabyte or two; anything larger is something else. */
const largest = 12_000_000;
/** Files attached to a CV are few; of more the first are looked at. */
const mostFiles = 8;
const europass = /^\uFEFF?\s*(?:<\?xml[^>]*\?>\s*)?<(?:\w+:)?(?:Candidate|SkillsPassport)\s[^>]*europass/i;

/**
 * The XML that the editor of Europass puts into its PDF files, so that programs need not read the page; null where the
 * file has none. Never throws.
 */
export async function attachedEuropass(pdf: OpenedPdf): Promise<string | null> {
  try {
    const attachments = await pdf.getAttachments();
    for (const id of [...(attachments?.keys() ?? [])].slice(0, mostFiles)) {
      const content = await pdf.getAttachmentContent(id);
      if (!(content instanceof Uint8Array) || content.length > largest) continue;
      const text = new TextDecoder().decode(content);
      if (europass.test(text.slice(0, 2000))) return text;
    }
  } catch {
    // A broken attachment takes nothing from the page.
  }
  return null;
}
