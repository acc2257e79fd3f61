// oxlint-disable-next-line no-control-regex -- exactly these are meant
const unprintable = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufffe\uffff]/g;

/** A text on one line, without the signs that neither XML nor a page can hold, and those that turn the order of letters around. */
export function printableText(text: string): string {
  return text.toWellFormed().replace(unprintable, "").replace(/\s+/g, " ").trim().normalize("NFC");
}
