import { toast } from "@vitrine/ui";

/** Copies a text, and says so; where the browser does not allow it, the text is shown to be copied by hand. */
export async function copyText(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast.success(done);
  } catch {
    toast.info(text);
  }
}

/** Copies formatted text with its plain form, for programs that take only that. */
export async function copyFormatted(html: string, plain: string, done: string): Promise<void> {
  try {
    const forms = { "text/html": html, "text/plain": plain };
    const blobs = Object.fromEntries(
      Object.entries(forms).map(([type, content]) => [type, new Blob([content], { type })]),
    );
    await navigator.clipboard.write([new ClipboardItem(blobs)]);
    toast.success(done);
  } catch {
    await copyText(plain, done);
  }
}
