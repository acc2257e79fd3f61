/** What a DOI consists of: its registrant's number and a suffix of any printable characters (ISO 26324). */
const doiPattern = /10\.\d{4,9}\/[^\s"<>]+/;

/** Signs that end a sentence or a bracket around a DOI rather than the DOI. */
const trailing = /[.,;:'’”»\]}]+$/;

/**
 * The bare DOI that a text holds, whether it was written alone, after `doi:` or as an address; empty without one.
 * Names of DOIs do not depend on case, so it is lower-cased.
 */
export function doiOf(text: string): string {
  const [found] = doiPattern.exec(unescaped(text)) ?? [];
  return found ? withoutLooseEnd(found).toLowerCase() : "";
}

/** The address of a DOI, as its registry asks to write it (doi.org, "DOI Display Guidelines"); empty without one. */
export function doiAddress(doi: string): string {
  const bare = doiOf(doi);
  return bare ? `https://doi.org/${bare.split("/").map(encodeURIComponent).join("/")}` : "";
}

/** An address may carry its DOI percent-encoded. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A closing bracket belongs to a DOI that opened one, as in `10.1016/s0140-6736(05)17868-5`. */
function withoutLooseEnd(doi: string): string {
  const cut = doi.replace(trailing, "");
  const isLoose = cut.endsWith(")") && cut.split(")").length > cut.split("(").length;
  return isLoose ? withoutLooseEnd(cut.slice(0, -1)) : cut;
}
