/** What a website can be exported as; the first is the default (contract.md 9). */
export const exportFormats = ["json", "pdf", "docx", "zip"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Name of the file that an export is kept under (document 2, section 7). */
export function exportFileName(websiteId: number, format: ExportFormat): string {
  return `website-${websiteId}.${format}`;
}

/** What no system takes in the name of a file, and what would turn the name around. */
// oxlint-disable-next-line no-control-regex -- exactly these are meant
const unfitForNames = /[\u0000-\u001f\u007f<>:"/\\|?*\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

/** "Amara Okonkwo CV.pdf": a CV is kept under the name of its person; all else, and one without a name, by number. */
export function exportedAs({ id, full_name }: { id: number; full_name: string | null }, format: ExportFormat): string {
  const name = (full_name ?? "").replace(unfitForNames, " ").replace(/\s+/gu, " ").trim().slice(0, 80).toWellFormed();
  const isCv = format === "pdf" || format === "docx";
  return isCv && /[\p{L}\p{N}]/u.test(name) ? `${name} CV.${format}` : exportFileName(id, format);
}
