/** A part of a MIME message (RFC 2045): its header fields and what they speak of. */
export type MimePart = { header: string; body: string };

const headWithin = 2048;

/** True for a page saved as one file (MHTML, RFC 2557), which Word and sites for jobs hand out under the name `.doc`. */
export function isWebArchive(bytes: Uint8Array): boolean {
  const { header } = splitPart(new TextDecoder("latin1").decode(bytes.subarray(0, headWithin)));
  return /^mime-version:/im.test(header) && /^multipart\//i.test(fieldOf(header, "content-type"));
}

/** Parts a message, or a part of one, at its first empty line. */
export function splitPart(text: string): MimePart {
  const end = /\r?\n\r?\n/.exec(text);
  if (end === null) return { header: text, body: "" };
  return { header: text.slice(0, end.index), body: text.slice(end.index + end[0].length) };
}

/** The value of a field of a header; lines that begin with a blank belong to the one above. */
export function fieldOf(header: string, name: string): string {
  const lines = header.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  const line = lines.find((each) => each.toLowerCase().startsWith(`${name}:`));
  return line?.slice(name.length + 1).trim() ?? "";
}
