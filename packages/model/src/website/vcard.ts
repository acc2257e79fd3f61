import type { PublicSite } from "./public-site.ts";

/** RFC 2426, 2.6: lines of at most 75 octets; what follows a folded line begins with a space. */
const octetsOfLine = 74;

/**
 * The business card of a site's owner: what the page shows, in vCard 3.0 (RFC 2426), which every phone reads. The name
 * stays whole, because which part of it is the family's is nowhere said.
 * @param addresses of the page, and of the picture where there is one, both absolute
 */
export function vCardOf(
  { name, full_name: fullName, contact }: Pick<PublicSite, "name" | "full_name" | "contact">,
  addresses: { page: string; picture: string | null },
): string {
  const person = fullName || name;
  const lines: [string, string][] = [
    ["FN", person],
    ["TITLE", contact.title],
    ["EMAIL;TYPE=INTERNET", contact.email],
    ["TEL", contact.phone],
    ["URL", addresses.page],
    ["PHOTO;VALUE=uri", addresses.picture ?? ""],
  ];
  const said = lines.filter(([, value]) => value.trim() !== "").map(([key, value]) => `${key}:${escaped(value)}`);
  const place = contact.location.trim() === "" ? [] : [`ADR:;;;${escaped(contact.location)};;;`];
  return ["BEGIN:VCARD", "VERSION:3.0", `N:;${escaped(person)};;;`, ...said, ...place, "END:VCARD"]
    .map(folded)
    .join("\r\n")
    .concat("\r\n");
}

function escaped(value: string): string {
  return value
    .trim()
    .replace(/[\\,;]/g, String.raw`\$&`)
    .replace(/\r\n?|\n/g, String.raw`\n`);
}

function folded(line: string): string {
  const encoder = new TextEncoder();
  const rows: string[] = [];
  let row = "";
  let octets = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (octets + size > octetsOfLine) {
      rows.push(row);
      row = "";
      octets = 0;
    }
    row += letter;
    octets += size;
  }
  return [...rows, row].join("\r\n ");
}
